import { expect, test } from 'vitest';
import { pauseAfter } from './back-off.ts';

const rule = { attempts: 10, firstPause: 1000, longestPause: 10_000 };

test('each pause is twice the one before, up to the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 60].map((attempt) => pauseAfter(rule, attempt, 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('chance makes a pause up to a quarter longer, so that failures do not come back together', () => {
  expect(pauseAfter(rule, 1, 0.999)).toBe(1250);
  const pauses = new Set(Array.from({ length: 20 }, () => pauseAfter(rule, 3)));
  expect(pauses.size).toBeGreaterThan(5);
});
