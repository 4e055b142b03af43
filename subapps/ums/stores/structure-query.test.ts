import { expect, test } from 'vitest';
import { isRoute } from '#bridge/methods/atoms.ts';
import { readStructureQuery, usualQuery, writeStructureQuery } from './structure-query.ts';

const organId = '0190a000-0000-7000-8000-000000000001';

test('the page as it opens has no query', () => {
  expect(writeStructureQuery(usualQuery)).toBe('');
  expect(readStructureQuery('')).toEqual(usualQuery);
});

test('a query survives being written and read back', () => {
  const query = {
    organId,
    view: 'positions',
    asOf: '2027-01-31',
    includeBelow: false,
    keyword: '买买提·艾力 100%&',
    importing: true,
    page: 3,
    rows: 50,
  } as const;
  const written = writeStructureQuery(query);
  expect(isRoute(`/structure${written}`)).toBe(true);
  expect(readStructureQuery(written.slice(1))).toEqual(query);
});

test('what cannot be read is as usual', () => {
  expect(
    readStructureQuery('view=salary&asOf=2027-02-30&page=-2&rows=11&below=yes&organId='),
  ).toEqual(usualQuery);
  expect(readStructureQuery(`keyword=${'a'.repeat(80)}`).keyword).toHaveLength(50);
});
