import { expect, test } from 'vitest';
import { fieldsOf } from '#bridge/calls/workflow/form.ts';
import { addField, addSection, moveField, putField, removeField } from './form-draft.ts';

const names = { nameZh: '甲', nameEn: 'A' };
const empty = addSection(addSection({ sections: [] }, 'one', names), 'two', names);
const form = ['a', 'b', 'c'].reduce(
  (drawn, id, at) => addField(drawn, { section: 'one', at }, 'text', id, names),
  empty,
);
const order = ({ sections }: typeof form) =>
  sections.map(({ fields }) => fields.map(({ id }) => id).join('')).join('|');

test('a field moves inside its section and over its border', () => {
  expect(order(moveField(form, 'b', -1))).toBe('bac|');
  expect(order(moveField(form, 'b', 1))).toBe('acb|');
  const over = moveField(form, 'c', 1);
  expect(order(over)).toBe('ab|c');
  expect(order(moveField(over, 'c', -1))).toBe('abc|');
  expect(order(moveField(form, 'a', -1))).toBe('abc|');
});

test('a dropped field comes to stand where it was dropped', () => {
  expect(order(putField(form, 'a', { section: 'one', at: 3 }))).toBe('bca|');
  expect(order(putField(form, 'c', { section: 'one', at: 0 }))).toBe('cab|');
  expect(order(putField(form, 'b', { section: 'two', at: 0 }))).toBe('ac|b');
  expect(fieldsOf(removeField(form, 'b')).map(({ id }) => id)).toEqual(['a', 'c']);
});
