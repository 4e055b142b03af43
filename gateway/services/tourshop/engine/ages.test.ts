import { expect, test } from 'vitest';
import { fitsKind, isGrown, kindOn } from './ages.ts';

test('the kind changes on the birthday', () => {
  expect(kindOn('2024-06-02', '2026-06-01')).toBe('infant');
  expect(kindOn('2024-06-02', '2026-06-02')).toBe('child');
  expect(kindOn('2014-06-02', '2026-06-01')).toBe('child');
  expect(kindOn('2014-06-02', '2026-06-02')).toBe('adult');
  expect(kindOn('1966-06-02', '2026-06-02')).toBe('senior');
});

test('a senior may go as an adult, a child may not', () => {
  expect(fitsKind('adult', '1950-01-01', '2026-06-01')).toBe(true);
  expect(fitsKind('adult', '2018-01-01', '2026-06-01')).toBe(false);
  expect(isGrown('2009-06-02', '2027-06-01')).toBe(false);
  expect(isGrown('2009-06-02', '2027-06-02')).toBe(true);
});
