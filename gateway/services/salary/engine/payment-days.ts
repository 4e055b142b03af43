import { add, type Ratio, ratio, subtract, zero } from '#gateway/kernel/exact/ratio.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';

/** What happened on a day. */
export type DayMark =
  | 'absent'
  | 'unpaid'
  | 'half-day-unpaid'
  | 'half-day-absent'
  | 'paid-leave'
  | 'unmarked';

/** A month of one person and the policy of the company. */
export interface PaymentMonth {
  /** Month `YYYY-MM`. */
  readonly month: string;
  /** Days off: dates or English names of weekdays. */
  readonly holidays: readonly string[];
  readonly countHolidaysAsPaid: boolean;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
  readonly marks: readonly { readonly date: string; readonly mark: DayMark }[];
  /** Whether an absence on a day off takes a day off. */
  readonly absentOnHolidayCounts: boolean;
  /** The share of the day that stays paid on a half day. */
  readonly halfDayPaidShare: Ratio;
  readonly unmarkedIsAbsent: boolean;
}

/** Days of a month: to work, not paid, absent and paid. */
export interface PaymentDays {
  readonly workingDays: Ratio;
  readonly unpaidDays: Ratio;
  readonly absentDays: Ratio;
  readonly paidDays: Ratio;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Counts the paid and unpaid days of a month. */
export function paymentDays(facts: PaymentMonth): PaymentDays {
  const days = daysOf(facts.month);
  const holidays = new Set(facts.holidays.map((one) => one.toLowerCase()));
  const isHoliday = (day: string): boolean =>
    holidays.has(day) || holidays.has(weekdays[new Date(day).getUTCDay()] ?? '');
  const counts = (day: string): boolean => facts.countHolidaysAsPaid || !isHoliday(day);
  const isEmployed = (day: string): boolean =>
    (facts.joinedOn === null || day >= facts.joinedOn) &&
    (facts.leftOn === null || day <= facts.leftOn);
  const marks = facts.marks.filter(
    ({ date }) =>
      date.startsWith(facts.month) &&
      isEmployed(date) &&
      (!isHoliday(date) || facts.absentOnHolidayCounts),
  );
  const lost = lostDays(marks, facts);
  const employed = ratio(days.filter((day) => isEmployed(day) && counts(day)).length);
  return {
    workingDays: ratio(days.filter(counts).length),
    unpaidDays: lost.unpaid,
    absentDays: lost.absent,
    paidDays: subtract(employed, add(lost.unpaid, lost.absent)),
  };
}

function lostDays(
  marks: PaymentMonth['marks'],
  { halfDayPaidShare, unmarkedIsAbsent }: PaymentMonth,
): { unpaid: Ratio; absent: Ratio } {
  const half = subtract(ratio(1), halfDayPaidShare);
  let [unpaid, absent] = [zero, zero];
  for (const { mark } of marks) {
    if (mark === 'unpaid') unpaid = add(unpaid, ratio(1));
    if (mark === 'half-day-unpaid') unpaid = add(unpaid, half);
    if (mark === 'absent') absent = add(absent, ratio(1));
    if (mark === 'half-day-absent') absent = add(absent, half);
    if (mark === 'unmarked' && unmarkedIsAbsent) absent = add(absent, ratio(1));
  }
  return { unpaid, absent };
}

/** The days of a month. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  const end = addMonths(`${month}-01`, 1);
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The periods left in a payroll year, with the one that begins on a day. */
export function remainingPeriods(
  yearTo: string,
  period: { readonly from: string; readonly to: string },
): number {
  let count = 0;
  for (let from = period.from; from <= yearTo; from = nextPeriod(from, period)) count += 1;
  return count;
}

/** The first day of the period after one of the same length; months where the period is one. */
function nextPeriod(from: string, period: { readonly from: string; readonly to: string }): string {
  const after = addDays(period.to, 1);
  if (after === addMonths(period.from, 1)) return addMonths(from, 1);
  const length = (Date.parse(after) - Date.parse(period.from)) / 86_400_000;
  return addDays(from, length);
}
