import { describe, expect, test } from 'vitest';
import {
  offeredPeriods,
  organOf,
  readPeriod,
  withOrgan,
  withPrompts,
  writePeriod,
} from './prompts.ts';
import type { FigureQuery, Period } from './types.ts';

const query: FigureQuery = {
  subject: 'headcount',
  measures: ['headcount'],
  by: ['gender'],
  period: { kind: 'today' },
  where: [
    { dimension: 'organ', is: 'in', values: ['a'] },
    { dimension: 'gender', is: 'in', values: ['female'] },
  ],
};

describe('prompts', () => {
  test('take the place of what the question says itself', () => {
    const asked = withPrompts(query, ['organ', 'period'], {
      organ: 'b',
      period: { kind: 'day', day: '2026-01-31' },
    });
    expect(asked.period).toEqual({ kind: 'day', day: '2026-01-31' });
    expect(asked.where).toEqual([
      { dimension: 'gender', is: 'in', values: ['female'] },
      { dimension: 'organ', is: 'in', values: ['b'] },
    ]);
  });

  test('change nothing that the report does not let its reader change', () => {
    const values = { organ: 'b', period: { kind: 'year' } } as const;
    expect(withPrompts(query, [], values)).toEqual(query);
    expect(organOf(withPrompts(query, ['period'], values))).toBe('a');
  });

  test('change nothing while nothing is asked', () => {
    expect(withPrompts(query, ['organ', 'period'], { organ: null, period: null })).toEqual(query);
  });

  test('an organisation can be set and taken away, an excluded one stays', () => {
    const without = withOrgan(query, null);
    expect(organOf(without)).toBeNull();
    const excluded: FigureQuery = {
      ...without,
      where: [{ dimension: 'organ', is: 'notIn', values: ['c'] }],
    };
    expect(withOrgan(excluded, 'd').where).toHaveLength(2);
  });
});

describe('periods of an address', () => {
  test.each<Period>([
    { kind: 'today' },
    { kind: 'year' },
    { kind: 'day', day: '2026-02-28' },
    { kind: 'months', count: 12 },
    { kind: 'monthsBefore', count: 3 },
    { kind: 'span', from: '2026-01-01', to: '2026-03-31' },
  ])('are read as they were written: %o', (period) => {
    expect(readPeriod(writePeriod(period))).toEqual(period);
  });

  test.each([
    null,
    '',
    'm0',
    'm37',
    'b',
    '2026-02-30',
    '2026-13-01',
    '2026-03-01..2026-01-01',
    'x',
  ])('%s is none', (text) => {
    expect(readPeriod(text)).toBeNull();
  });

  test('those offered can be read, but for the ones that ask for days', () => {
    const offered = (['stock', 'flow', 'month'] as const).flatMap((clock) =>
      [true, false].flatMap((isOverTime) => offeredPeriods(clock, isOverTime)),
    );
    const read = offered.filter((one) => one !== 'day' && one !== 'span').map(readPeriod);
    expect(read).not.toContain(null);
  });
});
