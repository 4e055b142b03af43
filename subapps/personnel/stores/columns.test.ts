import { expect, test } from 'vitest';
import { shownColumns } from '#ui/layouts/list-screen/use-columns.ts';
import { allowedColumns, exportNames, rosterColumns, usuallyHidden } from './columns.ts';

const drawn = rosterColumns.map(({ name, width, least }) => ({
  id: name,
  header: name,
  cell: () => '',
  ...(width ? { width: width.en } : least && { minWidth: least.en }),
  ...(name === 'name' && { fixed: 'start' as const, locked: true }),
}));
const usual = { hidden: usuallyHidden(drawn, 1600), widths: {} };

test('shows as many of the usual columns as there is room for, the name and the state always', () => {
  expect(usual.hidden).toContain('phone');
  expect(usual.hidden).not.toContain('seniorityYears');
  const narrow = usuallyHidden(drawn, 870);
  expect(narrow).toContain('seniorityYears');
  expect(narrow).not.toContain('gradeCode');
  const least = usuallyHidden(drawn, 300);
  expect(least).toContain('gradeCode');
  for (const name of ['name', 'staffNo', 'status', 'contractEndsOn'])
    expect(least).not.toContain(name);
});

test('exports the kind of a contract beside its end, once', () => {
  const names = exportNames(shownColumns(drawn, usual));
  expect(names.indexOf('contractKind')).toBe(names.indexOf('contractEndsOn') - 1);
  const every = exportNames(shownColumns(drawn, { hidden: [], widths: {} }));
  expect(every.filter((name) => name === 'contractKind')).toHaveLength(1);
  const hidden = ['contractEndsOn', 'contractKind'];
  expect(exportNames(shownColumns(drawn, { hidden, widths: {} }))).not.toContain('contractKind');
});

test('exports the columns in the order a person gave them, the name first', () => {
  const order = ['status', 'name', 'staffNo'];
  const names = exportNames(shownColumns(drawn, { ...usual, order }));
  expect(names.slice(0, 3)).toEqual(['name', 'status', 'staffNo']);
});

test('never has a column whose field is hidden, and always shows the name', () => {
  expect(allowedColumns(['phone']).some((column) => column.name === 'phone')).toBe(false);
  expect(exportNames(shownColumns(drawn, { hidden: ['name'], widths: {} }))).toContain('name');
});
