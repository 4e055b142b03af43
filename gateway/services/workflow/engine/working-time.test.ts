import { expect, test } from 'vitest';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { afterWorkingHours } from './working-time.ts';

const isWorkday = (day: string) =>
  calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind === 'workday';
const at = (text: string) => new Date(`${text}:00+08:00`);
const due = (from: string, hours: number) => afterWorkingHours(at(from), hours, isWorkday);

test('counts the hours of work, without the break at noon', () => {
  expect(due('2026-11-23T09:30', 2)).toEqual(at('2026-11-23T11:30'));
  expect(due('2026-11-23T11:00', 2)).toEqual(at('2026-11-23T14:00'));
  expect(due('2026-11-23T12:20', 1)).toEqual(at('2026-11-23T14:00'));
});

test('goes on the next working day, over weekends and holidays', () => {
  expect(due('2026-11-23T17:00', 2)).toEqual(at('2026-11-24T10:00'));
  expect(due('2026-11-27T20:00', 8)).toEqual(at('2026-11-30T18:00'));
  expect(due('2026-09-30T16:00', 4)).toEqual(at('2026-10-08T11:00'));
  // A Saturday that is worked.
  expect(due('2026-10-09T17:00', 2)).toEqual(at('2026-10-10T10:00'));
});

test('ends although no day is worked', () => {
  expect(afterWorkingHours(at('2026-11-23T09:00'), 1, () => false)).toEqual(at('2026-11-23T10:00'));
});
