import { expect, test } from 'vitest';
import { addDays, countFigures, figuresOn, monthEnd, today } from './figures.ts';

const figures = figuresOn('2026-11-21');
test('counts those on probation and those leaving as in service', () => {
  const counts = {
    total: 10,
    today: '2026-07-07',
    byStatus: { pending: 1, probation: 2, active: 5, leaving: 1, left: 1, retired: 0 },
    joinedThisMonth: 1,
    contractEndsWithin60Days: 0,
  };
  expect(countFigures(figures, counts)).toMatchObject({ inService: 8, probation: 2 });
});

test('lists the people of a figure by its filters', () => {
  const joined = figures.find(({ name }) => name === 'joined')?.filters;
  expect(joined).toEqual({ joinedFrom: '2026-11-01', joinedTo: '2026-11-30' });
});

test('knows the last day of a month', () => {
  expect(monthEnd('2026-11-21')).toBe('2026-11-30');
  expect(monthEnd('2028-02-01')).toBe('2028-02-29');
});

test('counts days over the end of a month and a year', () => {
  expect(addDays('2026-11-21', 60)).toBe('2027-01-20');
});

test('writes the day it is here', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
