import { expect, test } from 'vitest';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { beyondNorm, type CycleFacts, normOf } from './cycle-norm.ts';

const isWorkday = (day: string) =>
  calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind === 'workday';

const quarter: CycleFacts = {
  cycle: 'quarter',
  from: '2025-01-01',
  to: '2025-03-31',
  days: null,
  workedMinutes: 31_200,
  holidayMinutes: 480,
  holidaysInNorm: false,
  isWorkday,
};

test('a quarter has 62 days of 8 hours, as the vectors say', () => {
  expect(normOf(quarter)).toBe(29_760);
  expect(beyondNorm(quarter)).toBe(960);
  expect(beyondNorm({ ...quarter, holidaysInNorm: true })).toBe(1440);
});

test('the norm is that of the rule of its last day', () => {
  const year = { ...quarter, cycle: 'year' as const };
  expect(normOf({ ...year, from: '2024-01-01', to: '2024-12-31' })).toBe(250 * 480);
  expect(normOf({ ...year, from: '2025-01-01', to: '2025-12-31' })).toBe(248 * 480);
});

test('a month has 20.67 days in whole minutes, a week 40 hours', () => {
  const month = { ...quarter, cycle: 'month' as const, to: '2025-01-31' };
  expect(normOf(month)).toBe(9921);
  expect(normOf({ ...month, cycle: 'week', from: '2025-01-06', to: '2025-01-12' })).toBe(2400);
});

test('who was there for a part of the cycle has the share of its workdays', () => {
  // November 2025 has 20 workdays, 10 of them from the 17th on.
  const days = Array.from({ length: 14 }, (_, at) => `2025-11-${17 + at}`);
  const month = { ...quarter, cycle: 'month' as const, from: '2025-11-01', to: '2025-11-30' };
  expect(normOf({ ...month, days })).toBe(Math.floor(9921 / 2));
  expect(normOf({ ...month, days: [] })).toBe(0);
});

test('a day off of the company is no workday of a part, and changes no whole cycle', () => {
  const days = Array.from({ length: 14 }, (_, at) => `2025-11-${17 + at}`);
  const month = { ...quarter, cycle: 'month' as const, from: '2025-11-01', to: '2025-11-30' };
  const own = (day: string) => day !== '2025-11-20' && isWorkday(day);
  expect(normOf({ ...month, days, isWorkday: own })).toBe(Math.floor((9921 * 9) / 19));
  expect(normOf({ ...month, isWorkday: own })).toBe(9921);
});

test('at the norm sharp there is no overtime', () => {
  expect(beyondNorm({ ...quarter, workedMinutes: 29_760, holidayMinutes: 0 })).toBe(0);
  expect(beyondNorm({ ...quarter, workedMinutes: 29_761, holidayMinutes: 0 })).toBe(1);
  expect(beyondNorm({ ...quarter, workedMinutes: 100, holidayMinutes: 0 })).toBe(0);
});
