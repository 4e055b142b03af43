import { expect, test } from 'vitest';
import { coarse, type GuardedRow, hiddenRows } from './guard.ts';

const line = (...people: number[]): GuardedRow[] => [
  ...people.map((count, place) => ({ keys: [`k${place}`], people: count })),
  { keys: [null], people: people.reduce((sum, one) => sum + one, 0) },
];

test('four people are hidden, five are shown', () => {
  expect([...hiddenRows(line(4, 4, 9), 5)]).toEqual([0, 1]);
  expect([...hiddenRows(line(5, 9), 5)]).toEqual([]);
});

test('one hidden row beside a total takes the next smallest with it', () => {
  expect([...hiddenRows(line(3, 20, 8), 5)]).toEqual([0, 2]);
});

test('a single row that is hidden hides its total', () => {
  expect([...hiddenRows(line(3), 5)]).toEqual([0, 1]);
});

test('two hidden rows of fewer people than the least take a third one', () => {
  expect([...hiddenRows(line(1, 1, 30, 12), 5)]).toEqual([0, 1, 3]);
});

test('nobody at all is no secret', () => {
  expect([...hiddenRows(line(0, 6), 5)]).toEqual([]);
});

test('in a table no hidden cell is the only one of its row or column', () => {
  const cells = [
    [2, 10, 11],
    [9, 12, 13],
    [14, 8, 15],
  ];
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const rows: GuardedRow[] = [
    ...cells.flatMap((row, r) => row.map((people, c) => ({ keys: [`r${r}`, `c${c}`], people }))),
    ...cells.map((row, r) => ({ keys: [`r${r}`, null], people: sum(row) })),
    ...[0, 1, 2].map((c) => ({
      keys: [null, `c${c}`],
      people: sum(cells.map((row) => row[c] ?? 0)),
    })),
    { keys: [null, null], people: sum(cells.flat()) },
  ];
  const hidden = hiddenRows(rows, 5);
  const isHidden = (r: number, c: number): boolean => hidden.has(r * 3 + c);
  for (const one of [0, 1, 2]) {
    expect([0, 1, 2].filter((c) => isHidden(one, c)).length).not.toBe(1);
    expect([0, 1, 2].filter((r) => isHidden(r, one)).length).not.toBe(1);
  }
  expect(isHidden(0, 0)).toBe(true);
});

test('subtracting two rounded means tells no more than the mean of the group', () => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const misses: number[] = [];
  const guesses: number[] = [];
  for (let trial = 0; trial < 400; trial += 1) {
    const pay = Array.from({ length: 31 }, () => 6000 + Math.round(24_000 * random() ** 2));
    const last = pay.at(-1) ?? 0;
    const shown = (all: readonly number[]): number => {
      const sorted = all.toSorted((left, right) => left - right);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return coarse(all.reduce((sum, one) => sum + one, 0) / all.length, all.length, median);
    };
    const [before, after] = [shown(pay.slice(0, -1)), shown(pay)];
    misses.push(Math.abs(after * 31 - before * 30 - last));
    guesses.push(Math.abs(after - last));
  }
  const middle = (all: number[]): number => all.toSorted((left, right) => left - right)[200] ?? 0;
  expect(middle(misses)).toBeGreaterThan(middle(guesses) * 0.8);
});
