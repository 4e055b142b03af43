import { rounded } from '#gateway/kernel/exact/money.ts';
import { type Ratio, ratio, zero } from '#gateway/kernel/exact/ratio.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { textValue } from './optional-facts.ts';
import { compilePlan, factNames, type PlanItem, partOfPlan, runPlan } from './plan.ts';
import { NoValueError } from './types.ts';

/** A test of formulas as it is saved. */
export interface PlanTest {
  /** `name = value`, one a line. */
  readonly given: string;
  readonly expected: string;
}

/** What is wrong with a test: where, and at which line. */
export interface PlanTestFault {
  readonly part: 'given' | 'expected';
  readonly line: number;
}

/**
 * Runs a test over items that compile; null where it passes. A whole month is paid. Items that the expected ones are not
 * made from may need what the test does not give.
 */
export function faultOfTest(
  test: PlanTest,
  items: readonly PlanItem[],
  scope: LawScope,
): PlanTestFault | null {
  const { order, faults } = compilePlan(items);
  if (faults.length > 0) return { part: 'expected', line: 1 };
  const given = linesOf(test.given);
  const known = new Set([
    ...factNames.keys(),
    ...items.flatMap(({ code, nameZh, formula }) => (formula === null ? [code, nameZh] : [])),
  ]);
  const wrong = given.find(({ name, value }) => value === null || !known.has(name));
  if (wrong !== undefined) return { part: 'given', line: wrong.line };
  const values = new Map<string, Ratio>();
  for (const { name, value } of given) {
    for (const alias of namesOf(name, items)) values.set(alias, value ?? zero);
  }
  const expected = linesOf(test.expected);
  const part = partOfPlan(
    order,
    expected.map(({ name }) => name),
  );
  const made = madeOf(part, { values, partMonth: values, scope });
  if (made === null) return { part: 'expected', line: expected[0]?.line ?? 1 };
  const differing = expected.find(({ name, value }) => {
    const item = items.find(({ code, nameZh }) => code === name || nameZh === name);
    return item === undefined || value === null || !isSame(made.get(item.code) ?? zero, value);
  });
  return differing === undefined ? null : { part: 'expected', line: differing.line };
}

/** Null where a formula needs a fact that the test does not give. */
function madeOf(...[order, facts]: Parameters<typeof runPlan>): ReturnType<typeof runPlan> | null {
  try {
    return runPlan(order, facts);
  } catch (error) {
    if (error instanceof NoValueError) return null;
    throw error;
  }
}

interface Line {
  readonly line: number;
  readonly name: string;
  readonly value: Ratio | null;
}

function linesOf(text: string): readonly Line[] {
  return text.split('\n').flatMap((row, at): Line[] => {
    if (row.trim() === '') return [];
    const [name = '', value = ''] = row.split(/[=＝]/).map((part) => part.trim());
    if (factNames.get(name) === 'text') return [{ line: at + 1, name, value: textOf(value) }];
    const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
    return [{ line: at + 1, name, value: isNumber ? ratio(value) : null }];
  });
}

/** A text in quotes or without. */
function textOf(value: string): Ratio | null {
  const text = value.replace(/^["“”'‘’]|["“”'‘’]$/g, '');
  return text === '' || text.length > 20 ? null : textValue(text);
}

function namesOf(name: string, items: readonly PlanItem[]): readonly string[] {
  const item = items.find(({ code, nameZh }) => code === name || nameZh === name);
  return item === undefined ? [name] : [item.code, item.nameZh];
}

/** Amounts, days and hours are compared with two digits after the point. */
function isSame(made: Ratio, expected: Ratio): boolean {
  return rounded(made) === rounded(expected);
}
