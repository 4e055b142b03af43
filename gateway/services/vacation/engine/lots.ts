import type { Amount } from './amount.ts';

/** A grant of leave with the days on which it can be taken. */
export interface Lot {
  readonly id: string;
  readonly left: Amount;
  readonly validFrom: string;
  /** Last day; null where it does not expire. */
  readonly validTo: string | null;
}

/** How much of a leave is on a day. */
export interface LeaveDay {
  readonly day: string;
  readonly amount: Amount;
}

/** What a day takes from a lot. */
export interface Use extends LeaveDay {
  readonly lotId: string;
}

/** What a leave takes, and what no lot covers. */
export interface Consumption {
  readonly uses: readonly Use[];
  readonly uncovered: readonly LeaveDay[];
}

/** The order in which lots are used up: the earliest expiry first, then the oldest. */
export function inOrderOfUse(a: Lot, b: Lot): number {
  const ends = (a.validTo ?? '9999-12-31').localeCompare(b.validTo ?? '9999-12-31');
  return ends || a.validFrom.localeCompare(b.validFrom) || a.id.localeCompare(b.id);
}

/** Whether a lot can be used on a day. */
export function isValidOn({ validFrom, validTo }: Lot, day: string): boolean {
  return validFrom <= day && (validTo === null || validTo >= day);
}

/** What is left in the lots that are not over on a day; debts of one take from the others. */
export function leftOn(lots: readonly Lot[], day: string): Amount {
  return sumOf(
    lots.filter(({ validTo }) => validTo === null || validTo >= day).map(({ left }) => left),
  );
}

/** How much of a leave is not there: what no lot covers on its day, or what is more than is left in all. */
export function shortOf(
  days: readonly LeaveDay[],
  uncovered: readonly LeaveDay[],
  left: Amount,
): Amount {
  const amountsOf = (some: readonly LeaveDay[]) => sumOf(some.map(({ amount }) => amount));
  return Math.max(amountsOf(uncovered), amountsOf(days) - left);
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, one) => sum + one, 0);
}

/** Walks the days of a leave and takes each from the lots that are valid on it. */
export function consume(lots: readonly Lot[], days: readonly LeaveDay[]): Consumption {
  const left = new Map(lots.map((lot) => [lot.id, lot.left]));
  const ordered = lots.toSorted(inOrderOfUse);
  const uses: Use[] = [];
  const uncovered: LeaveDay[] = [];
  for (const { day, amount } of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    let due = amount;
    for (const lot of ordered.filter((one) => isValidOn(one, day))) {
      const taken = Math.min(due, Math.max(0, left.get(lot.id) ?? 0));
      if (taken === 0) continue;
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken);
      uses.push({ day, lotId: lot.id, amount: taken });
      due -= taken;
    }
    if (due > 0) uncovered.push({ day, amount: due });
  }
  return { uses, uncovered };
}
