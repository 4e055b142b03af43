import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/3', '2026-01-03'],
  ['2026年1月3日', '2026-01-03'],
  ['20261121', '2026-11-21'],
  ['２０２６.11.21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
])('reads %s as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each(['', '2026', '2026-02-30', '2026-13-01', '21/11/2026', 'tomorrow'])(
  'reads no date in "%s"',
  (typed) => {
    expect(readDate(typed)).toBeUndefined();
  },
);
