import type { Amount } from './amount.ts';

/** A lot of one year of leave, with the sums of its ledger. */
export interface YearLot {
  readonly id: string;
  readonly validTo: string | null;
  /** Granted and adjusted by a policy, not by hand. */
  readonly granted: Amount;
  readonly left: Amount;
}

/** What a year should come to by a policy. */
export interface DueYear {
  readonly validTo: string;
  /** What should be granted by the day that is looked at; null keeps what is granted. */
  readonly granted: Amount | null;
}

/** An entry of the ledger that brings a year to its policy; no lot is one that is to be made. */
export interface Settlement {
  readonly lotId: string | null;
  readonly amount: Amount;
}

/**
 * What brings the lots of a year to a policy. Lots keep their days: where the policy gives the year another last day, what is
 * left moves to a lot that ends then. Leave that was taken stays with the lot it was taken from, so that the year's sum is
 * what the policy grants without what was taken. Asked again after its entries are written, it returns none.
 */
export function settleYear(lots: readonly YearLot[], due: DueYear): readonly Settlement[] {
  const granted = lots.reduce((sum, lot) => sum + lot.granted, 0);
  const difference = due.granted === null ? 0 : due.granted - granted;
  const home = lots.find(({ validTo }) => validTo === due.validTo) ?? null;
  const moved = lots.filter((lot) => lot !== home && lot.left !== 0);
  const gain = moved.reduce((sum, { left }) => sum + left, difference);
  return [
    ...moved.map(({ id, left }) => ({ lotId: id, amount: -left })),
    ...(gain === 0 ? [] : [{ lotId: home?.id ?? null, amount: gain }]),
  ];
}

/** What of a year can be taken on a day, after some entries. */
export function leftOn(
  lots: readonly YearLot[],
  settlements: readonly Settlement[],
  due: Pick<DueYear, 'validTo'>,
  day: string,
): Amount {
  const entries = new Map<string | null, Amount>();
  for (const { lotId, amount } of settlements)
    entries.set(lotId, (entries.get(lotId) ?? 0) + amount);
  const made = due.validTo >= day ? (entries.get(null) ?? 0) : 0;
  return lots
    .filter(({ validTo }) => validTo === null || validTo >= day)
    .reduce((sum, { id, left }) => sum + left + (entries.get(id) ?? 0), made);
}
