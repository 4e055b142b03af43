import { exact, rounded } from '#gateway/kernel/exact/money.ts';
import {
  add,
  compare,
  divide,
  least,
  most,
  multiply,
  one,
  type Ratio,
  ratio,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { round, shortText } from '#gateway/kernel/exact/rounding.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { leaveDeduction, overtimePay, unusedLeavePay } from '../engine/earnings.ts';
import type { ValueType } from './types.ts';

/** What a formula is evaluated with: values by name, the pay of parts of the month, and the law of the month. */
export interface FormulaFacts {
  readonly values: ReadonlyMap<string, Ratio>;
  /** Amounts of the salary file for the days that were worked, by name. */
  readonly partMonth: ReadonlyMap<string, Ratio>;
  readonly scope: LawScope;
}

/** A function of the language: what it takes and gives; `same` is the type of its first value. */
export interface FormulaFunction {
  readonly takes: readonly (ValueType | 'same' | 'file')[];
  /** The last value may come again. */
  readonly more?: boolean;
  readonly gives: ValueType | 'same';
  run(values: readonly Ratio[], facts: FormulaFacts): Ratio;
}

const at = (values: readonly Ratio[], place: number): Ratio => values[place] ?? zero;
const truth = (value: boolean): Ratio => (value ? one : zero);

/** The functions by name. `part_month`, `has_value` and `if` are read by the compiler itself. */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  money: { takes: ['number'], gives: 'money', run: (values) => at(values, 0) },
  days: { takes: ['number'], gives: 'days', run: (values) => at(values, 0) },
  hours: { takes: ['number'], gives: 'hours', run: (values) => at(values, 0) },
  min: {
    takes: ['same', 'same'],
    more: true,
    gives: 'same',
    run: (values) => values.reduce(least),
  },
  max: { takes: ['same', 'same'], more: true, gives: 'same', run: (values) => values.reduce(most) },
  clamp: {
    takes: ['same', 'same', 'same'],
    gives: 'same',
    run: (values) => least(most(at(values, 0), at(values, 1)), at(values, 2)),
  },
  round: { takes: ['same', 'number'], gives: 'same', run: (values) => inUnits(values, 'half-up') },
  floor: { takes: ['same', 'number'], gives: 'same', run: (values) => inUnits(values, 'down') },
  ceil: { takes: ['same', 'number'], gives: 'same', run: (values) => inUnits(values, 'up') },
  is_zero: {
    takes: ['same'],
    gives: 'boolean',
    run: (values) => truth(compare(at(values, 0), zero) === 0),
  },
  leave_deduction: {
    takes: ['money', 'days', 'number'],
    gives: 'money',
    run: (values, { scope }) => {
      const pay = rounded(at(values, 0));
      return exact(leaveDeduction(pay, at(values, 1), shortText(at(values, 2)), scope));
    },
  },
  unused_leave_pay: {
    takes: ['money', 'days'],
    gives: 'money',
    run: (values, { scope }) => exact(unusedLeavePay(rounded(at(values, 0)), at(values, 1), scope)),
  },
  overtime: {
    takes: ['money', 'hours', 'hours', 'hours'],
    gives: 'money',
    run: (values, { scope }) => overtimeOf(values, scope),
  },
};

/** To a unit of so many yuan, days or hours, such as 0.1. */
function inUnits(values: readonly Ratio[], mode: 'half-up' | 'down' | 'up'): Ratio {
  const unit = at(values, 1);
  if (compare(unit, zero) <= 0) return at(values, 0);
  return multiply(round(divide(at(values, 0), unit), { unit: '1', mode }), unit);
}

function overtimeOf(values: readonly Ratio[], scope: LawScope): Ratio {
  const kinds = ['workday', 'rest-day', 'statutory-holiday'] as const;
  const overtime = kinds.map((dayKind, place) => {
    const minutes = multiply(at(values, place + 1), ratio(60));
    return {
      dayKind,
      minutes: Number(minutes.numerator / minutes.denominator),
      compensatoryRest: false,
    };
  });
  const pays = [...overtimePay(rounded(at(values, 0)), overtime, scope).values()];
  return pays.map(exact).reduce(add, zero);
}
