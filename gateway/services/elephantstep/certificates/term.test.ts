import { expect, test } from 'vitest';
import { lastDayOf } from './term.ts';

const yearly = { months: 12, renewDays: 60, renewFrom: 'expiry' as const };

test('20: a renewal within its days goes on from the present expiry', () => {
  expect(lastDayOf(yearly, '2025-04-01', null)).toBe('2026-03-31');
  expect(lastDayOf(yearly, '2026-02-10', '2026-03-31')).toBe('2027-03-31');
});

test('20: an early one and a late one count from their own day', () => {
  expect(lastDayOf(yearly, '2026-01-10', '2026-03-31')).toBe('2027-01-09');
  expect(lastDayOf(yearly, '2026-04-05', '2026-03-31')).toBe('2027-04-04');
  const fromIssue = { ...yearly, renewFrom: 'issue' as const };
  expect(lastDayOf(fromIssue, '2026-02-10', '2026-03-31')).toBe('2027-02-09');
});

test('20: the last day of a month stays a last day', () => {
  expect(lastDayOf(yearly, '2024-02-10', '2024-02-29')).toBe('2025-02-28');
  const half = { ...yearly, months: 6 };
  expect(lastDayOf(half, '2026-08-20', '2026-08-31')).toBe('2027-02-28');
});

test('a renewal never ends before the present one, and a kind without months has no end', () => {
  const short = { ...yearly, months: 1 };
  expect(lastDayOf(short, '2026-01-10', '2026-12-31')).toBe('2026-12-31');
  expect(lastDayOf({ ...yearly, months: null }, '2026-01-10', '2026-03-31')).toBeNull();
});
