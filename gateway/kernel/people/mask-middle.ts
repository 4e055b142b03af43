/** Shows the first and last characters, fewer when the value is so short that little would be hidden. */
export function maskMiddle(value: string, first: number, last: number): string {
  const characters = [...value];
  const shown = characters.length >= (first + last) * 1.5 ? { first, last } : { first: 0, last: 0 };
  const hidden = characters.length - shown.first - shown.last;
  return (
    characters.slice(0, shown.first).join('') +
    '*'.repeat(hidden) +
    characters.slice(characters.length - shown.last).join('')
  );
}
