import { type LawScope, NoRuleError, type Source } from './rule.ts';
import { sources } from './texts/sources.ts';

/** The calendar of one year as the State Council Office announces it. */
export interface YearNotice {
  readonly year: number;
  readonly place: string;
  /** Every day off of the notice. */
  readonly daysOff: readonly string[];
  /** Those of them that are holidays by law: work on them pays 300 %. */
  readonly statutory: readonly string[];
  /** Saturdays and Sundays that are workdays. */
  readonly workingWeekendDays: readonly string[];
  readonly source: Source;
}

/** What a day is. */
export type DayKind = 'statutory-holiday' | 'rest-day' | 'workday';

/** `MM-DD` of a year as days. */
function days(year: number, texts: string): readonly string[] {
  return texts.split(' ').map((text) => `${year}-${text}`);
}

/** The notices on hand, in the order of years. */
export const yearNotices: readonly YearNotice[] = [
  {
    year: 2024,
    place: 'CN',
    daysOff: days(
      2024,
      '01-01 02-10 02-11 02-12 02-13 02-14 02-15 02-16 02-17 04-04 04-05 04-06 05-01 05-02 05-03 05-04 05-05 06-10 09-15 09-16 09-17 10-01 10-02 10-03 10-04 10-05 10-06 10-07',
    ),
    statutory: days(2024, '01-01 02-10 02-11 02-12 04-04 05-01 06-10 09-17 10-01 10-02 10-03'),
    workingWeekendDays: days(2024, '02-04 02-18 04-07 04-28 05-11 09-14 09-29 10-12'),
    source: sources.notice2024,
  },
  {
    year: 2025,
    place: 'CN',
    daysOff: days(
      2025,
      '01-01 01-28 01-29 01-30 01-31 02-01 02-02 02-03 02-04 04-04 04-05 04-06 05-01 05-02 05-03 05-04 05-05 05-31 06-01 06-02 10-01 10-02 10-03 10-04 10-05 10-06 10-07 10-08',
    ),
    statutory: days(
      2025,
      '01-01 01-28 01-29 01-30 01-31 04-04 05-01 05-02 05-31 10-01 10-02 10-03 10-06',
    ),
    workingWeekendDays: days(2025, '01-26 02-08 04-27 09-28 10-11'),
    source: sources.notice2025,
  },
  {
    year: 2026,
    place: 'CN',
    daysOff: days(
      2026,
      '01-01 01-02 01-03 02-15 02-16 02-17 02-18 02-19 02-20 02-21 02-22 02-23 04-04 04-05 04-06 05-01 05-02 05-03 05-04 05-05 06-19 06-20 06-21 09-25 09-26 09-27 10-01 10-02 10-03 10-04 10-05 10-06 10-07',
    ),
    statutory: days(
      2026,
      '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03',
    ),
    workingWeekendDays: days(2026, '01-04 02-14 02-28 05-09 09-20 10-10'),
    source: sources.notice2026,
  },
];

/** The calendar of a year; null while its notice is not published. */
export function noticeOfYear(year: number): YearNotice | null {
  return yearNotices.find((notice) => notice.year === year) ?? null;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** What the calendar says of a day; provisional where the notice of its year is not published. */
export interface CalendarDay {
  readonly kind: DayKind;
  readonly published: boolean;
}

/** What a day is by a notice, or by its weekday alone where there is none. */
export function calendarDay(day: string, notice: YearNotice | null): CalendarDay {
  const published = notice !== null;
  if (notice?.statutory.includes(day) === true) return { kind: 'statutory-holiday', published };
  if (notice?.daysOff.includes(day) === true) return { kind: 'rest-day', published };
  if (notice?.workingWeekendDays.includes(day) === true) return { kind: 'workday', published };
  return { kind: isWeekend(day) ? 'rest-day' : 'workday', published };
}

/**
 * What a day is in the calendar of its year.
 * @throws {NoRuleError} while the notice of the year is not published.
 */
export function dayKindOn({ asOf }: LawScope): DayKind {
  const notice = noticeOfYear(Number(asOf.slice(0, 4)));
  if (notice === null) throw new NoRuleError(`The calendar of ${asOf} is not published.`);
  return calendarDay(asOf, notice).kind;
}

/** How many workdays a year has: Monday to Friday with the swaps, holidays not counted. */
export function workDaysOf(notice: YearNotice): number {
  let count = 0;
  const day = new Date(Date.UTC(notice.year, 0, 1));
  while (day.getUTCFullYear() === notice.year) {
    if (calendarDay(day.toISOString().slice(0, 10), notice).kind === 'workday') count += 1;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return count;
}

/** A holiday of all citizens on a weekend is made up on a workday; one of some citizens is not (decree, art. 6). */
export function hasSubstitute(holiday: string, weekday: string): boolean {
  return !ofSomeCitizens.has(holiday) && (weekday === 'saturday' || weekday === 'sunday');
}

const ofSomeCitizens: ReadonlySet<string> = new Set([
  'womens-day',
  'youth-day',
  'childrens-day',
  'army-day',
]);
