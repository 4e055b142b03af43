import { type Ratio, ratio } from './ratio.ts';

/**
 * How a number is rounded: `half-up` goes away from zero at the middle, `half-even` to the even unit,
 * `up` away from zero and `down` towards it.
 */
export type RoundingMode = 'half-up' | 'half-even' | 'up' | 'down';

/** A rounding by name: to which unit (`0.01`, `0.1`, `1`) and how. */
export interface Rounding {
  readonly unit: string;
  readonly mode: RoundingMode;
}

/** To the cent, the middle away from zero: the rounding of pay and tax where no rule names another. */
export const toCent: Rounding = { unit: '0.01', mode: 'half-up' };

/** Rounds to a unit; the result is a whole multiple of it. */
export function round(value: Ratio, { unit, mode }: Rounding): Ratio {
  const step = ratio(unit);
  const numerator = value.numerator * step.denominator;
  const units = roundedQuotient(numerator, value.denominator * step.numerator, mode);
  return { numerator: units * step.numerator, denominator: step.denominator };
}

/** The whole number that a quotient is rounded to; the divisor is above zero. */
export function roundedQuotient(numerator: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const whole = size / divisor;
  const twice = (size % divisor) * 2n;
  const rounded = goesUp(mode, { whole, twice, divisor }) ? whole + 1n : whole;
  return negative ? -rounded : rounded;
}

function goesUp(
  mode: RoundingMode,
  { whole, twice, divisor }: { whole: bigint; twice: bigint; divisor: bigint },
): boolean {
  if (mode === 'down') return false;
  if (mode === 'up') return twice > 0n;
  if (twice === divisor) return mode === 'half-up' || whole % 2n === 1n;
  return twice > divisor;
}

/** Writes a number with a fixed count of digits after the point, rounded half up where it has more. */
export function decimalText(value: Ratio, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const units = roundedQuotient(value.numerator * scale, value.denominator, 'half-up');
  const size = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (digits === 0) return sign + size;
  return `${sign}${size.slice(0, -digits)}.${size.slice(-digits)}`;
}

/** Writes a number without zeros at the end: `1.50` is `1.5`, and 15 is `15`. */
export function shortText(value: Ratio, mostDigits = 6): string {
  const text = decimalText(value, mostDigits);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
