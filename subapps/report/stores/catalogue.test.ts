import { expect, test } from 'vitest';
import { type Report, reportsOf } from './catalogue.ts';

function report(name: string, changes: Partial<Report> = {}): Report {
  return {
    id: name,
    name,
    note: '',
    folder: 'people',
    subject: 'headcount',
    ownerName: null,
    builtIn: true,
    favourite: false,
    lastOpenedAt: null,
    mine: false,
    shared: false,
    ...changes,
  };
}

const own = { builtIn: false, folder: 'own' } as const;
const reports = [
  report('roster', { lastOpenedAt: '2026-11-01T00:00:00Z' }),
  report('pay', { folder: 'pay', favourite: true, lastOpenedAt: '2026-11-03T00:00:00Z' }),
  report('mine', { ...own, mine: true, note: 'Turnover of sales' }),
  report('theirs', { ...own, shared: true, ownerName: 'Li' }),
];

const names = (view: Parameters<typeof reportsOf>[1], words = ''): string[] =>
  reportsOf(reports, view, words).map(({ name }) => name);

test('a folder holds the built-in reports, own ones have their own', () => {
  expect(names('people')).toEqual(['roster']);
  expect(names('own')).toEqual(['mine']);
  expect(names('shared')).toEqual(['theirs']);
});

test('favourites and those opened last, the last one first', () => {
  expect(names('favourites')).toEqual(['pay']);
  expect(names('recent')).toEqual(['pay', 'roster']);
});

test('words are looked for in names and notes, in any case', () => {
  expect(names('all', ' TURNOVER')).toEqual(['mine']);
  expect(names('all', 'nothing')).toEqual([]);
});
