import { expect, test } from 'vitest';
import { nightDays } from './night.ts';

const day = '2026-12-31';
const at = (from: number, to: number) => nightDays(day, { from: from * 60, to: to * 60 });

test('work until 22:00 sharp and from 06:00 sharp is not at night, a minute more is', () => {
  expect(at(6, 22)).toEqual([]);
  expect(nightDays(day, { from: 840, to: 1321 })).toEqual([day]);
  expect(nightDays(day, { from: 359, to: 840 })).toEqual([day]);
});

test('a shift from 22:00 over midnight is at night on both days', () => {
  expect(at(22, 30)).toEqual([day, '2027-01-01']);
  expect(at(22, 24)).toEqual([day]);
});

test('a shift that begins after midnight is at night on the next day only', () => {
  expect(at(24, 32)).toEqual(['2027-01-01']);
  expect(at(30, 38)).toEqual([]);
});

test('a shift that has no length is not at night', () => {
  expect(at(23, 23)).toEqual([]);
  expect(at(0, 0)).toEqual([]);
});
