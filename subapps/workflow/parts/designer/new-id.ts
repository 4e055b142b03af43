/** Makes the code of a new option or column. */
export function newId(): string {
  return `o${crypto.randomUUID().slice(0, 8)}`;
}
