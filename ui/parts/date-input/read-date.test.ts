import { expect, test } from 'vitest';
import { readDate, readMonth } from './read-date.ts';

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

test.each([
  ['2026-11', '2026-11-01'],
  ['2026/1', '2026-01-01'],
  ['2026年1月', '2026-01-01'],
  ['202611', '2026-11-01'],
  ['2026-11-21', '2026-11-01'],
])('reads %s as the month from %s', (typed, first) => {
  expect(readMonth(typed)).toBe(first);
});

test.each(['', '2026', '2026-13', '2026-02-30'])('reads no month in "%s"', (typed) => {
  expect(readMonth(typed)).toBeUndefined();
});
