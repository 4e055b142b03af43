import { expect, test } from 'vitest';
import { placeOfDrop, stepAmongSiblings } from './tree-places.ts';
import { type TreeRow, visibleRows } from './tree-rows.ts';

const rows = visibleRows(
  [
    {
      id: 'company',
      label: 'Company',
      children: [
        { id: 'a', label: 'A', children: [{ id: 'a1', label: 'A1' }] },
        { id: 'b', label: 'B' },
        { id: 'c', label: 'C' },
      ],
    },
  ],
  new Map([['a', true]]),
);
const at = (id: string): number => rows.findIndex(({ node }) => node.id === id);
const row = (id: string): TreeRow => rows[at(id)] as TreeRow;

test('a step goes past one sibling, and ends at the first and the last', () => {
  expect(stepAmongSiblings('ArrowUp', rows, at('b'))).toEqual({
    parentId: 'company',
    beforeId: 'a',
  });
  expect(stepAmongSiblings('ArrowDown', rows, at('a'))).toEqual({
    parentId: 'company',
    beforeId: 'c',
  });
  expect(stepAmongSiblings('ArrowDown', rows, at('b'))).toEqual({
    parentId: 'company',
    beforeId: null,
  });
  expect(stepAmongSiblings('ArrowUp', rows, at('a'))).toBeUndefined();
  expect(stepAmongSiblings('ArrowDown', rows, at('c'))).toBeUndefined();
  expect(stepAmongSiblings('Enter', rows, at('b'))).toBeUndefined();
});

test('a drop goes into a row or before it, and never below what is dragged', () => {
  expect(placeOfDrop(rows, 'b', row('a'), 'in')).toEqual({ parentId: 'a', beforeId: null });
  expect(placeOfDrop(rows, 'c', row('a'), 'before')).toEqual({
    parentId: 'company',
    beforeId: 'a',
  });
  expect(placeOfDrop(rows, 'a', row('a1'), 'in')).toBeUndefined();
  expect(placeOfDrop(rows, 'a', row('a'), 'in')).toBeUndefined();
});
