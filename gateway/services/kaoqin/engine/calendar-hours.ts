import { dayMinutes } from './clock.ts';
import type { Segment } from './shift.ts';
import { common, lengthOf, type Span, without } from './spans.ts';

/** Somebody at work, in calendar minutes; still there while `to` is null. */
export interface Attendance {
  readonly from: number;
  readonly to: number | null;
}

/** The hours of work of a day from Monday to Friday. */
export type WorkingHours = readonly Segment[];

/** The hours of the day a calendar minute is in, and the breaks between them; none at a weekend. */
function hoursAt(hours: WorkingHours, minute: number) {
  const day = Math.floor(minute / dayMinutes);
  const start = day * dayMinutes;
  // 1970-01-01 is a Thursday.
  const weekday = (day + 4) % 7;
  const spans =
    weekday === 0 || weekday === 6
      ? []
      : hours.map(({ on, off }) => ({ from: start + on, to: start + off }));
  const breaks = spans.slice(1).map(({ from }, at) => ({ from: spans[at]?.to ?? from, to: from }));
  return { day, spans, breaks };
}

function byDay(attendances: readonly Attendance[]) {
  return Map.groupBy(
    attendances.toSorted((a, b) => a.from - b.from),
    ({ from }) => Math.floor(from / dayMinutes),
  );
}

/** What attendances work, without the breaks between the hours of their days. */
export function workedMinutes(hours: WorkingHours, attendances: readonly Attendance[]): number {
  return attendances.reduce((sum, { from, to }) => {
    if (to === null) return sum;
    return sum + lengthOf(without([{ from, to }], hoursAt(hours, from).breaks));
  }, 0);
}

/**
 * Overtime against hours of work, by attendance: it belongs to the one that passes the hours of the day. Up to the
 * tolerance a day has none; the break between the hours is not worked.
 */
export function overtimeByAttendance(
  hours: WorkingHours,
  attendances: readonly Attendance[],
  tolerance: number,
): readonly number[] {
  return [...byDay(attendances).values()].flatMap((ofDay) => {
    const { spans, breaks } = hoursAt(hours, ofDay[0]?.from ?? 0);
    const due = lengthOf(spans);
    let worked = 0;
    const overtime = ofDay.map(({ from, to }) => {
      const before = Math.max(0, worked - due);
      worked += to === null ? 0 : lengthOf(without([{ from, to }], breaks));
      return Math.max(0, worked - due) - before;
    });
    return worked - due <= tolerance ? overtime.map(() => 0) : overtime;
  });
}

/** When an open attendance is closed: once the hours of the day and the tolerance are worked. */
export function closeOpenAttendance(
  hours: WorkingHours,
  ofDay: readonly Attendance[],
  { tolerance, leave }: { readonly tolerance: number; readonly leave: readonly Span[] },
): readonly Attendance[] {
  return ofDay.map((open) => {
    if (open.to !== null) return open;
    const { spans, breaks } = hoursAt(hours, open.from);
    const done = ofDay.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));
    const due = lengthOf(spans) - lengthOf(common(spans, leave)) + tolerance;
    let left = due - lengthOf(without(done, breaks));
    let to = open.from;
    for (const pause of breaks.filter((one) => one.to > open.from)) {
      const free = Math.max(0, pause.from - to);
      if (left <= free) break;
      left -= free;
      to = pause.to;
    }
    return { from: open.from, to: to + Math.max(0, left) };
  });
}
