import { describe, expect, it } from 'vitest';
import { longestProbation, termMonths } from './labour-contract-law.ts';

describe('the term of a contract', () => {
  it.each([
    ['2025-01-01', '2025-12-31', 12],
    ['2025-01-01', '2025-12-30', 11],
    ['2024-02-29', '2025-02-27', 12],
    ['2025-01-31', '2025-02-27', 1],
    ['2025-01-31', '2025-02-26', 0],
    ['2023-03-15', '2026-03-14', 36],
  ])('from %s to %s has %i whole months', (first, last, months) => {
    expect(termMonths(first, last)).toBe(months);
  });
});

describe('the longest probation', () => {
  const asOf = '2025-01-01';

  it.each([
    [2, 0],
    [3, 1],
    [11, 1],
    [12, 2],
    [35, 2],
    [36, 6],
    [120, 6],
  ])('of a term of %i months is %i', (months, most) => {
    expect(longestProbation({ kind: 'fixed', termMonths: months, asOf })).toBe(most);
  });

  it('is six months without an end, and none for a task', () => {
    expect(longestProbation({ kind: 'open', termMonths: null, asOf })).toBe(6);
    expect(longestProbation({ kind: 'task', termMonths: 24, asOf })).toBe(0);
  });

  it('is unknown before the law was in force', () => {
    expect(longestProbation({ kind: 'fixed', termMonths: 2, asOf: '2007-12-31' })).toBeNull();
  });
});
