import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';

/** The last day of a probation of so many months. */
export function lastDay(from: string, months: number): string {
  return addDays(addMonths(from, months), -1);
}
