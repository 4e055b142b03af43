import { expect, test } from 'vitest';
import {
  areaOf,
  grownArea,
  moveSelection,
  placesOf,
  selectAll,
  selectCell,
  within,
} from './selection.ts';

const bounds = { rows: 10, first: 7, last: 36 };

test('moves by keys, grows with Shift, and stays inside', () => {
  const start = selectCell({ row: 0, column: 7 }, bounds);
  const press = (key: string, extend = false, far = false) =>
    moveSelection(start, { key, extend, far }, bounds);
  expect(press('ArrowDown')?.focus).toEqual({ row: 1, column: 7 });
  expect(press('ArrowLeft')?.focus).toEqual({ row: 0, column: 7 });
  expect(press('ArrowRight', true)).toEqual({
    anchor: { row: 0, column: 7 },
    focus: { row: 0, column: 8 },
  });
  expect(press('ArrowDown', false, true)?.focus).toEqual({ row: 9, column: 7 });
  expect(press('End')?.focus).toEqual({ row: 0, column: 36 });
  expect(press('End', false, true)?.focus).toEqual({ row: 9, column: 36 });
  expect(press('x')).toBeUndefined();
});

test('knows the rectangle whichever way it was drawn', () => {
  const area = areaOf({ anchor: { row: 3, column: 9 }, focus: { row: 2, column: 8 } });
  expect(area).toEqual({ top: 2, bottom: 3, left: 8, right: 9 });
  expect(placesOf(area).map(({ row, column }) => `${row}:${column}`)).toEqual([
    '2:8',
    '2:9',
    '3:8',
    '3:9',
  ]);
  expect(placesOf(areaOf(selectAll(bounds)))).toHaveLength(300);
  expect(within({ row: 99, column: 0 }, bounds)).toEqual({ row: 9, column: 7 });
});

test('a fill grows in one direction only', () => {
  const area = { top: 1, bottom: 2, left: 8, right: 9 };
  expect(grownArea(area, { row: 6, column: 10 })).toEqual({ ...area, bottom: 6 });
  expect(grownArea(area, { row: 2, column: 20 })).toEqual({ ...area, right: 20 });
  expect(grownArea(area, { row: 0, column: 8 })).toEqual({ ...area, top: 0 });
  expect(grownArea(area, { row: 1, column: 8 })).toEqual(area);
});
