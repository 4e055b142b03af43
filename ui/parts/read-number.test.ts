import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test('reads what people type: grouping, full-width digits, signs', () => {
  expect(readNumber('12,345.678', 2)).toBe(12345.68);
  expect(readNumber('１２，３００', 0)).toBe(12300);
  expect(readNumber('-.5', 1)).toBe(-0.5);
});

test('tells nothing from no number', () => {
  expect(readNumber('  ', 0)).toBeNull();
  expect(readNumber('12a', 0)).toBeUndefined();
  expect(readNumber('-', 0)).toBeUndefined();
});
