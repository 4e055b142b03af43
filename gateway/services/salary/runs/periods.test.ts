import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('a calendar month is paid in the month after and taxed there', () => {
  expect(periodOf({ firstDay: 1, payDay: 10, paidIn: 'next-month' }, '2026-02-01')).toEqual({
    fromOn: '2026-02-01',
    toOn: '2026-02-28',
    payOn: '2026-03-10',
    taxMonth: '2026-03-01',
  });
});

test('a period from the 26th ends on the 25th of its month', () => {
  expect(periodOf({ firstDay: 26, payDay: 28, paidIn: 'same-month' }, '2026-01-01')).toEqual({
    fromOn: '2025-12-26',
    toOn: '2026-01-25',
    payOn: '2026-01-28',
    taxMonth: '2026-01-01',
  });
});
