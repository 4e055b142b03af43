import { expect, test } from 'vitest';
import { fundedShare } from './shares.ts';

test('the company pays its share of each part, and no part pays back more than was spent', () => {
  expect(fundedShare(100, 40, 100)).toBe(40);
  expect(fundedShare(50, 33, 100)).toBe(17);
  expect(fundedShare(0, 0, 0)).toBe(0);
  for (let refund = 0; refund <= 77; refund += 1) {
    const own = refund - fundedShare(refund, 51, 130);
    expect(own).toBeGreaterThanOrEqual(0);
    expect(own).toBeLessThanOrEqual(77 - fundedShare(77, 51, 130));
  }
});
