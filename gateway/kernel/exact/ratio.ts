/** An exact number: numerator over a positive denominator, not reduced until it grows large. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A text that is no decimal number. */
export class NotANumberError extends Error {
  override readonly name = 'NotANumberError';
}

const large = 1n << 128n;

/** Zero. */
export const zero: Ratio = { numerator: 0n, denominator: 1n };
/** One. */
export const one: Ratio = { numerator: 1n, denominator: 1n };

/**
 * Reads a decimal text such as `21.75`, or a whole number.
 * @throws {NotANumberError} for any other text and for a number that is not whole.
 */
export function ratio(value: string | number | bigint): Ratio {
  if (typeof value === 'bigint') return { numerator: value, denominator: 1n };
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  const match = typeof text === 'string' ? /^([+-]?\d+)(?:\.(\d+))?$/.exec(text) : null;
  if (match === null) throw new NotANumberError(`${text} is not a decimal number.`);
  const [, whole = '0', fraction = ''] = match;
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

/** Reads a rate in percent: `8` is 8 of 100. */
export function percent(value: string): Ratio {
  const { numerator, denominator } = ratio(value);
  return { numerator, denominator: denominator * 100n };
}

/** The sum. */
export function add(left: Ratio, right: Ratio): Ratio {
  if (left.denominator === right.denominator) {
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  }
  return kept(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** The difference. */
export function subtract(left: Ratio, right: Ratio): Ratio {
  return add(left, negate(right));
}

/** The product. */
export function multiply(left: Ratio, right: Ratio): Ratio {
  return kept(left.numerator * right.numerator, left.denominator * right.denominator);
}

/**
 * The exact quotient.
 * @throws {RangeError} for a divisor of zero.
 */
export function divide(left: Ratio, right: Ratio): Ratio {
  if (right.numerator === 0n) throw new RangeError('Nothing is divided by zero.');
  const sign = right.numerator < 0n ? -1n : 1n;
  return kept(left.numerator * right.denominator * sign, left.denominator * right.numerator * sign);
}

/** The number with the other sign. */
export function negate({ numerator, denominator }: Ratio): Ratio {
  return { numerator: -numerator, denominator };
}

/** Below zero, zero or above zero as the left number is less, equal or more. */
export function compare(left: Ratio, right: Ratio): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The less of two numbers. */
export function least(left: Ratio, right: Ratio): Ratio {
  return compare(left, right) <= 0 ? left : right;
}

/** The greater of two numbers. */
export function most(left: Ratio, right: Ratio): Ratio {
  return compare(left, right) >= 0 ? left : right;
}

/** The sum of a list. */
export function sum(values: readonly Ratio[]): Ratio {
  return values.reduce(add, zero);
}

function kept(numerator: bigint, denominator: bigint): Ratio {
  if (denominator < large) return { numerator, denominator };
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function commonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
