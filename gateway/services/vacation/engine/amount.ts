import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { roundedQuotient, shortText } from '#gateway/kernel/exact/rounding.ts';

/** An amount of leave in ten-thousandths of its unit (day or hour): a whole number, so that sums are exact. */
export type Amount = number;

/** One unit. */
export const oneUnit: Amount = 10_000;

/** An exact number of units as an amount, rounded half up to ten-thousandths. */
export function amountOf({ numerator, denominator }: Ratio): Amount {
  return Number(roundedQuotient(numerator * BigInt(oneUnit), denominator, 'half-up'));
}

/** Reads units such as `2.5`. */
export function amount(text: string): Amount {
  return amountOf(ratio(text));
}

/** Writes an amount in units, such as `2.5`. */
export function amountText(value: Amount, mostDigits = 4): string {
  return shortText({ numerator: BigInt(value), denominator: BigInt(oneUnit) }, mostDigits);
}
