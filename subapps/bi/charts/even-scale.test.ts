import { expect, test } from 'vitest';
import { evenScale } from './even-scale.ts';

test('a scale ends at a whole number of round steps', () => {
  expect(evenScale(30)).toEqual({ step: 10, most: 30 });
  expect(evenScale(31)).toEqual({ step: 20, most: 40 });
  expect(evenScale(7_300)).toEqual({ step: 5_000, most: 10_000 });
});

test('people are never cut in pieces', () => {
  for (const largest of [0, 1, 2]) expect(evenScale(largest).step).toBe(1);
  expect(evenScale(0).most).toBe(1);
});

test('every scale holds its largest value with at most three lines a side', () => {
  for (let largest = 1; largest < 3_000; largest += 7) {
    const { step, most } = evenScale(largest);
    expect(most).toBeGreaterThanOrEqual(largest);
    expect(most / step).toBeLessThanOrEqual(3);
  }
});
