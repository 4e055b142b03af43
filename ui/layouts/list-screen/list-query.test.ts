import { expect, test } from 'vitest';
import {
  isNarrowed,
  type ListDefaults,
  readListQuery,
  writeListQuery,
  writeQuestion,
} from './list-query.ts';

const defaults: ListDefaults = {
  names: ['organId', 'status', 'includeBelow'],
  filters: { includeBelow: '1' },
  sort: { column: 'organ', direction: 'asc' },
  rows: 10,
};
const read = (search: string) => readListQuery(search, defaults);
const written = (search: string) => writeListQuery(read(search), defaults);

test('an empty address is the list as it opens', () => {
  expect(read('')).toEqual({
    page: 1,
    rows: 10,
    keyword: '',
    schemeId: '',
    filters: { includeBelow: '1' },
    sort: { column: 'organ', direction: 'asc' },
  });
  expect(written('')).toBe('');
});

test.each([
  'organId=7&status=vacant,full&keyword=%E5%B7%A5&sort=vacant&direction=desc&page=3&rows=50',
  'includeBelow=&page=2',
  'status=vacant&schemeId=abc',
])('%s reads and writes back as it was', (search) => {
  expect(written(search)).toBe(search);
});

test('what an address says that the list does not know, or that is as usual, is left out', () => {
  expect(written('tenantId=9&includeBelow=1&page=0&rows=7&sort=organ&direction=asc')).toBe('');
  expect(read('page=-3&rows=1000').rows).toBe(10);
});

test('a filter in force by itself can be taken away, and stays away', () => {
  expect(read('includeBelow=').filters).toEqual({});
});

test('a scheme keeps filters and order, not where a person was in them', () => {
  const query = read('status=vacant&sort=vacant&page=4&rows=50&schemeId=abc');
  expect(writeQuestion(query, defaults)).toBe('status=vacant&sort=vacant&direction=asc');
});

test('a chosen node narrows nothing, a filter or a keyword does', () => {
  expect(isNarrowed(read('organId=7'), defaults, 'organId')).toBe(false);
  expect(isNarrowed(read('status=vacant'), defaults, 'organId')).toBe(true);
  expect(isNarrowed(read('includeBelow='), defaults, 'organId')).toBe(true);
  expect(isNarrowed(read('keyword=a'), defaults, 'organId')).toBe(true);
});
