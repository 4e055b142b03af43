import { expect, test } from 'vitest';
import type { CustomField } from '#bridge/calls/record/custom.ts';
import { defineRecord } from '#bridge/calls/record/define.ts';
import { choice, file, integer, lines, text, virtual } from '#bridge/calls/record/field.ts';
import { batchContent, batchCustomFields, batchFields, mostAtOnce, runBatch } from './batch.ts';

const asset = defineRecord({
  name: 'asset',
  base: '/gateway/joyhr/web/asset',
  functionId: 'assets.assets',
  route: '/assets/:id',
  fields: {
    code: text(30, { required: true, unique: true }),
    kind: choice(['laptop', 'phone'], { required: true }),
    place: text(60),
    note: lines(500),
    maker: text(60, { fixed: true }),
    scan: file(),
    age: virtual(integer({ min: 0, max: 99 }), { from: [] }),
  },
  title: 'code',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'kind'],
    filters: ['kind'],
    sorts: ['code'],
    sort: { column: 'code', direction: 'asc' },
    search: ['code'],
  },
  sections: { basic: ['code', 'kind', 'place', 'note', 'maker', 'scan', 'age'] },
});

test('many rows can get the same value in fields the caller writes, and in none that is set once, unique or a file', () => {
  const rights = Object.fromEntries(
    Object.keys(asset.fields).map((name) => [name, 'write' as const]),
  );
  expect(batchFields(asset, { rights })).toEqual(['kind', 'place', 'note']);
  expect(batchFields(asset, { rights: { ...rights, place: 'read' } })).toEqual(['kind', 'note']);
});

test('fields that the company added can be changed too, where the caller may write them', () => {
  const shirt: CustomField = {
    code: 'shirt',
    name: 'Shirt',
    kind: 'text',
    options: [],
    required: false,
    listed: false,
    right: 'write',
  };
  const blood: CustomField = { ...shirt, code: 'blood', right: 'read' };
  expect(batchCustomFields({ customFields: [shirt, blood] })).toEqual([shirt]);
  expect(batchContent('custom.shirt', 'XL')).toEqual({ values: {}, custom: { shirt: 'XL' } });
  expect(batchContent('place', null)).toEqual({ values: { place: null }, custom: {} });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, userName: `Row ${at}` }));

test('rows that are refused are named with their reason, the others are done', async () => {
  const end = await runBatch(
    rows(3),
    async (ids) => ids.map((id) => ({ id, refused: id === 'r1' ? 'In use' : null })),
    String,
  );
  expect(end).toEqual({ done: 2, refused: [{ id: 'r1', userName: 'Row 1', reason: 'In use' }] });
});

test('more rows than a call takes go in several, and one that fails does not stop the others', async () => {
  const asked: number[] = [];
  const end = await runBatch(
    rows(mostAtOnce + 5),
    async (ids) => {
      asked.push(ids.length);
      if (ids.length === 5) throw new Error('offline');
      return ids.map((id) => ({ id, refused: null }));
    },
    () => 'Offline',
  );
  expect(asked).toEqual([mostAtOnce, 5]);
  expect(end.done).toBe(mostAtOnce);
  expect(new Set(end.refused.map(({ reason }) => reason))).toEqual(new Set(['Offline']));
});
