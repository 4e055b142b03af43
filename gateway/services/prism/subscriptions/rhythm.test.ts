import { expect, test } from 'vitest';
import { nextOf } from './rhythm.ts';

const zone = 'Asia/Shanghai';
const next = (rhythm: Parameters<typeof nextOf>[0], after: string, timeZone = zone): string =>
  nextOf(rhythm, timeZone, new Date(after)).toISOString();

test('a subscription of several weekdays comes on the nearest of them', () => {
  const rhythm = { every: 'week' as const, weekdays: [5, 1, 3], at: '08:00' };
  // 2026-11-25 is a Wednesday.
  expect(next(rhythm, '2026-11-24T23:59:59Z')).toBe('2026-11-25T00:00:00.000Z');
  expect(next(rhythm, '2026-11-25T00:00:00Z')).toBe('2026-11-27T00:00:00.000Z');
  expect(next(rhythm, '2026-11-27T00:00:00Z')).toBe('2026-11-30T00:00:00.000Z');
});

test('the 31st is the last day of a shorter month, by the clock of the company', () => {
  const rhythm = { every: 'month' as const, day: 31, at: '07:30' };
  expect(next(rhythm, '2027-02-01T00:00:00Z')).toBe('2027-02-27T23:30:00.000Z');
  expect(next(rhythm, '2027-02-01T00:00:00Z', 'Europe/Berlin')).toBe('2027-02-28T06:30:00.000Z');
});

test('a time that the clock skips comes once on that day', () => {
  const rhythm = { every: 'day' as const, at: '02:30' };
  const first = nextOf(rhythm, 'Europe/Berlin', new Date('2027-03-27T12:00:00Z'));
  expect(first.toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(next(rhythm, first.toISOString(), 'Europe/Berlin')).toBe('2027-03-29T00:30:00.000Z');
});
