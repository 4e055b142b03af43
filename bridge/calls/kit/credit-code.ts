/** The unified social credit code of a legal person in China (GB 32100-2015): 17 characters and one that checks them. */

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The check character of the first 17; undefined for anything a code cannot hold. */
export function creditCheck(start: string): string | undefined {
  if (start.length !== 17) return undefined;
  let sum = 0;
  let weight = 1;
  for (const one of start) {
    const value = characters.indexOf(one);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return characters[(31 - (sum % 31)) % 31];
}

/** Whether a text is such a code. */
export function isCreditCode(text: string): boolean {
  return text.length === 18 && creditCheck(text.slice(0, 17)) === text[17];
}
