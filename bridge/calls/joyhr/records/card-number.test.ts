import { expect, it } from 'vitest';
import { checkDigit, passesCheckDigit } from './card-number.ts';

it('takes the check digit of the standard', () => {
  expect(checkDigit('7992739871')).toBe('3');
});

it.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['6222020000000000007', false],
  // Two digits next to each other changed places.
  ['4111111111111191', false],
  // The account of a company, and a passbook.
  ['310066661018', null],
  ['41111111111111111111', null],
])('looks at %s', (number, passes) => {
  expect(passesCheckDigit(number)).toBe(passes);
});
