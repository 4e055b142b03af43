import { expect, test } from 'vitest';
import {
  addDays,
  type FigureName,
  figuresOn,
  isShown,
  monthEnd,
  today,
  toggleFigure,
} from './figures.ts';
import { inService, readRosterQuery } from './roster-query.ts';

const figures = figuresOn('2026-11-21');
const organId = '01930000-0000-7000-8000-000000000001';
const opening = readRosterQuery(`?organId=${organId}&page=3`, 10);

function figure(name: FigureName) {
  const found = figures.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

test('counts those on probation and those leaving as in service', () => {
  const counts = {
    total: 10,
    today: '2026-07-07',
    byStatus: { pending: 1, probation: 2, active: 5, leaving: 1, left: 1, retired: 0 },
    joinedThisMonth: 1,
    contractEndsWithin60Days: 0,
  };
  expect(figure('inService').count(counts)).toBe(8);
  expect(figure('probation').count(counts)).toBe(2);
});

test('lists the people of a figure, and everyone in service again', () => {
  const joined = toggleFigure(opening, figure('joined'));
  expect(joined.filter).toEqual({
    organId,
    joinedFrom: '2026-11-01',
    joinedTo: '2026-11-30',
  });
  expect(joined.page).toBe(1);
  expect(isShown(joined, figure('joined'))).toBe(true);
  expect(toggleFigure(joined, figure('joined')).filter).toEqual({ organId, status: inService });
});

test('keeps the day that the roster is looked at', () => {
  const before = readRosterQuery('?asOf=2024-05-01', 10);
  const probation = toggleFigure(before, figure('probation'));
  expect(probation.filter).toEqual({ asOf: '2024-05-01', status: ['probation'] });
  expect(isShown(probation, figure('probation'))).toBe(true);
  expect(toggleFigure(probation, figure('probation')).filter.asOf).toBe('2024-05-01');
});

test('knows the figure whatever the order of the choices', () => {
  const query = readRosterQuery('?status=leaving,active,probation', 10);
  expect(isShown(query, figure('inService'))).toBe(true);
});

test('knows the last day of a month', () => {
  expect(monthEnd('2026-11-21')).toBe('2026-11-30');
  expect(monthEnd('2028-02-01')).toBe('2028-02-29');
});

test('counts days over the end of a month and a year', () => {
  expect(addDays('2026-11-21', 60)).toBe('2027-01-20');
});

test('writes the day it is here', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
