import { addDays, daysThrough } from '#gateway/kernel/people/calendar.ts';
import { type Amount, oneUnit } from './amount.ts';
import type { LeaveDay } from './lots.ts';

/** A leave as somebody asks for it, in days. */
export interface AskedLeave {
  readonly from: string;
  readonly to: string;
  /** The days of which only a half is asked for. */
  readonly halfDays: readonly string[];
}

/** How much of each day a leave takes; days that are not counted, such as holidays, are left out. */
export function leaveDays(
  { from, to, halfDays }: AskedLeave,
  counts: (day: string) => boolean,
): readonly LeaveDay[] {
  return daysThrough(from, to)
    .filter(counts)
    .map((day) => ({ day, amount: halfDays.includes(day) ? oneUnit / 2 : oneUnit }));
}

/** What a request is checked against. */
export interface RequestLimits {
  readonly counts: (day: string) => boolean;
  readonly atMostInARow: number | null;
  /** What is left to ask for; null where the type has no balance. */
  readonly balance: Amount | null;
}

/** Why a request is refused. */
export type RequestRefusal = 'overlap' | 'too-long' | 'no-balance' | 'no-days';

/** Checks a request against what was asked for before; null where it is right. */
export function refusalOf(
  asked: AskedLeave,
  earlier: readonly AskedLeave[],
  limits: RequestLimits,
): RequestRefusal | null {
  const days = leaveDays(asked, limits.counts);
  const total = sumOf(days);
  if (total === 0) return 'no-days';
  const before = earlier.map((one) => leaveDays(one, limits.counts));
  const taken = new Map<string, Amount>();
  for (const { day, amount } of before.flat()) taken.set(day, (taken.get(day) ?? 0) + amount);
  if (days.some(({ day, amount }) => (taken.get(day) ?? 0) + amount > oneUnit)) return 'overlap';
  if (limits.atMostInARow !== null && inARow(asked, earlier, limits) > limits.atMostInARow)
    return 'too-long';
  const used = before.reduce((sum, one) => sum + sumOf(one), 0);
  return limits.balance !== null && used + total > limits.balance ? 'no-balance' : null;
}

function sumOf(days: readonly LeaveDay[]): Amount {
  return days.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many counted days follow one another, with the requests that touch this one. */
function inARow(
  asked: AskedLeave,
  earlier: readonly AskedLeave[],
  { counts }: RequestLimits,
): number {
  const all = new Set([asked, ...earlier].flatMap(({ from, to }) => daysThrough(from, to)));
  let { from, to } = asked;
  while (all.has(addDays(from, -1))) from = addDays(from, -1);
  while (all.has(addDays(to, 1))) to = addDays(to, 1);
  return daysThrough(from, to).filter(counts).length;
}
