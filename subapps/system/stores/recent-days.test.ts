import { expect, test } from 'vitest';
import { firstShownDay } from './recent-days.ts';

test('the trail opens with today and the six days before, over the ends of months and years', () => {
  expect(firstShownDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-16');
  expect(firstShownDay(new Date(2024, 2, 3, 0, 1))).toBe('2024-02-26');
  expect(firstShownDay(new Date(2026, 0, 1))).toBe('2025-12-26');
});
