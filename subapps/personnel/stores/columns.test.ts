import { expect, test } from 'vitest';
import { allowedColumns, readChoice, rosterColumns, shownNames, usualChoice } from './columns.ts';

test('shows the usual columns to a person who has not chosen', () => {
  expect(readChoice(null)).toEqual(usualChoice);
  expect(readChoice('{"hidden":"all"}')).toEqual(usualChoice);
  expect(readChoice('not json')).toEqual(usualChoice);
  expect(shownNames(rosterColumns, usualChoice)).toContain('staffNo');
  expect(shownNames(rosterColumns, usualChoice)).not.toContain('phone');
});

test('reads back what a person chose', () => {
  const choice = { hidden: ['staffNo'], widths: { name: 200 } };
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
});

test('never has a column whose field is hidden, and always shows the name', () => {
  const allowed = allowedColumns(['phone']);
  expect(allowed.some((column) => column.name === 'phone')).toBe(false);
  expect(shownNames(allowed, { hidden: ['name'], widths: {} })).toContain('name');
});
