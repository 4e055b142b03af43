import { percent, type Ratio, ratio, zero } from './ratio.ts';
import { decimalText, type Rounding, roundedQuotient, toCent } from './rounding.ts';

declare const inFen: unique symbol;

/** An amount in whole fen. Only a rounding turns an exact number into one. */
export type Money = bigint & { readonly [inFen]: true };

/** No money. */
export const nothing = 0n as Money;

/** The amount of whole fen that the database keeps. */
export function fen(count: bigint | number): Money {
  return BigInt(count) as Money;
}

/**
 * Reads yuan with at most two digits after the point, such as `184.61`.
 * @throws {RangeError} for parts of a fen.
 */
export function yuan(text: string): Money {
  const { numerator, denominator } = ratio(text);
  const hundredfold = numerator * 100n;
  if (hundredfold % denominator !== 0n) throw new RangeError(`${text} has parts of a fen.`);
  return (hundredfold / denominator) as Money;
}

/** The amount in yuan as an exact number, to calculate with. */
export function exact(amount: Money): Ratio {
  return { numerator: amount, denominator: 100n };
}

/** Rounds a number of yuan to money, by a rounding with a name. */
export function rounded(value: Ratio, rounding: Rounding = toCent): Money {
  const step = ratio(rounding.unit);
  const units = roundedQuotient(
    value.numerator * step.denominator,
    value.denominator * step.numerator,
    rounding.mode,
  );
  return ((units * step.numerator * 100n) / step.denominator) as Money;
}

/** A share in percent of an amount, rounded once. */
export function shareOf(amount: Money, ratePercent: string, rounding: Rounding = toCent): Money {
  const rate = percent(ratePercent);
  return rounded(
    { numerator: amount * rate.numerator, denominator: 100n * rate.denominator },
    rounding,
  );
}

/** The sum of amounts. */
export function total(amounts: readonly Money[]): Money {
  return amounts.reduce<bigint>((sum, amount) => sum + amount, 0n) as Money;
}

/** What is left of an amount. */
export function less(amount: Money, off: Money): Money {
  return (amount - off) as Money;
}

/** The amount, or nothing where it is below zero. */
export function atLeastNothing(amount: Money): Money {
  return amount < 0n ? nothing : amount;
}

/** Writes an amount in yuan with two digits, such as `-1234.50`. */
export function yuanText(amount: Money): string {
  return decimalText(exact(amount), 2);
}

/**
 * Splits an amount by shares; the parts always sum to the whole. What is left over goes by the largest remainder,
 * at equal remainders to the earlier part. A negative amount mirrors the positive split.
 * @throws {RangeError} where the shares sum to nothing.
 */
export function split(amount: Money, shares: readonly Ratio[]): Money[] {
  if (amount < 0n) return split(-amount as Money, shares).map((part) => -part as Money);
  const whole = shares.reduce((sum, share) => sum + scaled(share, shares), 0n);
  if (whole <= 0n) throw new RangeError('The shares sum to nothing.');
  const parts = shares.map((share, at) => {
    const product = amount * scaled(share, shares);
    return { at, floor: product / whole, rest: product % whole };
  });
  const left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, floor }) => (floor + (lucky.has(at) ? 1n : 0n)) as Money);
}

function scaled({ numerator, denominator }: Ratio, shares: readonly Ratio[]): bigint {
  const common = shares.reduce((product, share) => product * share.denominator, 1n);
  return (numerator * common) / denominator;
}

/** An amount times an exact number, rounded once. */
export function times(amount: Money, factor: Ratio, rounding: Rounding = toCent): Money {
  return rounded(
    { numerator: amount * factor.numerator, denominator: 100n * factor.denominator },
    rounding,
  );
}

/** Whether a number is zero. */
export function isZero(value: Ratio): boolean {
  return value.numerator === zero.numerator;
}
