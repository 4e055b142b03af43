import { expect, test } from 'vitest';
import { allowedColumns, readColumns, shownColumns, usualColumns } from './columns.ts';

test('shows the usual columns to a person who has not chosen', () => {
  expect(readColumns(null)).toEqual(usualColumns);
  expect(readColumns('salary,shoeSize')).toEqual(usualColumns);
});

test('keeps a choice in the fixed order and drops columns that are gone', () => {
  expect(readColumns('phone,salary,staffNo')).toEqual(['staffNo', 'phone']);
});

test('never shows or offers a hidden column, and always shows the name', () => {
  const shown = shownColumns(['phone', 'staffNo'], ['phone']).map((column) => column.name);
  expect(shown).toEqual(['name', 'staffNo']);
  expect(allowedColumns(['phone']).some((column) => column.name === 'phone')).toBe(false);
});
