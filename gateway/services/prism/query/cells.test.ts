import { expect, test } from 'vitest';
import { paySubject } from '#bridge/calls/salary/subject.ts';
import { cellsOf } from './cells.ts';
import type { CheckedQuery } from './checked.ts';
import { coarse } from './guard.ts';

/** What cells are made for: the sum of gross pay of one group. */
const query = {
  by: [],
  measures: [{ ...paySubject.measures.gross, name: 'gross' }],
  refused: new Set<string>(),
} as unknown as CheckedQuery;

/** One group with the amounts of its people, as the statement gives it. */
function rowOf(amounts: readonly number[]) {
  const sorted = amounts.toSorted((one, two) => two - one);
  const sum = amounts.reduce((total, one) => total + one, 0);
  return {
    level: 0,
    people: amounts.length,
    m0: String(sum),
    sum0: sum,
    largest0: sorted.slice(0, 2),
    median0: sorted[Math.floor(sorted.length / 2)],
    count0: amounts.length,
  };
}

const shown = (amounts: readonly number[], guard: 'pay' | null) =>
  cellsOf(query, [rowOf(amounts)], guard)[0]?.cells[0];

test('case 21: a sum of which one contributor is 85 percent is hidden', () => {
  const amounts = [85, 10, 1, 1, 1, 1, 1];
  expect(shown(amounts, 'pay')).toEqual({ is: 'hidden' });
  expect(shown(amounts, null)).toEqual({ v: '100' });
  expect(shown([20, 20, 20, 20, 20], 'pay')).toEqual({ v: '100' });
});

test('case 22: subtracting the rounded means of n and n + 1 people tells no more than the mean of the group', () => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const mean = (all: readonly number[]): number =>
    all.reduce((sum, one) => sum + one, 0) / all.length;
  const middle = (all: readonly number[]): number =>
    all.toSorted((one, two) => one - two)[Math.floor(all.length / 2)] ?? 0;
  for (const people of [5, 8, 12, 20, 35, 60, 100, 150, 200]) {
    const misses: number[] = [];
    const guesses: number[] = [];
    for (let trial = 0; trial < 1000; trial += 1) {
      const pay = Array.from(
        { length: people + 1 },
        () => 6000 + Math.round(24_000 * random() ** 2),
      );
      const last = pay.at(-1) ?? 0;
      const before = pay.slice(0, -1);
      const rounded = (all: readonly number[]): number =>
        coarse(mean(all), all.length, middle(all));
      misses.push(Math.abs(rounded(pay) * (people + 1) - rounded(before) * people - last));
      guesses.push(Math.abs(mean(before) - last));
    }
    expect(middle(misses) / middle(guesses), String(people)).toBeGreaterThan(0.75);
  }
});
