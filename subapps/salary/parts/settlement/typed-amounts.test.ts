import { expect, test } from 'vitest';
import { isAmount, isDays, isUnread, typedNumber } from './typed-amounts.ts';

test.each([
  ['12000', true],
  ['12000.5', true],
  [' 12000.55 ', true],
  ['12000.', true],
  ['12000.555', false],
  ['12,000', false],
  ['-1', false],
  ['1234567890', false],
])('%s is an amount: %s', (text, isOne) => {
  expect(isAmount(text)).toBe(isOne);
  expect(isUnread(text, isAmount)).toBe(!isOne);
});

test('days have at most three digits, and an empty box is not unread', () => {
  expect([isDays('5'), isDays('5.25'), isDays('1000')]).toEqual([true, true, false]);
  expect([isUnread('', isDays), isUnread('  ', isDays)]).toEqual([false, false]);
  expect(typedNumber(' 12. ')).toBe('12');
});
