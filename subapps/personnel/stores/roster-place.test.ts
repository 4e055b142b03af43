import { expect, test } from 'vitest';
import {
  type ListDefaults,
  readListQuery,
  writeListQuery,
} from '#ui/layouts/list-screen/list-query.ts';
import { inService, toListSearch, toRosterSearch } from './roster-place.ts';

const organId = '01930000-0000-7000-8000-000000000001';

const defaults: ListDefaults = {
  names: ['organId', 'status', 'gender', 'gradeCode', 'joinedFrom', 'leftFrom', 'leftTo'],
  filters: { status: inService.join() },
  sort: { column: 'staffNo', direction: 'asc' },
  rows: 10,
};

const read = (search: string) => readListQuery(toListSearch(search), defaults);
const write = (query: ReturnType<typeof read>) => toRosterSearch(writeListQuery(query, defaults));

test('opens with the people in service, by staff number, and writes nothing for it', () => {
  const query = read('');
  expect(query.filters).toEqual({ status: 'active,probation,leaving' });
  expect(query.sort).toEqual({ column: 'staffNo', direction: 'asc' });
  expect(write(query)).toBe('');
});

test.each([
  'status=any',
  'leftFrom=2026-01-01',
  'leftFrom=2026-01-01&status=active,probation,leaving',
  'status=left,retired&leftFrom=2026-01-01',
  `organId=${organId}&status=probation,active&gender=F&gradeCode=P5,P6&joinedFrom=2026-01-01`,
  'sort=organ&direction=desc&page=3&rows=50&schemeId=7',
])('reads back what it wrote: %s', (search) => {
  const query = read(search);
  const written = write(query);
  expect(new URLSearchParams(written).size).toBe(new URLSearchParams(search).size);
  expect(read(written)).toEqual(query);
});

test('reads a repeated parameter like a list with commas', () => {
  expect(read('status=left&status=retired').filters.status).toBe('left,retired');
});

test('keeps the wish for every status, and takes leaving days as a wish for those who left', () => {
  expect(read('status=any').filters.status).toBeUndefined();
  expect(read('leftFrom=2026-01-01').filters).toEqual({ leftFrom: '2026-01-01' });
});

test('sorts by the columns of the table, and writes the orders of the gateway', () => {
  expect(read('sort=grade').sort).toEqual({ column: 'gradeCode', direction: 'asc' });
  expect(write(read('sort=grade'))).toBe('sort=grade&direction=asc');
});
