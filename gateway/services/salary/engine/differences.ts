import { less, type Money } from '#gateway/kernel/exact/money.ts';
import {
  add,
  compare,
  least,
  multiply,
  type Ratio,
  subtract,
  zero,
} from '#gateway/kernel/exact/ratio.ts';

/** What was paid in a closed month and what is due by the facts known now. */
export interface ClosedMonth {
  readonly month: string;
  readonly paid: Money;
  readonly due: Money;
}

/** The difference of a closed month, paid in the open one. */
export interface MonthDelta {
  readonly month: string;
  readonly delta: Money;
}

/** The differences of closed months; a month that is right gives none. */
export function closedMonthDeltas(closed: readonly ClosedMonth[]): readonly MonthDelta[] {
  return closed
    .filter(({ paid, due }) => paid !== due)
    .map(({ month, paid, due }) => ({ month, delta: less(due, paid) }));
}

/** A row of years and the multiple that each of them counts. */
export interface Slab {
  readonly from: Ratio;
  readonly to: Ratio | null;
  readonly multiple: Ratio;
}

/** The multiple for years of service: each year by its own row, or all by the row of the whole. */
export function slabMultiple(years: Ratio, slabs: readonly Slab[], single: boolean): Ratio {
  if (single) {
    const row = slabs.find(
      ({ from, to }) => compare(years, from) >= 0 && (to === null || compare(years, to) < 0),
    );
    return row === undefined ? zero : multiply(years, row.multiple);
  }
  return slabs.reduce((sum, { from, to, multiple }) => {
    const end = to === null ? years : least(years, to);
    if (compare(end, from) <= 0) return sum;
    return add(sum, multiply(subtract(end, from), multiple));
  }, zero);
}
