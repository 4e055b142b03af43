/** Reads what was typed, full-width digits and grouping commas included: `null` for nothing, `undefined` for no number. */
export function readNumber(text: string, digits: number): number | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  if (plain === '') return null;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return round(Number(plain), digits);
}

/** Keeps so many decimals. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
