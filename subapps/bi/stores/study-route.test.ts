import { expect, test } from 'vitest';
import { cohortPlace, isStudyRoute, readStudy, survivalPlace, writeStudy } from './study-route.ts';

test('a question survives being written as a route and read back', () => {
  const where = [{ dimension: 'gender', is: 'in' as const, values: ['F'] }];
  const cohort = { unit: 'year' as const, count: 5, where };
  expect(readStudy(cohortPlace, writeStudy(cohortPlace, cohort))).toEqual(cohort);
  const survival = { months: 60, by: 'grade' as const, where };
  expect(readStudy(survivalPlace, writeStudy(survivalPlace, survival))).toEqual(survival);
});

test('the first question has the shortest route, and what is no question gives it', () => {
  expect(writeStudy(cohortPlace, cohortPlace.first)).toBe('/cohort');
  for (const route of [
    '/survival',
    '/survival?ask=',
    '/survival?ask=7',
    '/survival?ask={"months":0}',
  ])
    expect(readStudy(survivalPlace, route)).toBe(survivalPlace.first);
});

test('a route belongs to the page of its path', () => {
  expect(isStudyRoute(cohortPlace, '/cohort?ask=x')).toBe(true);
  expect(isStudyRoute(cohortPlace, '/survival')).toBe(false);
});
