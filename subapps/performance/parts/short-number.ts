/** A decimal without zeros at its end. */
export function shortNumber(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}
