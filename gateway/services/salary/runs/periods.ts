import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';

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
  /** The first day of the month of payment. */
  readonly taxMonth: string;
}

/** The period of a month, which is given by its first day: it ends in that month. */
export function periodOf({ firstDay, payDay, paidIn }: Cycle, month: string): Period {
  const begins = (first: string) => addDays(first, firstDay - 1);
  const fromOn = firstDay === 1 ? month : begins(addMonths(month, -1));
  const toOn = addDays(firstDay === 1 ? addMonths(month, 1) : begins(month), -1);
  const taxMonth = paidIn === 'same-month' ? month : addMonths(month, 1);
  return { fromOn, toOn, payOn: addDays(taxMonth, payDay - 1), taxMonth };
}
