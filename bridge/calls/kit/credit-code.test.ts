import { expect, test } from 'vitest';
import { creditCheck, isCreditCode } from './credit-code.ts';

test('knows a code by its check character (GB 32100-2015)', () => {
  // The example of the standard, and the code of a company that publishes it.
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  expect(isCreditCode('91440300708461136T')).toBe(true);
  expect(isCreditCode('91350100M000100Y44')).toBe(false);
  expect(isCreditCode('91350100M000100Y4')).toBe(false);
  expect(isCreditCode('91350100m000100Y43')).toBe(false);
});

test('has no check character for letters that are left out', () => {
  expect(creditCheck('91350100I000100Y4')).toBeUndefined();
  expect(creditCheck('')).toBeUndefined();
});
