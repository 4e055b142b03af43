import { type Clock, clockAt, instantOf } from './zoned-time.ts';

/**
 * When recurring work is due, by the clock of the company's zone: `at` is `HH:MM`, `weekday` counts from 1 (Monday) to 7, a
 * `day` that a month lacks is its last one. An `interval` of minutes has no zone.
 */
export type Schedule =
  | { readonly every: 'interval'; readonly minutes: number }
  | { readonly every: 'day'; readonly at: string }
  | { readonly every: 'week'; readonly weekday: number; readonly at: string }
  | { readonly every: 'month'; readonly day: number; readonly at: string };

const MINUTE = 60_000;

/** The first moment after `after` at which the work is due. */
export function nextOccurrence(schedule: Schedule, timeZone: string, after: Date): Date {
  if (schedule.every === 'interval') {
    const step = schedule.minutes * MINUTE;
    return new Date((Math.floor(after.getTime() / step) + 1) * step);
  }
  const { year, month, day } = clockAt(after, timeZone);
  // The day before too: a zone may have skipped the hour, and its work then runs on the day after.
  for (let offset = -1; offset <= 62; offset += 1) {
    const date = dayAfter({ year, month, day }, offset);
    if (!isDue(schedule, date)) continue;
    const moment = instantOf({ ...date, ...timeOf(schedule.at) }, timeZone);
    if (moment > after) return moment;
  }
  throw new Error(`The schedule ${JSON.stringify(schedule)} is never due.`);
}

/** One line that is another one for another schedule. */
export function ruleOf(schedule: Schedule): string {
  switch (schedule.every) {
    case 'interval':
      return `every ${schedule.minutes} min`;
    case 'day':
      return `daily ${schedule.at}`;
    case 'week':
      return `weekly ${schedule.weekday} ${schedule.at}`;
    case 'month':
      return `monthly ${schedule.day} ${schedule.at}`;
  }
}

type CalendarDay = Pick<Clock, 'year' | 'month' | 'day'>;

function dayAfter({ year, month, day }: CalendarDay, offset: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + offset));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function isDue(schedule: Exclude<Schedule, { every: 'interval' }>, date: CalendarDay): boolean {
  if (schedule.every === 'day') return true;
  const { year, month, day } = date;
  if (schedule.every === 'week') {
    return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7) === schedule.weekday;
  }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day === Math.min(schedule.day, last);
}

function timeOf(at: string): Pick<Clock, 'hour' | 'minute'> {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at);
  if (!match) throw new Error(`"${at}" is no time of day.`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}
