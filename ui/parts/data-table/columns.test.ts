import { expect, test } from 'vitest';
import {
  type Column,
  moveColumn,
  nextSort,
  orderColumns,
  rowsAsText,
  togglePage,
} from './columns.ts';
import { columnState } from './table-model.ts';

interface Person {
  name: string;
  number: string;
}

const columns: Column<Person>[] = [
  { id: 'number', header: '工号', cell: (person) => person.number, width: 100 },
  {
    id: 'name',
    header: '姓名',
    cell: (person) => person.name,
    width: 160,
    fixed: 'start',
    locked: true,
  },
  { id: 'post', header: '岗位', cell: () => '工程师' },
];

test('puts a moved column in its new place, and those without a place last', () => {
  const order = moveColumn(columns, undefined, 'post', 'number');
  expect(order).toEqual(['post', 'number', 'name']);
  const ids = orderColumns(columns, ['name']).map((column) => column.id);
  expect(ids).toEqual(['name', 'number', 'post']);
});

test('hides what a person hid, but never a locked column', () => {
  const { columnVisibility } = columnState(columns, { hidden: ['number', 'name'], widths: {} });
  expect(columnVisibility).toEqual({ number: false, name: true, post: true });
});

test('keeps a width a person chose, but no less than the least', () => {
  const { columnSizing } = columnState(columns, { hidden: [], widths: { number: 10, name: 300 } });
  expect(columnSizing).toEqual({ number: 80, name: 300 });
});

test('sorts up first, then down', () => {
  expect(nextSort(undefined, 'name')).toEqual({ column: 'name', direction: 'asc' });
  expect(nextSort({ column: 'name', direction: 'asc' }, 'name').direction).toBe('desc');
  expect(nextSort({ column: 'name', direction: 'desc' }, 'number').direction).toBe('asc');
});

test('keeps the selection of the other pages', () => {
  expect([...togglePage(new Set(['a', 'b']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...togglePage(new Set(['a', 'b']), ['b', 'c'], false)]).toEqual(['a']);
});

test('copies rows so that a spreadsheet takes them apart', () => {
  const people = [{ name: '陈思远', number: 'H00017' }];
  expect(rowsAsText(people, columns)).toBe('H00017\t陈思远\t工程师');
});
