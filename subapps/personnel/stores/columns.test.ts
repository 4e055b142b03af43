import { expect, test } from 'vitest';
import { allowedColumns, exportNames, readChoice, rosterColumns, usualChoice } from './columns.ts';

test('shows the usual columns to a person who has not chosen', () => {
  expect(readChoice(null)).toEqual(usualChoice);
  expect(readChoice('{"hidden":"all"}')).toEqual(usualChoice);
  expect(readChoice('not json')).toEqual(usualChoice);
  expect(exportNames(rosterColumns, usualChoice)).toContain('staffNo');
  expect(exportNames(rosterColumns, usualChoice)).not.toContain('phone');
});

test('reads back what a person chose', () => {
  const choice = { hidden: ['staffNo'], widths: { name: 200 } };
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
});

test('exports the kind of a contract beside its end, once', () => {
  const names = exportNames(rosterColumns, usualChoice);
  expect(names.indexOf('contractKind')).toBe(names.indexOf('contractEndsOn') - 1);
  const every = exportNames(rosterColumns, { hidden: [], widths: {} });
  expect(every.filter((name) => name === 'contractKind')).toHaveLength(1);
  expect(
    exportNames(rosterColumns, { hidden: ['contractEndsOn', 'contractKind'], widths: {} }),
  ).not.toContain('contractKind');
});

test('never has a column whose field is hidden, and always shows the name', () => {
  const allowed = allowedColumns(['phone']);
  expect(allowed.some((column) => column.name === 'phone')).toBe(false);
  expect(exportNames(allowed, { hidden: ['name'], widths: {} })).toContain('name');
});
