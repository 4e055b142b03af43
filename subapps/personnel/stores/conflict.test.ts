import { expect, test } from 'vitest';
import { compare, resolve } from './conflict.ts';

const original = { name: '周雨桐', phone: '13800000001', email: null, workPlace: '上海' };

test('keeps both people’s changes where they touch different fields', () => {
  const conflict = compare(
    original,
    { phone: '13800000002' },
    { ...original, workPlace: '杭州', email: 'z@harbour.test' },
  );
  expect(conflict.clashes).toEqual([]);
  expect(conflict.kept).toEqual({ phone: '13800000002' });
  expect(conflict.taken).toEqual([
    { field: 'email', before: null, after: 'z@harbour.test' },
    { field: 'workPlace', before: '上海', after: '杭州' },
  ]);
});

test('asks where both changed a field to different values', () => {
  const conflict = compare(
    original,
    { phone: '13800000002', email: 'mine@harbour.test' },
    { ...original, phone: '13800000003' },
  );
  expect(conflict.clashes).toEqual([
    {
      field: 'phone',
      original: '13800000001',
      mine: '13800000002',
      theirs: '13800000003',
    },
  ]);
  expect(resolve(conflict, { phone: 'mine' })).toEqual({
    phone: '13800000002',
    email: 'mine@harbour.test',
  });
  expect(resolve(conflict, { phone: 'theirs' })).toEqual({ email: 'mine@harbour.test' });
});

test('has nothing left to save where both made the same change', () => {
  const conflict = compare(
    original,
    { email: null, workPlace: '杭州' },
    { ...original, workPlace: '杭州' },
  );
  expect(conflict).toEqual({ clashes: [], taken: [], kept: {} });
});

test('tells an emptied field from an untouched one', () => {
  const conflict = compare(original, { workPlace: null }, { ...original, workPlace: '杭州' });
  expect(conflict.clashes[0]).toMatchObject({ field: 'workPlace', mine: null, theirs: '杭州' });
});
