/**
 * Whether a value that was read from JSON holds a text that no database keeps within JSON: half of a surrogate pair, or
 * the character U+0000. Names of fields count. Only escapes can write either, so most texts are not walked through.
 */
export function holdsOddText(json: string, parsed: unknown): boolean {
  return /\\u(?:d[89a-f]|0000)/i.test(json) && isOdd(parsed);
}

function isOdd(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed() || value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => isOdd(name) || isOdd(one));
}
