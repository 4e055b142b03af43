import { expect, test } from 'vitest';
import { allowedFilters, chipsOf, type ListFilter } from './list-filter.ts';

const words = {
  between: (from: string, to: string) => `${from}–${to}`,
  after: (from: string) => `${from}–`,
  before: (to: string) => `–${to}`,
};

const filters: readonly ListFilter[] = [
  { kind: 'choice', id: 'status', label: 'Status', options: [{ value: 'a', label: 'A' }] },
  { kind: 'choice', id: 'post', label: 'Post', place: 'more', column: 'postName', options: [] },
  { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: 'Joined', place: 'more' },
  { kind: 'switch', id: 'incomplete', label: 'Record', on: 'Incomplete', place: 'link' },
  { kind: 'day', id: 'asOf', label: 'As of', place: 'more' },
];

test('a chip says what is filtered by and what it lets through, for filters outside of the bar', () => {
  const values = { status: 'a', joinedFrom: '2026-01-01', incomplete: '1', asOf: '2026-05-01' };
  expect(chipsOf(filters, values, words)).toEqual([
    { what: 'Joined', value: '2026-01-01–', names: ['joinedFrom', 'joinedTo'] },
    { what: 'Record', value: 'Incomplete', names: ['incomplete'] },
    { what: 'As of', value: '2026-05-01', names: ['asOf'] },
  ]);
});

test('a chip of a range has one end or both', () => {
  const both = { joinedFrom: '2026-01-01', joinedTo: '2026-02-01' };
  expect(chipsOf(filters, both, words)[0]?.value).toBe('2026-01-01–2026-02-01');
  expect(chipsOf(filters, { joinedTo: '2026-02-01' }, words)[0]?.value).toBe('–2026-02-01');
});

test('a chip of a range of months names months', () => {
  const months: ListFilter = {
    kind: 'days',
    unit: 'month',
    from: 'monthFrom',
    to: 'monthTo',
    label: 'Month',
    place: 'more',
  };
  const values = { monthFrom: '2026-01-01', monthTo: '2026-02-01' };
  expect(chipsOf([months], values, words)[0]?.value).toBe('2026-01–2026-02');
});

test('a choice that is not known yet is an ellipsis', () => {
  expect(chipsOf(filters, { post: '7' }, words)).toMatchObject([{ what: 'Post', value: '…' }]);
});

test('a hidden column takes its filter along', () => {
  const left = allowedFilters(filters, ['postName']).map(({ label }) => label);
  expect(left).toEqual(['Status', 'Joined', 'Record', 'As of']);
});
