import { expect, test } from 'vitest';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import type { Subject } from '#ui/figures/types.ts';
import { cross, type Narrowing, questionOf, readNarrowing, writeNarrowing } from './address.ts';

const asItIs: Narrowing = { organ: null, period: null, crossings: [] };
const gender = { dimension: 'gender', value: 'female', label: '女' };
const subject: Subject = {
  name: 'headcount',
  label: '',
  clock: 'stock',
  measures: [],
  dimensions: [{ name: 'gender', label: '', kind: 'choice', choices: [] }],
};
const tile: BoardTile = {
  id: 't1',
  at: { x: 0, y: 0, w: 6, h: 4 },
  title: '',
  kind: 'bar',
  text: '',
  report: null,
  takes: ['organ'],
  query: {
    subject: 'headcount',
    measures: ['headCount'],
    by: ['gender'],
    period: { kind: 'today' },
    where: [],
  },
};

test('what a board is narrowed to is read as it was written', () => {
  const narrowed: Narrowing = { organ: 'a', period: { kind: 'year' }, crossings: [gender] };
  expect(readNarrowing(writeNarrowing(narrowed))).toEqual(narrowed);
  expect(readNarrowing('only=&only=x&period=soon')).toEqual(asItIs);
  expect(writeNarrowing(asItIs)).toBe('');
});

test('a dimension is narrowed to one value', () => {
  const twice = cross(cross(asItIs, gender), { ...gender, value: 'male' });
  expect(twice.crossings.map(({ value }) => value)).toEqual(['male']);
});

test('a tile takes the filters that it follows, and crossings of dimensions that it knows', () => {
  const narrowed: Narrowing = { organ: 'a', period: { kind: 'year' }, crossings: [gender] };
  const filters = { organId: 'b', period: null };
  const asked = questionOf(tile, filters, narrowed, [subject]);
  expect(asked?.period).toEqual({ kind: 'today' });
  expect(asked?.where).toEqual([
    { dimension: 'organ', is: 'in', values: ['a'] },
    { dimension: 'gender', is: 'in', values: ['female'] },
  ]);
  const other = questionOf(
    tile,
    filters,
    { ...asItIs, crossings: [{ ...gender, dimension: 'x' }] },
    [subject],
  );
  expect(other?.where).toEqual([{ dimension: 'organ', is: 'in', values: ['b'] }]);
  expect(questionOf({ ...tile, query: null }, filters, asItIs, [subject])).toBeNull();
});
