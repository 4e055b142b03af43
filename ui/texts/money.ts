/** Writes yuan, or another exact number, as calls return it with a comma after every third digit: `-1234567.50` gives `-1,234,567.50`. */
export function moneyWords(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Whether an amount is nothing at all. */
export function isNothing(amount: string): boolean {
  return /^-?0+(\.0+)?$/.test(amount);
}

/** `2026-05-01` as the month that a person reads: `2026-05`. */
export function monthWords(month: string): string {
  return month.slice(0, 7);
}
