import { expect, test } from 'vitest';
import { cohortSpans, cohortTable, type Joiners, shareOf } from './cohort-table.ts';

const day = '2026-06-15';

const joiners = (month: string, gone: number | null, people: number): Joiners => ({
  month,
  gone,
  people,
});

const tableOf = (
  all: readonly Joiners[],
  { unit = 'month', count = 4, least = null }: Partial<Asked> = {},
) => cohortTable(all, { unit, day, least, spans: cohortSpans(unit, count, day) });

interface Asked {
  readonly unit: 'month' | 'quarter' | 'year';
  readonly count: number;
  readonly least: number | null;
}

const written = (row: { readonly shares: readonly ({ v: string } | { is: string })[] }) =>
  row.shares.map((share) => ('v' in share ? share.v : share.is));

test('cohorts are whole months, quarters or years up to the current one', () => {
  expect(cohortSpans('month', 2, day).map(({ key }) => key)).toEqual(['2026-05', '2026-06']);
  expect(cohortSpans('quarter', 3, day)).toEqual([
    { key: '2025-Q4', from: '2025-10-01', to: '2025-12-31' },
    { key: '2026-Q1', from: '2026-01-01', to: '2026-03-31' },
    { key: '2026-Q2', from: '2026-04-01', to: '2026-06-30' },
  ]);
  expect(cohortSpans('year', 1, day)).toEqual([
    { key: '2026', from: '2026-01-01', to: '2026-12-31' },
  ]);
});

test('a cell is shown once all joiners of the cohort have had their months', () => {
  const table = tableOf([
    joiners('2026-03', 1, 2),
    joiners('2026-03', 2, 1),
    joiners('2026-03', null, 7),
    joiners('2026-04', null, 5),
    joiners('2026-04', 1, 5),
    joiners('2026-05', null, 3),
  ]);
  expect(table.months).toEqual([1, 2]);
  expect(table.rows.map((row) => [row.key, row.joined, ...written(row)])).toEqual([
    ['2026-03', 10, '80.0', '70.0'],
    ['2026-04', 10, '50.0', 'none'],
    ['2026-05', 3, 'none', 'none'],
    ['2026-06', 0, 'none', 'none'],
  ]);
  // The total is made of the joiners, not of the shares of the cohorts.
  expect([table.total.joined, ...written(table.total)]).toEqual([23, '65.0', '70.0']);
});

test('case 17: a cohort of four is hidden, and so is the next smallest beside the total', () => {
  const all = [
    joiners('2026-02', null, 4),
    joiners('2026-03', null, 6),
    joiners('2026-03', 1, 3),
    joiners('2026-04', null, 20),
  ];
  const table = tableOf(all, { count: 5, least: 5 });
  expect(table.rows.map(written)).toEqual([
    ['hidden', 'hidden', 'hidden'],
    ['hidden', 'hidden', 'none'],
    ['100.0', 'none', 'none'],
    ['none', 'none', 'none'],
    ['none', 'none', 'none'],
  ]);
  expect(written(table.total)).toEqual(['90.9', '76.9', 'hidden']);
  expect(tableOf(all, { count: 5 }).rows.map(written)[0]).toEqual(['100.0', '100.0', '100.0']);
});

test('a share is rounded half up by whole numbers, and of no people there is none', () => {
  expect(shareOf(1, 16)).toEqual({ v: '6.3' });
  expect(shareOf(2, 3)).toEqual({ v: '66.7' });
  expect(shareOf(0, 0)).toEqual({ is: 'none' });
});
