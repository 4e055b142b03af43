import { expect, test } from 'vitest';
import { asTime, padded } from './typed-time.ts';

/** What is in the box after a time was typed sign by sign and the box was left. */
function typed(signs: string): string {
  return padded([...signs].reduce((box, sign) => asTime(box + sign), ''));
}

test.each([
  ['0930', '09:30'],
  ['930', '09:30'],
  ['09:30', '09:30'],
  ['9：30', '09:30'],
  ['09301', '09:30'],
  ['1245', '12:45'],
  ['12', '12'],
])('%s is read as %s', (signs, time) => {
  expect(typed(signs)).toBe(time);
});

test('a sign is taken away from the end', () => {
  expect(asTime('09:3')).toBe('09:3');
  expect(asTime('09:')).toBe('09:');
});
