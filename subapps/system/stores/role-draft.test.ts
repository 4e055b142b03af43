import { expect, test } from 'vitest';
import { emptyRole, isSame, settingOf, withFunctions, withSetting } from './role-draft.ts';

test('adds functions once and takes a page away with its buttons', () => {
  const twice = withFunctions(
    withFunctions(emptyRole, ['a.page'], true),
    ['a.page', 'a.page.edit'],
    true,
  );
  expect(twice.functions).toEqual(['a.page', 'a.page.edit']);
  expect(withFunctions(twice, ['a.page', 'a.page.edit'], false).functions).toEqual([]);
});

test('keeps one setting a field, and none for the default', () => {
  const hidden = withSetting(emptyRole, 'employee', 'phone', 'hidden');
  const read = withSetting(hidden, 'employee', 'phone', 'read');
  expect(read.fields).toHaveLength(1);
  expect(settingOf(read, 'employee', 'phone')).toBe('read');
  expect(withSetting(read, 'employee', 'phone', 'none').fields).toEqual([]);
});

test('does not count another order as a change', () => {
  const one = { ...emptyRole, functions: ['a.page', 'b.page'] };
  expect(isSame(one, { ...emptyRole, functions: ['b.page', 'a.page'] })).toBe(true);
  expect(isSame(one, emptyRole)).toBe(false);
});
