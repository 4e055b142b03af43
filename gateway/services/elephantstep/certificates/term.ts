/** The last day of a certificate: pure. */
import { addDays, addMonths, daysBetween } from '#gateway/kernel/people/calendar.ts';

/** What a kind of certificate says about its term. */
export interface KindTerm {
  readonly months: number | null;
  readonly renewDays: number;
  readonly renewFrom: 'expiry' | 'issue';
}

/**
 * The last valid day of a certificate that is issued on a day, null for one without an end. A renewal within the days before
 * the present expiry goes on from there where its kind says so; any other counts from its own day. It never ends before the
 * present one.
 */
export function lastDayOf(
  { months, renewDays, renewFrom }: KindTerm,
  issuedOn: string,
  present: string | null,
): string | null {
  if (months === null) return null;
  const fromIssue = addDays(keepingEnd(issuedOn, months), -1);
  if (present === null) return fromIssue;
  const left = daysBetween(issuedOn, present);
  if (renewFrom === 'expiry' && left >= 0 && left <= renewDays) return keepingEnd(present, months);
  return fromIssue > present ? fromIssue : present;
}

/** The same day some months later. The last day of a month stays the last day of one. */
function keepingEnd(day: string, months: number): string {
  const isLast = addDays(day, 1).endsWith('-01');
  return isLast ? addDays(addMonths(addDays(day, 1), months), -1) : addMonths(day, months);
}
