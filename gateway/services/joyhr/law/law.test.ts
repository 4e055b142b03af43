import { expect, test } from 'vitest';
import { NoRuleError } from '#gateway/kernel/law/rule.ts';
import { noticeOf } from './notice.ts';
import { latestProbationEnd, probationLimit } from './probation.ts';
import { isNearRetirement } from './protection.ts';
import {
  flexibleRetirement,
  minimumContributionMonths,
  statutoryRetirement,
} from './retirement.ts';

const china = { place: 'CN', asOf: '2026-11-23' };

test('names the article of the longest probation, and says nothing before the law', () => {
  const limit = probationLimit({ kind: 'fixed', termMonths: 12, asOf: china.asOf });
  expect(limit.monthsAtMost).toBe(2);
  expect(limit.source['zh-CN']).toContain('第十九条');
  expect(() => probationLimit({ kind: 'open', termMonths: null, asOf: '2007-12-31' })).toThrow(
    NoRuleError,
  );
});

test('ends a probation on the day before the same day of a later month', () => {
  expect(latestProbationEnd('2026-01-15', 6)).toBe('2026-07-14');
  expect(latestProbationEnd('2026-08-31', 6)).toBe('2027-02-27');
  expect(latestProbationEnd('2026-01-15', 0)).toBeNull();
});

test('asks an employee for thirty days, three in probation, and an employer for thirty or pay', () => {
  const givenOn = '2026-11-23';
  expect(noticeOf({ by: 'employee', givenOn, inProbation: false }, china)).toMatchObject({
    days: 30,
    earliestLastDay: '2026-12-23',
    payable: false,
  });
  expect(noticeOf({ by: 'employee', givenOn, inProbation: true }, china)).toMatchObject({
    days: 3,
    earliestLastDay: '2026-11-26',
  });
  expect(noticeOf({ by: 'employer', givenOn, inProbation: true }, china)).toMatchObject({
    days: 30,
    payable: true,
  });
});

test('raises the age step by step and stops at the most', () => {
  expect(statutoryRetirement({ group: 'man', birthMonth: '1965-05' }, china)).toMatchObject({
    delayMonths: 2,
    retirementMonth: '2025-07',
  });
  expect(statutoryRetirement({ group: 'woman-50', birthMonth: '1985-06' }, china)).toMatchObject({
    delayMonths: 60,
    retirementMonth: '2040-06',
  });
  expect(flexibleRetirement({ group: 'woman-50', birthMonth: '1984-12' }, china)).toEqual({
    earliestMonth: '2036-12',
    latestMonth: '2042-12',
  });
  expect([2029, 2030, 2039, 2045].map((year) => minimumContributionMonths(year, china))).toEqual([
    180, 186, 240, 240,
  ]);
});

test('protects who has served fifteen years and retires within five', () => {
  const person = { joinedOn: '2005-03-01', birthDate: '1966-09-10', group: 'man' } as const;
  // Retires in March 2027.
  expect(isNearRetirement({ ...person, lastDay: '2026-11-30' }, china)).toBe(true);
  expect(isNearRetirement({ ...person, lastDay: '2022-02-28' }, china)).toBe(false);
  expect(isNearRetirement({ ...person, lastDay: '2022-03-01' }, china)).toBe(true);
  expect(isNearRetirement({ ...person, lastDay: '2027-03-01' }, china)).toBe(false);
  expect(
    isNearRetirement({ ...person, joinedOn: '2012-01-01', lastDay: '2026-11-30' }, china),
  ).toBe(false);
  expect(isNearRetirement({ ...person, birthDate: null, lastDay: '2026-11-30' }, china)).toBe(
    false,
  );
});
