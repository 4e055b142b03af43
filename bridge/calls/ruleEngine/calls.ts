import * as z from 'zod/mini';
import { taxFunctions } from '../etax/functions.ts';
import { day, optional, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { getConditionItem, getQueryConditionItemByKey } from './condition-items.ts';
import { companyRuleCalls } from './records/company-rule.ts';

/** What the calculators work out. */
export const calculators = [
  'tax',
  'bonus',
  'net-to-gross',
  'severance',
  'retirement',
  'contributions',
  'overtime',
] as const;

/** A calculator. */
export type Calculator = (typeof calculators)[number];

const amount = z.string('invalid').check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid'));
const rate = z.string('invalid').check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,3})?$/, 'invalid'));

/** The fields of all calculators; each needs some of them. */
export const calculatorInput = {
  asOf: day,
  place: optional(text(2, 6)),
  wage: optional(amount),
  contributions: optional(amount),
  special: optional(amount),
  bonus: optional(amount),
  yearWages: optional(amount),
  yearDeductions: optional(amount),
  months: optional(z.string().check(z.regex(/^([1-9]|1[0-2])$/, 'invalid'))),
  net: optional(amount),
  base: optional(amount),
  fundBase: optional(amount),
  fundRate: optional(rate),
  supplementaryFundRate: optional(rate),
  workInjuryRate: optional(rate),
  severanceKind: optional(z.enum(['N', '2N', 'N+1'])),
  from: optional(day),
  to: optional(day),
  averagePay: optional(amount),
  lastMonthPay: optional(amount),
  group: optional(z.enum(['man', 'woman-55', 'woman-50'])),
  birthDay: optional(day),
  workdayHours: optional(rate),
  restDayHours: optional(rate),
  holidayHours: optional(rate),
};

const calculation = z.object({
  results: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What was done, in order and in the language of the caller, with the law behind it. */
  steps: z.array(z.object({ text: z.string(), source: z.nullable(z.string()) })),
});

export const calculate = defineCall({
  name: 'ruleEngine.calculator.run',
  path: '/gateway/ruleEngine/web/calculator/run',
  service: 'ruleEngine',
  request: z.strictObject({ calculator: z.enum(calculators), ...calculatorInput }),
  result: calculation,
  access: { kind: 'function', functionId: taxFunctions.calculators },
  errors: ['badInput', 'notFound'],
  doc: 'Calculates tax, bonus, net to gross, severance, retirement, contributions or overtime, with each step and its source.',
});

const rule = z.object({
  id: z.string(),
  /** `income-tax`, `insurance` and so on; its words are in the terms. */
  kind: z.string(),
  name: z.string(),
  place: z.string(),
  from: day,
  to: z.nullable(day),
  value: z.string(),
  source: z.string(),
  /** How the rule differs on the other day; null where no other day is asked for. */
  change: z.nullable(z.enum(['same', 'changed', 'added', 'ended'])),
  before: z.nullable(z.string()),
  /** Days until it runs out, where that is soon. */
  endsIn: z.nullable(z.number()),
  /** The company entered it by itself. */
  own: z.boolean(),
  /** A shipped rule that a rule of the company is used in the place of. */
  replaced: z.boolean(),
});

export const listRules = defineCall({
  name: 'ruleEngine.rule.list',
  path: '/gateway/ruleEngine/web/rule/list',
  service: 'ruleEngine',
  request: z.strictObject({ asOf: day, comparedWith: optional(day) }),
  result: z.object({ packVersion: z.string(), rules: z.array(rule) }),
  access: { kind: 'function', functionId: taxFunctions.rules },
  doc: 'Lists the rules of law in force on a day, shipped and entered by the company, compares them with another day and says what runs out soon.',
});

const ownCalls = {
  calculate,
  listRules,
  getConditionItem,
  getQueryConditionItemByKey,
} as const satisfies CallTable;

/** The rules of law behind pay and tax, those that a company enters, calculators over them, and the conditions of lists. */
export const ruleEngineCalls: typeof ownCalls & KeyedCalls<'companyRule', typeof companyRuleCalls> =
  {
    ...ownCalls,
    ...keyed('companyRule', companyRuleCalls),
  } satisfies CallTable;
