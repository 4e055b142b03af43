import { expect, test } from 'vitest';
import { nothing, yuan } from '#gateway/kernel/exact/money.ts';
import { daysThrough } from '#gateway/kernel/people/calendar.ts';
import { emptyYear, lacksResult, type RunItem } from './person-slip.ts';
import { type KeptRun, type KeptSlip, planOf, resultDifference } from './result-difference.ts';

const asked = 'if(has_value(performance.factor), file.base * performance.factor, 0)';
const byLevel = 'if(performance.level = "A", money(800), 0)';

function itemOf(code: string, formula: string, treatment: RunItem['treatment'] = 'wage'): RunItem {
  const names = { nameZh: code, nameEn: code };
  return { code, ...names, source: 'formula', unit: 'money', treatment, formula, sortOrder: 1 };
}

function runOf(...items: readonly RunItem[]): KeptRun {
  const [fromOn, toOn] = ['2026-07-01', '2026-07-31'];
  const used = { items, method: 'backward-21.75' as const, dueOn: daysThrough(fromOn, toOn) };
  return { fromOn, toOn, payMonth: '2026-07', used, plan: planOf(used), own: [] };
}

const resultOf = (level: string, factor: string | null, revision = 1) => ({
  appraisal: 'one',
  revision,
  level,
  factor,
});

function slipOf(level: string, factor: string | null): KeptSlip {
  const file = { base: '20000.00', position: '0.00', performance: '0.00', allowance: '0.00' };
  return {
    joinedOn: '2020-01-01',
    leftOn: null,
    files: [{ ...file, fromOn: '2020-01-01', toOn: '2099-12-31' }],
    entered: [],
    enrolment: null,
    performance: resultOf(level, factor),
  };
}

test('another level pays the difference of the factors', () => {
  const run = runOf(itemOf('award', asked));
  const change = resultDifference(slipOf('A', '1.5'), run, resultOf('B', '1.2', 2), 'wage');
  expect(change).toBe(yuan('-6000.00'));
  expect(resultDifference(slipOf('A', '1.5'), run, resultOf('A', '9', 2), 'wage')).toBe(nothing);
});

test('a level without a factor takes nothing back: people decide', () => {
  const run = runOf(itemOf('award', asked));
  expect(resultDifference(slipOf('A', '1.5'), run, resultOf('B', null, 2), 'wage')).toBeNull();
  expect(resultDifference(slipOf('A', null), run, resultOf('B', '1.2', 2), 'wage')).toBeNull();
  // Where no formula reads the factor the level is enough.
  const level = runOf(itemOf('award', byLevel));
  const change = resultDifference(slipOf('A', null), level, resultOf('B', null, 2), 'wage');
  expect(change).toBe(yuan('-800.00'));
});

test.each(['after-tax', 'bonus', 'exempt'] as const)(
  'an item of another treatment (%s) is not paid back as a correction',
  (treatment) => {
    const run = runOf(itemOf('award', asked), itemOf('fund', byLevel, treatment));
    const now = resultOf('B', '1.2', 2);
    expect(resultDifference(slipOf('A', '1.5'), run, now, 'wage')).toBeNull();
    expect(resultDifference(slipOf('A', '1.5'), run, now, undefined)).toBeNull();
    // What stays the same is no matter.
    expect(resultDifference(slipOf('C', '1.5'), run, now, 'wage')).toBe(yuan('-6000.00'));
  },
);

test('a level whose factor a formula reads and the scale has not is a finding, though the formula asks first', () => {
  const file = { position: nothing, performance: nothing, allowance: nothing };
  const person = {
    joinedOn: '2020-01-01',
    leftOn: null,
    files: [{ base: yuan('20000.00'), ...file, fromOn: '2020-01-01', toOn: null }],
    entered: [],
    enrolment: null,
    taxpayer: {
      residency: 'resident',
      receivesPension: false,
      firstWageYear: null,
      yearAtOnce: null,
    },
    claims: [],
    year: emptyYear,
  } as const;
  const lacks = (formula: string, performance?: ReturnType<typeof resultOf>): boolean => {
    const { used, own, ...run } = runOf(itemOf('award', formula));
    return lacksResult(
      { ...person, performance },
      { ...run, ...used, rules: { version: '1', own } },
    );
  };
  expect(lacks(asked, resultOf('A', null))).toBe(true);
  expect(lacks(asked, resultOf('A', '1.5'))).toBe(false);
  expect(lacks(asked)).toBe(false);
  expect(lacks('file.base * performance.factor')).toBe(true);
  expect(lacks(byLevel, resultOf('A', null))).toBe(false);
});
