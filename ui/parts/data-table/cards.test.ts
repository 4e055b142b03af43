import { expect, test } from 'vitest';
import { cardParts, fitsCards } from './cards.ts';
import type { Column } from './columns.ts';

type Row = Readonly<Record<string, string>>;

function column(id: string, rest: Partial<Column<Row>> = {}): Column<Row> {
  return { id, header: id, cell: (row) => row[id], ...rest };
}

const parts = (columns: readonly Column<Row>[]) => Object.fromEntries(cardParts(columns));

test('a card has the locked column as its heading, three fields, and the buttons', () => {
  const columns = ['code', 'name', 'organ', 'post', 'grade'].map((id) =>
    column(id, id === 'name' ? { locked: true } : {}),
  );
  expect(parts([...columns, column('open', { header: '', locked: true })])).toEqual({
    code: 'field',
    name: 'title',
    organ: 'field',
    post: 'field',
    grade: 'none',
    open: 'buttons',
  });
});

test('what a column says of itself goes before its place', () => {
  expect(
    parts([
      column('a', { card: 'none' }),
      column('b'),
      column('c', { card: 'title' }),
      column('d', { card: 'state' }),
      column('e'),
      column('f'),
      column('g', { card: 'field' }),
    ]),
  ).toEqual({ a: 'none', b: 'field', c: 'title', d: 'state', e: 'field', f: 'none', g: 'field' });
});

test('a table stays one where it fits, where it sums up, and where it is very long', () => {
  const wide = ['a', 'b', 'c', 'd'].map((id) => column(id));
  expect(fitsCards(wide, 1, 10)).toBe(true);
  expect(fitsCards(wide.slice(0, 2), 0, 10)).toBe(false);
  expect(fitsCards([...wide, column('sum', { summary: () => '1' })], 1, 10)).toBe(false);
  expect(fitsCards(wide, 1, 100_000)).toBe(false);
});
