import { expect, test } from 'vitest';
import { yuan } from '#gateway/kernel/exact/money.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import { minimumWageOn } from '../../salary/law/rules.ts';
import { ContributionError, hasRatesFor, wholeContributions } from '../engine/contributions.ts';
import { averageWageBefore, insuranceRulesOn } from './rules.ts';

const source = { 'zh-CN': '公司规则：通知', en: 'Company rule: notice' };

function own(rule: OwnRule['rule'], values: Partial<OwnRule>): OwnRule {
  return {
    id: rule,
    rule,
    place: '310000',
    from: '2027-07-01',
    to: null,
    source,
    amount: null,
    floor: null,
    ceiling: null,
    employerRate: null,
    employeeRate: null,
    employeeFixed: null,
    rounding: null,
    ...values,
  };
}

test('a minimum wage of the company holds from its day on, at its place', () => {
  const rows = [own('minimum-wage', { amount: '2820' })];
  const on = (asOf: string, place = '310000') => minimumWageOn({ place, asOf, own: rows })?.amount;
  expect(on('2027-06-30')).toBe('2740');
  expect(on('2027-07-01')).toBe('2820');
  expect(on('2027-07-01', '110000')).toBe('2540');
  expect(minimumWageOn({ place: '310000', asOf: '2027-07-01', own: rows })).toMatchObject({
    source,
    afterOwnContributions: true,
  });
});

test('what a rule of the company leaves empty goes on as shipped, and its row of one insurance comes before that of all', () => {
  const rows = [
    own('social-insurance', { floor: '7640', ceiling: '38200' }),
    own('medical', { employerRate: '8.5', employeeRate: '2' }),
    own('housing-fund', { ceiling: '38100' }),
  ];
  const rules = insuranceRulesOn({ place: '310000', asOf: '2027-07-01', own: rows });
  expect(rules.get('pension')).toMatchObject({
    floor: '7640',
    ceiling: '38200',
    employerRate: '16',
    employeeRate: '8',
    source,
  });
  expect(rules.get('medical')).toMatchObject({ floor: '7640', employerRate: '8.5' });
  expect(rules.get('housing-fund')).toMatchObject({ floor: '2740', ceiling: '38100' });
  expect(rules.get('supplementary-housing-fund')).toMatchObject({ ceiling: '37731' });
  expect(rules.get('maternity')).toBeUndefined();
});

test('contributions are clamped by the own limits of their month, not of the month before', () => {
  const rows = [own('social-insurance', { floor: '8000' })];
  const pensionOf = (month: string) =>
    wholeContributions({
      place: '310000',
      month,
      base: yuan('5000'),
      fundBase: null,
      fundRate: null,
      supplementaryFundRate: null,
      workInjuryRate: null,
      own: rows,
    }).find(({ item }) => item === 'pension');
  expect(pensionOf('2027-06')).toMatchObject({ base: yuan('7546'), employee: yuan('603.68') });
  expect(pensionOf('2027-07')).toMatchObject({ base: yuan('8000'), employee: yuan('640.00') });
});

test('a city without shipped rules has what the company entered', () => {
  const guangzhou = { place: '440100', from: '2026-07-01' };
  const rates = { employerRate: '16', employeeRate: '8' };
  const rows = [own('pension', { ...guangzhou, floor: '5600', ceiling: '28000', ...rates })];
  const rules = insuranceRulesOn({ place: '440100', asOf: '2026-11-01', own: rows });
  expect([...rules.keys()]).toEqual(['pension']);
  expect(rules.get('pension')).toMatchObject({ ...rates, floor: '5600' });
});

test('where shipped rules have ended, own ones of the fund or of one insurance alone leave no other at zero', () => {
  const guangzhou = { place: '440100', from: '2026-07-01' };
  const rates = { ...guangzhou, employerRate: '16', employeeRate: '8' };
  const paid = (...rows: readonly OwnRule[]) =>
    wholeContributions({
      place: '440100',
      month: '2026-11',
      base: yuan('8000'),
      fundBase: yuan('8000'),
      fundRate: '7',
      supplementaryFundRate: null,
      workInjuryRate: null,
      own: rows,
    }).map(({ item }) => item);
  const fund = own('housing-fund', { ...guangzhou, ceiling: '38000' });
  expect(() => paid(fund)).toThrow(ContributionError);
  expect(() => paid(fund, own('pension', rates))).toThrow('no-rates-for-place');
  const others = [own('medical', rates), own('unemployment', rates)];
  const bare = own('pension', { ...guangzhou, floor: '5600' });
  expect(() => paid(bare, ...others)).toThrow('no-rates-for-place');
  const all = paid(fund, own('pension', rates), ...others);
  expect(new Set(all)).toEqual(new Set(['pension', 'medical', 'unemployment', 'housing-fund']));
  // A fund that somebody has is not left out in silence.
  expect(() => paid(own('pension', rates), ...others)).toThrow('no-rates-for-place');
});

test('a city of its own rules has their rounding and amount on top, and needs work injury where it is paid', () => {
  const wuhan = { place: '420100', from: '2026-07-01' };
  const rates = { ...wuhan, employerRate: '16', employeeRate: '8' };
  const rows = [
    own('pension', { ...rates, rounding: 'jiao-up' }),
    own('medical', { ...rates, employeeFixed: '7' }),
    own('unemployment', { ...rates, rounding: 'yuan' }),
    own('housing-fund', { ...wuhan, rounding: 'cent' }),
  ];
  const facts = {
    place: '420100',
    month: '2026-11',
    base: yuan('5000.10'),
    fundBase: yuan('5000.10'),
    fundRate: '8',
    supplementaryFundRate: null,
    workInjuryRate: '0.2',
  };
  expect(() => wholeContributions({ ...facts, own: rows })).toThrow('no-rates-for-place');
  const lines = wholeContributions({ ...facts, own: [...rows, own('work-injury', wuhan)] });
  expect(Object.fromEntries(lines.map((line) => [line.item, line.employee]))).toEqual({
    pension: yuan('400.10'),
    medical: yuan('407.01'),
    unemployment: yuan('400.00'),
    'work-injury': yuan('0.00'),
    'housing-fund': yuan('400.01'),
  });
  const extra = { ...facts, supplementaryFundRate: '5' };
  const whole = [...rows, own('work-injury', wuhan)];
  expect(() => wholeContributions({ ...extra, own: whole })).toThrow('no-rates-for-place');
});

test('a rule of a province does not come before that of a city; it fills in where the city has none', () => {
  const rows = [
    own('minimum-wage', { place: '440000', from: '2026-10-01', amount: '2000' }),
    own('average-wage', { place: '440000', from: '2026-10-01', amount: '9300' }),
  ];
  const scope = { place: '440300', asOf: '2026-11-28', own: rows };
  expect(minimumWageOn(scope)?.amount).toBe('2700');
  expect(averageWageBefore(scope)?.amount).toBe('9300');
  expect(averageWageBefore({ ...scope, asOf: '2026-09-30', own: rows })?.amount).not.toBe('9300');
});

test('a rule of a province does not come before what a city says of all insurances', () => {
  const rows = [
    own('social-insurance', {
      place: '440300',
      from: '2026-07-01',
      floor: '2520',
      ceiling: '44000',
    }),
    own('pension', {
      place: '440000',
      from: '2026-07-01',
      floor: '5510',
      ceiling: '28000',
      employerRate: '16',
      employeeRate: '8',
    }),
  ];
  const pensionAt = (place: string) =>
    insuranceRulesOn({ place, asOf: '2026-11-01', own: rows }).get('pension');
  const rates = { employerRate: '16', employeeRate: '8' };
  expect(pensionAt('440300')).toMatchObject({ ...rates, floor: '2520', ceiling: '44000' });
  expect(pensionAt('440100')).toMatchObject({ ...rates, floor: '5510', ceiling: '28000' });
});

const paidBy = {
  base: yuan('8000'),
  fundBase: yuan('8000'),
  fundRate: '7',
  supplementaryFundRate: null,
  workInjuryRate: null,
};

test('where shipped rules name a part of the items, the others are not left out in silence', () => {
  const guangzhou = { ...paidBy, place: '440100', month: '2026-06', fundBase: null };
  expect(hasRatesFor(guangzhou)).toBe(false);
  expect(() => wholeContributions(guangzhou)).toThrow('no-rates-for-place');
  const rates = { place: '440100', from: '2026-06-01', employerRate: '16', employeeRate: '8' };
  const names = ['pension', 'medical', 'unemployment'] as const;
  const rows = names.map((name) => own(name, rates));
  expect(wholeContributions({ ...guangzhou, own: rows }).map(({ item }) => item)).toEqual(names);
  const beijing = { ...paidBy, place: '110000', month: '2026-06' };
  expect(hasRatesFor(beijing)).toBe(true);
  expect(hasRatesFor({ ...beijing, supplementaryFundRate: '3' })).toBe(false);
});

test('an amount on top of zero says that a shipped one holds no longer', () => {
  const rows = [own('medical', { place: '110000', from: '2026-06-01', employeeFixed: '0' })];
  const medicalOf = (month: string) =>
    wholeContributions({ ...paidBy, place: '110000', month, own: rows }).find(
      ({ item }) => item === 'medical',
    )?.employee;
  expect([medicalOf('2026-05'), medicalOf('2026-06')]).toEqual([yuan('163.00'), yuan('160.00')]);
});
