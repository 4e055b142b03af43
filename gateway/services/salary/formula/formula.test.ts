import { describe, expect, it } from 'vitest';
import { divide, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import { startingItems } from '../texts/starting-items.ts';
import { compileFormula } from './compile.ts';
import { levelsIn, newLevelsIn } from './levels.ts';
import { textValue } from './optional-facts.ts';
import { compilePlan, namesOf, type PlanItem, runPlan } from './plan.ts';
import { FormulaError, NoValueError } from './types.ts';

const item = (
  code: string,
  formula: string | null,
  unit: PlanItem['unit'] = 'money',
): PlanItem => ({
  code,
  nameZh: `项目${code}`,
  unit,
  formula,
});
const names = namesOf([item('bonus', null), item('late_days', null, 'days')]);
const facts = {
  values: new Map([
    ['file.base', ratio('21750')],
    ['bonus', ratio('500')],
    ['项目bonus', ratio('500')],
    ['late_days', ratio('1.5')],
  ]),
  partMonth: new Map([['file.base', divide(ratio('43500'), ratio('3'))]]),
  scope: { place: 'CN', asOf: '2026-01-28' },
};

function resultOf(text: string): string {
  return decimalText(compileFormula(text, names).run(facts), 2);
}

function faultOf(text: string): string {
  try {
    compileFormula(text, names);
  } catch (error) {
    if (error instanceof FormulaError) return `${error.fault} ${error.at}`;
  }
  return 'none';
}

describe('a formula', () => {
  it.each([
    ['money(1) + money(2) * 3', '7.00'],
    ['file.base / 21.75 * late_days', '1500.00'],
    ['-(bonus + 项目bonus)', '-1000.00'],
    ['if(bonus > money(400) and not is_zero(late_days), bonus, 0)', '500.00'],
    ['part_month(file.base)', '14500.00'],
    ['max（bonus，money(600), 0）', '600.00'],
    ['round(bonus / 3, 0.1)', '166.70'],
    ['leave_deduction(file.base, late_days, 60)', '600.00'],
    ['overtime(file.base, 0, 0, 0)', '0.00'],
    ['money(10) - money(4) - money(3)', '3.00'],
    ['if(late_days > days(1), money(50), 0)', '50.00'],
  ])('%s is %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it.each([
    ['', 'unexpected 1'],
    ['bonus +', 'unexpected 8'],
    ['bonus + 1', 'wrong-type 7'],
    ['bonus * bonus', 'wrong-type 7'],
    ['salary + bonus', 'unknown-name 1'],
    ['eval(1)', 'unknown-function 1'],
    ['constructor(1)', 'unknown-function 1'],
    ['if(bonus, bonus, 0)', 'wrong-type 4'],
    ['max(bonus)', 'arguments 1'],
    ['bonus $ 2', 'unexpected 7'],
    ['(bonus', 'unexpected 7'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'too-long 41'],
  ])('%s is wrong: %s', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });
});

describe('a fact that may be missing', () => {
  const run = (text: string, values: ReadonlyMap<string, Ratio>) =>
    decimalText(compileFormula(text, names).run({ ...facts, values }), 2);
  const rated = new Map([
    ...facts.values,
    ['performance.level', textValue('A')] as const,
    ['performance.factor', ratio('1.25')] as const,
  ]);

  it('is no number: a formula asks first', () => {
    expect(run('bonus * performance.factor', rated)).toBe('625.00');
    expect(() => run('bonus * performance.factor', facts.values)).toThrow(NoValueError);
    expect(run('if(has_value(performance.factor), bonus, money(1))', facts.values)).toBe('1.00');
    const both = 'if(has_value(performance.factor) and performance.factor > 1, bonus, money(1))';
    expect([run(both, rated), run(both, facts.values)]).toEqual(['500.00', '1.00']);
  });

  it('is compared as a text where it is one', () => {
    expect(run('if(performance.level = "A", bonus, 0)', rated)).toBe('500.00');
    expect(run('if(performance.level <> “B”, bonus, 0)', rated)).toBe('500.00');
  });

  it.each([
    ['bonus * performance.level', 'wrong-type 7'],
    ['performance.level + "A"', 'wrong-type 19'],
    ['if(performance.level > "A", bonus, 0)', 'wrong-type 22'],
    ['max("A", "B")', 'wrong-type 5'],
    ['has_value(bonus)', 'unknown-name 11'],
    ['has_value()', 'arguments 1'],
  ])('%s is wrong: %s', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });
});

it.each([
  ['if(performance.level = "A", bonus, 0)', [{ level: 'A', at: 24 }]],
  ['if(not (performance.level <> “Ｚ”), -bonus, 0)', [{ level: 'Z', at: 30 }]],
  [
    'if("A" = performance.level or performance.level = " S ", 1, 0) * bonus',
    [
      { level: 'A', at: 4 },
      { level: 'S', at: 51 },
    ],
  ],
  ['bonus * 2', []],
])('%s names levels by their characters', (text, expected) => {
  expect(levelsIn(text)).toEqual(expected);
});

it('names as new only the levels that were not named before', () => {
  const before = 'if(performance.level = "A", bonus, 0)';
  const after = 'if(performance.level = "Ａ" or performance.level = "S", bonus * 2, 0)';
  expect(newLevelsIn(after, before)).toEqual([{ level: 'S', at: 51 }]);
  expect(newLevelsIn(before, null)).toEqual(levelsIn(before));
});

describe('a plan', () => {
  it('puts items in the order they are read', () => {
    const { order, faults } = compilePlan([
      item('b', 'a * 2'),
      item('a', 'bonus'),
      item('bonus', null),
    ]);
    expect(faults).toEqual([]);
    expect(order.map((one) => one.item.code)).toEqual(['bonus', 'a', 'b']);
    expect(decimalText(runPlan(order, facts).get('b') ?? ratio(0), 2)).toBe('1000.00');
  });

  it('names the items of a cycle', () => {
    const { faults } = compilePlan([item('a', 'b'), item('b', '项目a')]);
    expect(faults.map(({ error }) => error.word)).toEqual(['a → b → a']);
  });

  it('starts with items whose formulas are right', () => {
    expect(compilePlan(startingItems).faults).toEqual([]);
  });
});
