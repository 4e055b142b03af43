import { expect, test } from 'vitest';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { type Cycle, periodOf } from './periods.ts';

const kindOf = (day: string) => calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind;
const tenth: Cycle = { firstDay: 1, payDay: 10, paidIn: 'next-month' };

test('a calendar month is paid in the month after and taxed there', () => {
  expect(periodOf(tenth, '2026-02-01', kindOf)).toEqual({
    fromOn: '2026-02-01',
    toOn: '2026-02-28',
    payOn: '2026-03-10',
    taxMonth: '2026-03-01',
  });
});

test('a period from the 26th ends on the 25th of its month', () => {
  const cycle: Cycle = { firstDay: 26, payDay: 28, paidIn: 'same-month' };
  expect(periodOf(cycle, '2026-01-01', kindOf)).toEqual({
    fromOn: '2025-12-26',
    toOn: '2026-01-25',
    payOn: '2026-01-28',
    taxMonth: '2026-01-01',
  });
});

test.each([
  { name: 'a Saturday', month: '2025-12-01', payOn: '2026-01-09', cycle: tenth },
  {
    name: 'the Sunday after a swapped Saturday',
    month: '2026-04-01',
    payOn: '2026-05-09',
    cycle: tenth,
  },
  { name: 'a Saturday that is a workday', month: '2026-09-01', payOn: '2026-10-10', cycle: tenth },
  {
    name: 'a day inside the Spring Festival',
    month: '2026-01-01',
    payOn: '2026-02-14',
    cycle: { ...tenth, payDay: 20 },
  },
  {
    name: 'a Sunday of a year whose calendar is not published',
    month: '2029-05-01',
    payOn: '2029-06-08',
    cycle: tenth,
  },
])('a pay day on $name is paid on $payOn', ({ month, payOn, cycle }) => {
  expect(periodOf(cycle, month, kindOf).payOn).toBe(payOn);
});

test('pay that moves into the month before is taxed in the month of its named day', () => {
  const { payOn, taxMonth } = periodOf({ ...tenth, payDay: 1 }, '2026-09-01', kindOf);
  expect([payOn, taxMonth]).toEqual(['2026-09-30', '2026-10-01']);
});

test('the pay day stays where a calendar has no workday at all', () => {
  expect(periodOf(tenth, '2026-02-01', () => 'rest-day').payOn).toBe('2026-03-10');
});
