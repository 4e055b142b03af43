import { expect, test } from 'vitest';
import { readChoice, shownColumns } from './use-columns.ts';

const column = (id: string, header = id) => ({ id, header, cell: () => '' });

test('a choice is read as it was stored, and nothing else is', () => {
  const choice = { hidden: ['age'], widths: { name: 180 }, order: ['name'] };
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  for (const stored of [null, '', '{', '[]', '{"hidden":[1],"widths":{}}', '{"hidden":[]}']) {
    expect(readChoice(stored)).toBeUndefined();
  }
});

test('an export has the columns in sight: not the hidden ones, nor those of buttons', () => {
  const columns = [{ ...column('name'), locked: true }, column('age'), column('open', '')];
  expect(shownColumns(columns, { hidden: ['name', 'age'], widths: {} })).toEqual(['name']);
});
