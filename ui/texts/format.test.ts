import { afterEach, expect, test } from 'vitest';
import { formatDate, formatList, formatNumber, formatPercent, formatRelative } from './format.ts';
import { setLocale } from './locale.ts';

afterEach(() => setLocale('zh-CN'));

test('writes a calendar date as the same day in every time zone', () => {
  expect(formatDate('2026-11-21')).toBe('2026-11-21');
  setLocale('en');
  expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
});

test('writes a time stamp in the zone it is asked for', () => {
  expect(formatDate('2026-11-21T20:30:00Z', 'minute', 'Asia/Shanghai')).toBe('2026-11-22 04:30');
  expect(formatDate('2026-11-21T20:30:07Z', 'second', 'Asia/Shanghai')).toBe('2026-11-22 04:30:07');
});

test('writes nothing for a value that is empty or no date', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDate('soon')).toBe('');
});

test('writes numbers, shares and lists as the language does', () => {
  expect(formatNumber(1234567.5, 2)).toBe('1,234,567.50');
  expect(formatPercent(0.1254)).toBe('12.5%');
  expect(formatList(['甲', '乙', '丙'])).toBe('甲、乙和丙');
  setLocale('en');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B and C');
});

test('writes how long ago a moment is', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-21T09:00:00Z', now)).toBe('3小时前');
  setLocale('en');
  expect(formatRelative('2026-11-19T12:00:00Z', now)).toBe('2 days ago');
});
