import { expect, test } from 'vitest';
import { compensationOf, daysBefore, feeOf, percentOf } from './fees.ts';

const domestic = [
  { daysFrom: 8, daysTo: null, percent: 0 },
  { daysFrom: 4, daysTo: 7, percent: 50 },
  { daysFrom: 1, daysTo: 3, percent: 60 },
  { daysFrom: 0, daysTo: 0, percent: 80 },
];

test('each step holds on both of its edges', () => {
  const percents = [30, 8, 7, 4, 3, 1, 0].map((days) => percentOf(domestic, days));
  expect(percents).toEqual([0, 0, 50, 50, 60, 60, 80]);
});

test('days are days of the calendar', () => {
  expect(daysBefore('2026-12-24', '2026-12-31')).toBe(7);
  expect(daysBefore('2026-12-23', '2026-12-31')).toBe(8);
  expect(daysBefore('2028-02-28', '2028-03-01')).toBe(2);
});

test('a fee is rounded half up once, and is never more than the price', () => {
  expect(feeOf(1001, 50)).toBe(501);
  expect(feeOf(1, 50)).toBe(1);
  expect(feeOf(333, 10)).toBe(33);
  expect(feeOf(1480, 100)).toBe(1480);
  expect(feeOf(0, 80)).toBe(0);
});

test('an organiser who cancels a domestic trip late gives something on top', () => {
  expect([8, 7, 5, 4, 3, 1, 0].map((days) => compensationOf('domestic', days))).toEqual([
    0, 10, 10, 10, 15, 15, 20,
  ]);
  expect(compensationOf('outbound', 2)).toBe(0);
});
