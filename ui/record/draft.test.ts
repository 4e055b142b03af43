import { expect, test } from 'vitest';
import { contentOf, isChanged, noChanges, withCustom, withLines, withValue } from './draft.ts';

test('a value that is put back to what it was is no change', () => {
  const draft = withValue(noChanges, 'name', 'Bo', 'Ann');
  expect(isChanged(draft)).toBe(true);
  expect(isChanged(withValue(draft, 'name', 'Ann', 'Ann'))).toBe(false);
  expect(isChanged(withCustom(noChanges, 'size', null, null))).toBe(false);
});

test('an emptied value is sent as null, and a field that was not touched is left out', () => {
  const draft = withValue(withValue(noChanges, 'note', null, 'old'), 'code', 'B', 'A');
  expect(contentOf(draft).values).toEqual({ note: null, code: 'B' });
});

test('a new row takes what is fixed, whatever else is written', () => {
  const draft = withValue(noChanges, 'school', 'Harbour College', null);
  expect(contentOf(draft, { employment: 'e1' }).values).toEqual({
    school: 'Harbour College',
    employment: 'e1',
  });
});

test('all lines of a changed kind are sent, those with an id as the ones that were there', () => {
  const draft = withLines(noChanges, 'steps', [
    { key: 'l1', id: 'l1', values: { name: 'first', note: null } },
    { key: 'new-1', values: { name: 'second' } },
  ]);
  expect(isChanged(draft)).toBe(true);
  expect(contentOf(draft).lines).toEqual({
    steps: [{ id: 'l1', name: 'first' }, { name: 'second' }],
  });
});
