import { expect, test } from 'vitest';
import { isRoute } from '#bridge/methods/atoms.ts';
import { activeRoster, ageRoster, joinedRoster, leftRoster } from './roster-link.ts';

const organId = '0190a000-0000-7000-8000-000000000001';

function query(route: string): URLSearchParams {
  expect(route.startsWith('/roster?')).toBe(true);
  expect(isRoute(route)).toBe(true);
  return new URLSearchParams(route.split('?')[1]);
}

test('the people of an organisation are its active ones', () => {
  const roster = query(activeRoster(organId));
  expect(roster.get('organId')).toBe(organId);
  expect(roster.getAll('status')).toEqual(['probation', 'active', 'leaving']);
});

test('without an organisation the roster is not narrowed by one', () => {
  expect(query(activeRoster(undefined)).has('organId')).toBe(false);
});

test('an age band covers everyone from the first to the last day of those ages', () => {
  const roster = query(ageRoster(organId, { from: 25, to: 29 }, 'F', '2026-11-21'));
  expect(roster.get('gender')).toBe('F');
  expect(roster.get('birthFrom')).toBe('1996-11-22');
  expect(roster.get('birthTo')).toBe('2001-11-21');
});

test('neighbouring bands leave no birthday out and share none', () => {
  for (const asOf of ['2024-02-29', '2025-02-28', '2026-12-31', '2027-03-01']) {
    const younger = query(ageRoster(undefined, { from: 25, to: 29 }, 'M', asOf));
    const older = query(ageRoster(undefined, { from: 30, to: 34 }, 'M', asOf));
    const gap = Date.parse(younger.get('birthFrom') ?? '') - Date.parse(older.get('birthTo') ?? '');
    expect(gap).toBe(86_400_000);
  }
});

test('someone born on 29 February turns a year older on 1 March of a common year', () => {
  expect(query(ageRoster(undefined, { from: 25, to: 29 }, 'F', '2025-02-28')).get('birthTo')).toBe(
    '2000-02-28',
  );
  expect(query(ageRoster(undefined, { from: 25, to: 29 }, 'F', '2025-03-01')).get('birthTo')).toBe(
    '2000-03-01',
  );
});

test('the open bands have one end only', () => {
  expect(
    query(ageRoster(undefined, { from: 60, to: null }, 'F', '2026-11-21')).has('birthFrom'),
  ).toBe(false);
  expect(query(ageRoster(undefined, { from: 0, to: 19 }, 'F', '2026-11-21')).has('birthTo')).toBe(
    false,
  );
});

test('a month covers its first to its last day, leap years included', () => {
  expect(query(joinedRoster(organId, '2024-02')).get('joinedFrom')).toBe('2024-02-01');
  expect(query(joinedRoster(organId, '2024-02')).get('joinedTo')).toBe('2024-02-29');
  expect(query(leftRoster(organId, '2025-12')).get('leftTo')).toBe('2025-12-31');
});

test('leavers are those who are gone, not those who will go later this month', () => {
  expect(query(leftRoster(organId, '2026-11')).getAll('status')).toEqual(['left', 'retired']);
});

test('joiners include those who left again', () => {
  expect(query(joinedRoster(organId, '2024-02')).getAll('status')).toContain('left');
});
