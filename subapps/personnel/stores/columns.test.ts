import { expect, test } from 'vitest';
import { allowedColumns, exportNames, readChoice, rosterColumns, usualChoice } from './columns.ts';

const drawn = rosterColumns.map(({ name, width, least }) => ({
  ...{ id: name, header: name, cell: () => '' },
  ...(width ? { width: width.en } : least && { minWidth: least.en }),
}));
const usual = usualChoice(drawn, 1600);

test('knows no choice of a person who has not chosen', () => {
  expect(readChoice(null)).toBeUndefined();
  expect(readChoice('null')).toBeUndefined();
  expect(readChoice('{"hidden":"all"}')).toBeUndefined();
  expect(readChoice('not json')).toBeUndefined();
});

test('shows as many of the usual columns as there is room for, the name and the state always', () => {
  expect(exportNames(rosterColumns, usual)).toContain('seniorityYears');
  expect(exportNames(rosterColumns, usual)).not.toContain('phone');
  const narrow = exportNames(rosterColumns, usualChoice(drawn, 870));
  expect(narrow).not.toContain('seniorityYears');
  expect(narrow).toContain('gradeCode');
  const least = exportNames(rosterColumns, usualChoice(drawn, 300));
  expect(least).toEqual(expect.arrayContaining(['name', 'staffNo', 'status', 'contractEndsOn']));
  expect(least).not.toContain('gradeCode');
});

test('reads back what a person chose', () => {
  const choice = { hidden: ['staffNo'], widths: { name: 200 } };
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
});

test('exports the kind of a contract beside its end, once', () => {
  const names = exportNames(rosterColumns, usual);
  expect(names.indexOf('contractKind')).toBe(names.indexOf('contractEndsOn') - 1);
  const every = exportNames(rosterColumns, { hidden: [], widths: {} });
  expect(every.filter((name) => name === 'contractKind')).toHaveLength(1);
  expect(
    exportNames(rosterColumns, { hidden: ['contractEndsOn', 'contractKind'], widths: {} }),
  ).not.toContain('contractKind');
});

test('exports the columns in the order a person gave them, the name first', () => {
  const order = ['status', 'name', 'staffNo'];
  const names = exportNames(rosterColumns, { ...usual, order });
  expect(names.slice(0, 3)).toEqual(['name', 'status', 'staffNo']);
});

test('never has a column whose field is hidden, and always shows the name', () => {
  const allowed = allowedColumns(['phone']);
  expect(allowed.some((column) => column.name === 'phone')).toBe(false);
  expect(exportNames(allowed, { hidden: ['name'], widths: {} })).toContain('name');
});
