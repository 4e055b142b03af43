import { expect, test } from 'vitest';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { defineRecord } from '#bridge/calls/record/define.ts';
import {
  choice,
  dayField,
  file,
  integer,
  reference,
  text,
  virtual,
} from '#bridge/calls/record/field.ts';
import { placeInTime, rowsInOrder, startOf, startOfCopy } from './dated.ts';

const shift = defineRecord({
  name: 'shift',
  base: '/gateway/joyhr/web/shift',
  functionId: 'people.shifts',
  route: '/shifts/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    from: dayField({ required: true }),
    to: dayField(),
    kind: choice(['early', 'late'], { required: true }),
    code: text(30, { unique: true }),
    scan: file(),
    weeks: virtual(integer({ min: 0, max: 999 }), { from: [] }),
  },
  title: 'kind',
  key: ['employment', 'from'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['kind', 'from', 'to'],
    filters: ['employment'],
    sorts: ['from'],
    sort: { column: 'from', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['employment', 'from', 'to', 'kind', 'code', 'scan', 'weeks'] },
  dated: { of: 'employment', from: 'from', to: 'to' },
});

function row(from: string, to: string | null): AnyRow {
  return {
    id: from,
    version: 1,
    fields: { employment: 'e1', from, to, kind: 'late', weeks: 4 },
    masks: {},
    names: { employment: 'Lin Yue' },
    custom: {},
    state: null,
    pending: null,
    can: { edit: true, remove: true, moves: [] },
  };
}

test('a row is in force from its first day to its last', () => {
  const may = row('2026-05-01', '2026-05-31');
  expect(placeInTime(shift, may, '2026-04-30')).toBe('planned');
  expect(placeInTime(shift, may, '2026-05-01')).toBe('current');
  expect(placeInTime(shift, may, '2026-05-31')).toBe('current');
  expect(placeInTime(shift, may, '2026-06-01')).toBe('past');
  expect(placeInTime(shift, row('2026-06-01', null), '2030-01-01')).toBe('current');
});

test('the newest row comes first, whatever order they came in', () => {
  const rows = [row('2026-05-01', '2026-05-31'), row('2026-06-01', null)];
  expect(rowsInOrder(shift, rows).map(({ id }) => id)).toEqual(['2026-06-01', '2026-05-01']);
});

test('a new row takes over what can be written of the last one, but its days', () => {
  expect(startOf(shift, row('2026-06-01', null))).toEqual({
    values: { employment: 'e1', kind: 'late' },
    names: { employment: 'Lin Yue' },
  });
  expect(startOf(shift, undefined)).toEqual({ values: {}, names: {} });
});

test('a copy takes over what can be written, but what no two rows share, and files', () => {
  const { fields, ...rest } = row('2026-06-01', null);
  const filled = { ...rest, fields: { ...fields, code: 'S1', scan: 'f1' } };
  expect(startOfCopy(shift, filled)).toEqual({
    values: { employment: 'e1', from: '2026-06-01', kind: 'late' },
    names: { employment: 'Lin Yue' },
  });
});
