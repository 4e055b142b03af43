import { expect, test } from 'vitest';
import { isNothing, moneyWords, monthWords } from './money.ts';

test('amounts are grouped digit by digit, whatever their size', () => {
  expect(moneyWords('0.00')).toBe('0.00');
  expect(moneyWords('999.99')).toBe('999.99');
  expect(moneyWords('-1234567.50')).toBe('-1,234,567.50');
  expect(moneyWords('123456789012.34')).toBe('123,456,789,012.34');
  expect(moneyWords('1000')).toBe('1,000');
});

test('nothing is nothing with any number of digits', () => {
  expect(['0', '0.00', '-0.00'].map(isNothing)).toEqual([true, true, true]);
  expect(isNothing('0.01')).toBe(false);
  expect(monthWords('2026-05-01')).toBe('2026-05');
});
