/** Finds the days and times that a question names. What it does not name is asked for, never guessed. */

import {
  chineseDate,
  chineseMonth,
  clockPattern,
  daysPattern,
  dayWords,
  englishDate,
  englishMonth,
  halfHour,
  halfPatterns,
  holidayNames,
  hoursPattern,
  lateHours,
  monthNames,
  nextYear,
  numberNames,
  plainDate,
  spanWords,
  weekdayNames,
  weekdayPattern,
  weekShifts,
} from '../texts/date-patterns.ts';
import { addDays, firstOfMonth, lastOfMonth, weekday } from '../tools/days.ts';

/** A span of days with both ends in. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day in a month that is meant: with `back` the last one there was, otherwise the nearest in the year. */
function dated(today: string, month: number, dayOfMonth: number, year?: number): string {
  return `${year ?? today.slice(0, 4)}-${two(month)}-${two(dayOfMonth)}`;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function spanOf(from: string, to: string): Span | null {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The days that are written out with their month. */
function writtenSpan(text: string, today: string): Span | null {
  const plain = [...text.matchAll(plainDate)].map(([whole]) => whole);
  if (plain[0] !== undefined) return spanOf(plain[0], plain[1] ?? plain[0]);
  const chinese = chineseDate.exec(text);
  if (chinese !== null) {
    const [, year, month, first, lastMonth, last] = chinese;
    const of = (monthText: string | undefined, dayText: string | undefined) =>
      dated(
        today,
        Number(monthText),
        Number(dayText),
        year === undefined ? undefined : Number(year),
      );
    return spanOf(
      of(month, first),
      last === undefined ? of(month, first) : of(lastMonth ?? month, last),
    );
  }
  const english = englishDate.exec(text);
  if (english === null) return null;
  const [, first, last, name, nameBefore, firstAfter, lastAfter] = english;
  const month = monthNames.findIndex((one) => one === (name ?? nameBefore)?.toLowerCase()) + 1;
  const begin = Number(first ?? firstAfter);
  return spanOf(
    dated(today, month, begin),
    dated(today, month, Number(last ?? lastAfter ?? begin)),
  );
}

function weekdaySpan(text: string, today: string): Span | null {
  const found = weekdayPattern.exec(text);
  if (found === null) return null;
  const [, chineseWeek, chineseDay, englishWeek, englishDay] = found;
  const week = chineseWeek ?? englishWeek?.toLowerCase();
  const number = weekdayNames[chineseDay ?? englishDay?.toLowerCase() ?? ''] ?? 1;
  const monday = addDays(today, 1 - weekday(today));
  const shift = week === undefined ? 0 : (weekShifts[week] ?? 0);
  const day = addDays(monday, shift * 7 + number - 1);
  // A bare week day is the next one that comes, today included.
  const meant = week === undefined && day < today ? addDays(day, 7) : day;
  return { from: meant, to: meant };
}

function wordSpan(text: string, today: string): Span | null {
  for (const [pattern, shift] of dayWords) {
    if (pattern.test(text)) return { from: addDays(today, shift), to: addDays(today, shift) };
  }
  return null;
}

/** A week, a month or a year that is named. */
function widerSpan(text: string, today: string): Span | null {
  for (const [pattern, kind, shift] of spanWords) {
    if (!pattern.test(text)) continue;
    if (kind === 'week') {
      const monday = addDays(today, 1 - weekday(today) + 7 * shift);
      return { from: monday, to: addDays(monday, 6) };
    }
    if (kind === 'month') {
      const first = firstOfMonth(today, shift);
      return { from: first, to: lastOfMonth(first) };
    }
    const year = Number(today.slice(0, 4)) + shift;
    return { from: `${year}-01-01`, to: shift === 0 ? today : `${year}-12-31` };
  }
  return monthSpan(text, today);
}

function monthSpan(text: string, today: string): Span | null {
  const chinese = chineseMonth.exec(text);
  const english = englishMonth.exec(text);
  const month =
    chinese === null
      ? monthNames.findIndex((name) => english?.[1]?.toLowerCase().startsWith(name)) + 1
      : Number(chinese[2]);
  if (month < 1 || month > 12) return null;
  const year = chinese?.[1] ?? english?.[2] ?? today.slice(0, 4);
  const first = `${year}-${two(month)}-01`;
  return { from: first, to: lastOfMonth(first) };
}

/** One day or several that are named exactly; null where none is. */
export function namedDays(text: string, today: string): Span | null {
  return writtenSpan(text, today) ?? weekdaySpan(text, today) ?? wordSpan(text, today);
}

/** The time a question is about: days, or a week, a month, a year; null where none is named. */
export function namedTime(text: string, today: string): Span | null {
  return namedDays(text, today) ?? widerSpan(text, today);
}

/** The days around a public holiday that is named. */
export function namedHoliday(text: string, today: string): Span | null {
  for (const [pattern, from, to] of holidayNames) {
    if (!pattern.test(text)) continue;
    const year = Number(today.slice(0, 4));
    const begins = from > to ? year - 1 : year;
    const isOver = `${begins + (from > to ? 1 : 0)}-${to}` < today && nextYear.test(text);
    const shift = isOver ? 1 : 0;
    return {
      from: `${begins + shift}-${from}`,
      to: `${begins + shift + (from > to ? 1 : 0)}-${to}`,
    };
  }
  return null;
}

/** The half of a day that is named. */
export function namedHalf(text: string): 'am' | 'pm' | null {
  if (halfPatterns.pm.test(text)) return 'pm';
  return halfPatterns.am.test(text) ? 'am' : null;
}

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text);
  const written = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (written === undefined) return null;
  return numberNames[written] ?? Number(written);
}

/** How many days are named. */
export function namedLength(text: string): number | null {
  // The day of a date is no number of days.
  return numberIn(daysPattern, text.replace(chineseDate, ' ').replace(plainDate, ' '));
}

/** How many hours are named. */
export function namedHours(text: string): number | null {
  return numberIn(hoursPattern, text);
}

/** The times of day that are named, `HH:MM`, in their order. */
export function namedClocks(text: string): string[] {
  const found = [...text.matchAll(new RegExp(clockPattern.source, 'gi'))];
  return found.flatMap((match) => {
    const [whole, , hourText, minutes, rest, bareHour] = match;
    const hour = Number(hourText ?? bareHour);
    const isLate = lateHours.test(whole) && hour < 12;
    const minute = rest === halfHour ? 30 : Number.parseInt(minutes ?? rest ?? '0', 10) || 0;
    return hour > 24 || minute > 59 ? [] : [`${two(isLate ? hour + 12 : hour)}:${two(minute)}`];
  });
}
