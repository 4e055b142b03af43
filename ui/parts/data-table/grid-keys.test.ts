import { expect, test } from 'vitest';
import { type GridPlace, gridStep } from './grid-keys.ts';

const at: GridPlace = { row: 5, cell: -1, rows: 9, cells: 4, open: undefined, parent: 2 };

test('stays inside the table', () => {
  expect(gridStep('PageDown', false, at)).toEqual({ kind: 'go', row: 8, cell: -1 });
  expect(gridStep('ArrowUp', false, { ...at, row: 0 })).toEqual({ kind: 'go', row: 0, cell: -1 });
});

test('opens a closed row before it goes into its cells, and closes it before it goes up', () => {
  expect(gridStep('ArrowRight', false, { ...at, open: false })).toEqual({
    kind: 'unfold',
    open: true,
  });
  expect(gridStep('ArrowRight', false, at)).toEqual({ kind: 'go', row: 5, cell: 0 });
  expect(gridStep('ArrowLeft', false, { ...at, open: true })).toEqual({
    kind: 'unfold',
    open: false,
  });
  expect(gridStep('ArrowLeft', false, at)).toEqual({ kind: 'go', row: 2, cell: -1 });
});

test('goes to the ends of the row from a cell, and to the ends of the table with Control', () => {
  const cell = { ...at, cell: 1 };
  expect(gridStep('End', false, cell)).toEqual({ kind: 'go', row: 5, cell: 3 });
  expect(gridStep('Home', true, cell)).toEqual({ kind: 'go', row: 0, cell: 1 });
});
