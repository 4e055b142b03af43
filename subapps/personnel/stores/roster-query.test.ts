import { expect, test } from 'vitest';
import {
  hasUsualFilters,
  inService,
  readRosterQuery,
  withFilter,
  withoutFilters,
  writeQuestion,
  writeRosterQuery,
} from './roster-query.ts';

const organId = '01930000-0000-7000-8000-000000000001';

test('opens with the people in service, by staff number, and writes nothing for it', () => {
  const query = readRosterQuery('', 10);
  expect(query).toEqual({
    filter: { status: inService },
    sort: 'staffNo',
    direction: 'asc',
    page: 1,
    rows: 10,
    schemeId: '',
  });
  expect(writeRosterQuery(query, 10)).toBe('');
  expect(hasUsualFilters(query)).toBe(true);
});

test('reads back what it wrote', () => {
  const written =
    `?keyword=%E5%91%A8&organId=${organId}&status=probation,active&gender=F&gradeCode=P5,P6` +
    '&joinedFrom=2026-01-01&joinedTo=2026-12-31&contractEndsTo=2027-01-20' +
    '&sort=joinedOn&direction=desc&page=3&rows=50';
  const query = readRosterQuery(written, 10);
  expect(query.filter.keyword).toBe('周');
  expect(query.filter.gradeCode).toEqual(['P5', 'P6']);
  expect(readRosterQuery(writeRosterQuery(query, 10), 10)).toEqual(query);
});

test('reads a repeated parameter like a list with commas', () => {
  const query = readRosterQuery('?status=left&status=retired', 10);
  expect(query.filter.status).toEqual(['left', 'retired']);
});

test('leaves out what it cannot read', () => {
  const query = readRosterQuery(
    '?organId=7&status=gone&gender=X&joinedFrom=2026-02-30&sort=salary&page=-2&rows=13',
    20,
  );
  expect(query).toEqual(readRosterQuery('', 20));
});

test('keeps the wish for every status, and takes leaving days as a wish for those who left', () => {
  const every = withFilter(readRosterQuery('', 10), { status: undefined });
  expect(writeRosterQuery(every, 10)).toBe('?status=any');
  expect(readRosterQuery('?status=any', 10)).toEqual(every);
  const leavers = readRosterQuery('?leftFrom=2026-01-01', 10);
  expect(leavers.filter).toEqual({ leftFrom: '2026-01-01' });
  expect(writeRosterQuery(leavers, 10)).toBe('?leftFrom=2026-01-01');
});

test('goes back to the first page when a filter changes', () => {
  const query = readRosterQuery('?page=4', 10);
  expect(withFilter(query, { keyword: '林' })).toMatchObject({
    page: 1,
    filter: { keyword: '林' },
  });
  expect(withFilter(withFilter(query, { keyword: '林' }), { keyword: ' ' }).filter).toEqual({
    status: inService,
  });
});

test('keeps the organisation when the filters are taken away', () => {
  const query = readRosterQuery(`?organId=${organId}&keyword=a&status=left&page=2`, 10);
  expect(withoutFilters(query)).toMatchObject({
    filter: { organId, status: inService },
    page: 1,
  });
});

test('a saved scheme keeps filters and order, and the address which scheme it is', () => {
  const query = readRosterQuery('status=probation&sort=joinedOn&page=3&rows=50&schemeId=7', 10);
  expect(writeQuestion(query)).toBe('status=probation&sort=joinedOn');
  expect(readRosterQuery(writeRosterQuery(query, 10), 10)).toEqual(query);
});
