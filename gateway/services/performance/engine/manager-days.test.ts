import { expect, test } from 'vitest';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type ManagerSpan, managerParts, managerScore } from './manager-days.ts';

/** Spans one after the other, by manager and days. */
function spansOf(...spans: readonly (readonly [string | null, number])[]): readonly ManagerSpan[] {
  let from = '2026-01-01';
  return spans.map(([managerId, days]) => {
    const span = { managerId, fromOn: from, toOn: addDays(from, days - 1) };
    from = addDays(from, days);
    return span;
  });
}

test('a transfer on day 100 of 180 gives 4.0 and 3.0 by their days', () => {
  const parts = managerParts(spansOf(['a', 100], ['b', 80]));
  expect(parts).toEqual([
    { managerId: 'a', days: 100 },
    { managerId: 'b', days: 80 },
  ]);
  const score = managerScore([
    { days: 100, score: ratio('4.0') },
    { days: 80, score: ratio('3.0') },
  ]);
  expect(score && decimalText(score, 3)).toBe('3.556');
});

test.each([
  [
    'day 20: the later manager alone',
    [
      ['a', 20],
      ['b', 160],
    ],
    { b: 180 },
  ],
  [
    '29 days join the next, 30 count',
    [
      ['a', 29],
      ['b', 30],
      ['c', 121],
    ],
    { b: 59, c: 121 },
  ],
  [
    'too few at the end join the one before',
    [
      ['a', 150],
      ['b', 30 - 1],
    ],
    { a: 179 },
  ],
  [
    'days of no manager go to the next',
    [
      ['a', 60],
      [null, 40],
      ['b', 80],
    ],
    { a: 60, b: 120 },
  ],
  [
    'who comes back has one part',
    [
      ['a', 60],
      ['b', 60],
      ['a', 60],
    ],
    { b: 60, a: 120 },
  ],
  [
    'where all are short the last one has all',
    [
      ['a', 10],
      ['b', 10],
    ],
    { b: 20 },
  ],
  [
    'what joined counts for who it joined',
    [
      ['a', 100],
      ['b', 25],
      ['c', 25],
    ],
    { a: 100, c: 50 },
  ],
  [
    'days of a manager who left count for a short next one',
    [
      ['a', 100],
      [null, 60],
      ['c', 20],
    ],
    { a: 100, c: 80 },
  ],
  ['with no manager there is no part', [[null, 180]], {}],
] as const)('%s', (_, spans, expected) => {
  const parts = managerParts(spansOf(...spans));
  expect(parts.map(({ managerId, days }) => [managerId, days])).toEqual(Object.entries(expected));
});

test('nothing is scored while one of the managers is missing', () => {
  const parts = [
    { days: 100, score: ratio('4.0') },
    { days: 80, score: null },
  ];
  expect([managerScore(parts), managerScore([])]).toEqual([null, null]);
});
