/** What was typed as a number; a point at its end is one whose digits are still to come. */
export function typedNumber(text: string): string {
  return text.trim().replace(/\.$/, '');
}

/** Whether a text is an amount in yuan, as the gateway takes it. */
export function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(typedNumber(text));
}

/** Whether a text is a number of days, as the gateway takes it. */
export function isDays(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typedNumber(text));
}

/** Whether a box has something in it that cannot be read; an empty one means what is saved, or what the law gives. */
export function isUnread(text: string, isShaped: (text: string) => boolean): boolean {
  return text.trim() !== '' && !isShaped(text);
}
