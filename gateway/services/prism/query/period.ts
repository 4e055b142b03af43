import type { Period } from '#bridge/calls/prism/query.ts';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  monthStart,
} from '#gateway/kernel/people/calendar.ts';
import type { Step } from '../bind.ts';

/** Both days are in. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Most months of one answer. */
export const mostMonths = 36;

/** The days that a period is about today. */
export function spanOf(period: Period, today: string): Span {
  const thisMonth = monthStart(today);
  switch (period.kind) {
    case 'today':
      return { from: today, to: today };
    case 'day':
      return { from: period.day, to: period.day };
    case 'months':
      return { from: addMonths(thisMonth, 1 - period.count), to: today };
    case 'monthsBefore':
      return { from: addMonths(thisMonth, -period.count), to: addDays(thisMonth, -1) };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    default:
      return { from: period.from, to: period.to };
  }
}

/** The compared period: so long before, or a year before. A day is compared with the same day of the month before. */
export function comparedSpan({ from, to }: Span, compare: 'previous' | 'yearBefore'): Span {
  if (compare === 'yearBefore') return { from: addYears(from, -1), to: yearBefore(to) };
  if (from === to) return { from: addMonths(from, -1), to: addMonths(to, -1) };
  if (from === monthStart(from)) {
    const months = -monthsOf({ from, to }).length;
    const isWhole = to === endOfMonth(to);
    const end = addMonths(to, months);
    return { from: addMonths(from, months), to: isWhole ? endOfMonth(end) : end };
  }
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(to, -length) };
}

function yearBefore(day: string): string {
  const before = addYears(day, -1);
  return day === endOfMonth(day) ? endOfMonth(before) : before;
}

function endOfMonth(day: string): string {
  return addDays(addMonths(monthStart(day), 1), -1);
}

/** The months of a span, the first and the last as far as they are in it. */
export function monthsOf({ from, to }: Span): readonly Step[] {
  const steps: Step[] = [];
  for (let first = monthStart(from); first <= to && steps.length <= mostMonths; ) {
    const last = endOfMonth(first);
    steps.push({
      key: first.slice(0, 7),
      from: first < from ? from : first,
      to: last > to ? to : last,
    });
    first = addMonths(first, 1);
  }
  return steps;
}
