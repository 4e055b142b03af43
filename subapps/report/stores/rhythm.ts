/** When a subscription comes, as it is chosen on the screen. */
import type { Rhythm } from '#bridge/calls/prism/subscriptions.ts';

/** What is chosen; the parts of the other rhythms are kept while one of them is looked at. */
export interface RhythmChoice {
  readonly every: Rhythm['every'];
  readonly weekdays: readonly number[];
  readonly day: number;
  readonly at: string;
}

/** The days of a week, Monday first. */
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const weekdayKeys = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

/** The key of the words of a weekday. */
export function weekdayKey(day: number): (typeof weekdayKeys)[number] {
  return weekdayKeys[day - 1] ?? 'd1';
}

/** Mondays at eight. */
export const usualChoice: RhythmChoice = { every: 'week', weekdays: [1], day: 1, at: '08:00' };

/** What is chosen for a subscription that is there. */
export function choiceOf(rhythm: Rhythm): RhythmChoice {
  return {
    every: rhythm.every,
    at: rhythm.at,
    weekdays: rhythm.every === 'week' ? rhythm.weekdays : usualChoice.weekdays,
    day: rhythm.every === 'month' ? rhythm.day : usualChoice.day,
  };
}

/** The rhythm of a choice; null while a part is missing. */
export function rhythmOf({ every, weekdays: days, day, at }: RhythmChoice): Rhythm | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return null;
  if (every === 'day') return { every, at };
  if (every === 'month') return { every, day, at };
  return days.length === 0 ? null : { every, weekdays: [...days].sort((a, b) => a - b), at };
}

/** A time as it is typed: `8:5` and `0805` are times too; what is none stays as it is. */
export function timeOf(typed: string): string {
  const match =
    /^(\d{1,2})[:：]?(\d{2})$/.exec(typed.trim()) ?? /^(\d{1,2})[:：](\d)$/.exec(typed.trim());
  if (!match) return typed;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  if (hour > 23 || minute > 59) return typed;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
