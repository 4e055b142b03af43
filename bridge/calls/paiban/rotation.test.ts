import { describe, expect, test } from 'vitest';
import { crewOf, daysFrom, repeated, rotationPlan } from './rotation.ts';

const fourCrews = {
  cycle: ['early', 'early', 'late', 'late', 'night', 'night', 'rest', 'rest'],
  crews: 4,
  step: 2,
};

describe('four crews on three shifts', () => {
  const days = daysFrom('2026-11-01', '2027-02-28');
  const planOf = (crew: number, day: string) =>
    rotationPlan(fourCrews, { anchor: '2026-11-23', crew }, day);

  test('have each shift worked by one crew and one crew at rest, on every day', () => {
    for (const day of days) {
      const plans = [0, 1, 2, 3].map((crew) => planOf(crew, day));
      expect(plans.sort()).toEqual(['early', 'late', 'night', 'rest']);
    }
  });

  test('begin the cycle on the anchor, and go on before it', () => {
    expect(planOf(0, '2026-11-23')).toBe('early');
    expect(planOf(0, '2026-11-22')).toBe('rest');
    expect(planOf(1, '2026-11-23')).toBe('late');
    expect(planOf(0, '2026-11-15')).toBe('early');
  });

  test('go on over a leap day and the end of a year', () => {
    const leap = daysFrom('2028-02-28', '2028-03-01').map((day) =>
      rotationPlan(fourCrews, { anchor: '2028-02-28', crew: 0 }, day),
    );
    expect(leap).toEqual(['early', 'early', 'late']);
  });
});

test('people are dealt to crews evenly, the first ones to the crew that is named', () => {
  const dealt = (people: number, firstCrew: number) =>
    Array.from({ length: people }, (_, person) => crewOf({ crews: 4 }, person, people, firstCrew));
  expect(dealt(8, 0)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(dealt(8, 3)).toEqual([3, 3, 0, 0, 1, 1, 2, 2]);
  expect(dealt(2, 0)).toEqual([0, 1]);
  expect(new Set(dealt(10, 2))).toEqual(new Set([0, 1, 2, 3]));
});

test('a filled area repeats its source in both directions, before it too', () => {
  const source = [['a', 'b', 'c']];
  expect([0, 1, 2, 3, 4].map((column) => repeated(source, 5, column)).join('')).toBe('abcab');
  expect([-1, -2, -3].map((column) => repeated(source, 0, column)).join('')).toBe('cba');
});
