import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { readDayKinds } from '#gateway/kernel/people/company-days.ts';

/** What of a pay group decides about its periods. */
export interface Cycle {
  /** 1 for calendar months, 26 for the 26th to the 25th. */
  readonly firstDay: number;
  readonly payDay: number;
  readonly paidIn: 'same-month' | 'next-month';
}

/** The days of a month's period, when it is paid, and the month in which it is taxed. */
export interface Period {
  readonly fromOn: string;
  readonly toOn: string;
  readonly payOn: string;
  /** The first day of the month of the pay day that the group names. */
  readonly taxMonth: string;
}

/** More days off than any calendar has in a row: a pay day within so many stays where it is. */
const mostDaysOff = 31;

/**
 * The period of a month, which is given by its first day: it ends in that month. A pay day on a day
 * off moves to the last workday before it (provisional rules on the payment of wages, art. 7). The
 * month of tax stays that of the named day: every month has one run, and with it one month of
 * deductions and of insurance.
 */
export function periodOf(cycle: Cycle, month: string, kindOf: (day: string) => DayKind): Period {
  const { firstDay } = cycle;
  const begins = (first: string) => addDays(first, firstDay - 1);
  const fromOn = firstDay === 1 ? month : begins(addMonths(month, -1));
  const toOn = addDays(firstDay === 1 ? addMonths(month, 1) : begins(month), -1);
  const named = namedPayDay(cycle, month);
  const payOn =
    Array.from({ length: mostDaysOff }, (_, days) => addDays(named, -days)).find(
      (day) => kindOf(day) === 'workday',
    ) ?? named;
  return { fromOn, toOn, payOn, taxMonth: monthStart(named) };
}

/** The period of a month with the calendar of the company. */
export async function readPeriod(
  database: DatabaseTransaction,
  tenantId: string,
  cycle: Cycle,
  month: string,
): Promise<Period> {
  const to = namedPayDay(cycle, month);
  const from = addDays(to, -mostDaysOff);
  return periodOf(cycle, month, await readDayKinds(database, tenantId, { from, to }));
}

function namedPayDay({ payDay, paidIn }: Cycle, month: string): string {
  return addDays(paidIn === 'same-month' ? month : addMonths(month, 1), payDay - 1);
}
