import {
  compare,
  divide,
  multiply,
  type Ratio,
  ratio,
  subtract,
} from '#gateway/kernel/exact/ratio.ts';

/** How a count is held against its quota. */
export type QuotaRule = 'none' | 'atMost' | 'atLeast' | 'exact';

/**
 * How many people each level gets: floors of share × people, the rest by the largest remainders; at equal remainders
 * the level nearest the middle, then the better one. Shares are in percent and sum to 100; levels are the best first.
 */
export function quotasOf(shares: readonly string[], people: number): readonly number[] {
  return placesOf(shares, people).map(({ quota }) => quota);
}

/** What a level gets: its exact part, and whether one of the places left after the whole parts is among it. */
export interface Place {
  readonly part: Ratio;
  readonly quota: number;
  readonly isLucky: boolean;
}

/** The quotas with what they follow from, for those who ask why. */
export function placesOf(shares: readonly string[], people: number): readonly Place[] {
  const middle = (shares.length - 1) / 2;
  const parts = shares.map((share, at) => {
    const exact = divide(multiply(ratio(share), ratio(people)), ratio(100));
    const floor = exact.numerator / exact.denominator;
    return { at, exact, floor: Number(floor), rest: subtract(exact, ratio(floor)) };
  });
  const left = people - parts.reduce((all, { floor }) => all + floor, 0);
  const lucky = new Set(
    parts
      .toSorted((a, b) => byRest(a.rest, b.rest) || nearer(a.at, b.at, middle) || a.at - b.at)
      .slice(0, Math.max(0, left))
      .map(({ at }) => at),
  );
  return parts.map(({ at, exact, floor }) => ({
    part: exact,
    quota: floor + (lucky.has(at) ? 1 : 0),
    isLucky: lucky.has(at),
  }));
}

function byRest(a: Ratio, b: Ratio): number {
  return compare(b, a);
}

function nearer(a: number, b: number, middle: number): number {
  return Math.abs(a - middle) - Math.abs(b - middle);
}

/** By how many people a count breaks its rule; 0 where it holds. */
export function quotaBreak(rule: QuotaRule, count: number, quota: number): number {
  if (rule === 'none') return 0;
  if (rule === 'atMost') return Math.max(0, count - quota);
  if (rule === 'atLeast') return Math.min(0, count - quota);
  return count - quota;
}
