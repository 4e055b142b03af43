/**
 * Days are texts `YYYY-MM-DD`: they compare as text, and no time zone can move them.
 * Every rule of "how many years" is here and nowhere else.
 */

/** Where a tenant's working day begins; both kinds of tenant keep the calendar of mainland China. */
const TIME_ZONE = 'Asia/Shanghai';

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is at a moment, where the tenants work. */
export function dayOf(moment: Date): string {
  return calendarDay.format(moment);
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/** Day and time of a moment where the tenants work, to the millisecond. */
export function timeOf(moment: Date): string {
  return `${dayOf(moment)} ${clock.format(moment)}`;
}

/** The moment at which a day begins where the tenants work; that clock has not been changed since 1991. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

const calendarHour = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The hour it is at a moment, 0 to 23, where the tenants work. */
export function hourOf(moment: Date): number {
  return Number(calendarHour.format(moment));
}

interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(day: string): DayParts {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  };
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const { year, month, day: date } = partsOf(day);
  return textOf(new Date(Date.UTC(year, month - 1, date + days)));
}

/**
 * The same day `months` later. Where that month has no such day its last day stands in
 * (Civil Code, art. 202): 31 January + 1 month is 28 or 29 February.
 */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  first.setUTCDate(Math.min(date, last));
  return textOf(first);
}

/** The same day `years` later; 29 February becomes the 28th where the year has none. */
export function addYears(day: string, years: number): string {
  return addMonths(day, years * 12);
}

/** Every day from the first to the second, both included. */
export function daysThrough(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** How many days lie from the first to the second. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The first day of the day's month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** When a year that begins on 29 February is complete in a common year. */
export type LeapDayPolicy = 'february-28' | 'march-1';

/** Whole years from one day to another; someone born on 29 February turns a year older on the 28th in common years. */
export function wholeYears(
  from: string,
  to: string,
  leapDay: LeapDayPolicy = 'february-28',
): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const day = addYears(from, years);
  const late = leapDay === 'march-1' && from.endsWith('-02-29') && day.endsWith('-02-28');
  return (late ? addDays(day, 1) : day) <= to ? years : years - 1;
}

/** Years from one day to another in whole tenths, cut off and never rounded up; 0 when `to` is earlier. */
export function tenthsOfYears(from: string, to: string): number {
  if (to <= from) return 0;
  const years = wholeYears(from, to);
  const start = addYears(from, years);
  const length = daysBetween(start, addYears(from, years + 1));
  return years + Math.floor((daysBetween(start, to) * 10) / length) / 10;
}

/** The latest birth date of somebody who is at least `years` old on the day. */
export function latestBirthDate(day: string, years: number): string {
  const birthDate = addYears(day, -years);
  const next = addDays(birthDate, 1);
  return wholeYears(next, day) >= years ? next : birthDate;
}
