import { expect, test } from 'vitest';
import {
  type Column,
  defaultChoice,
  nextSort,
  placeColumns,
  rowsAsText,
  togglePage,
  total,
} from './columns.ts';

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

test('puts fixed columns first, beside the checkboxes', () => {
  const placed = placeColumns(columns, defaultChoice, 40);
  expect(placed.map((column) => column.id)).toEqual(['name', 'number', 'post']);
  expect(placed[0]).toMatchObject({ offset: 40, edge: true });
});

test('hides what a person hid, but never a locked column', () => {
  const placed = placeColumns(columns, { hidden: ['number', 'name'], widths: {} }, 0);
  expect(placed.map((column) => column.id)).toEqual(['name', 'post']);
});

test('keeps a width a person chose, but no less than the least', () => {
  const placed = placeColumns(columns, { hidden: [], widths: { number: 10, name: 300 } }, 0);
  expect(total(placed)).toBe(300 + 80 + 120);
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
