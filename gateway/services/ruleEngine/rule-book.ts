import type { Locale } from '#bridge/calls/kit/words.ts';
import { roundingWords } from '#bridge/calls/ruleEngine/terms.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { DatedRule } from '#gateway/kernel/law/rule.ts';
import { deductionRules } from '../etax/law/deductions.ts';
import {
  basicDeductions,
  bonusRules,
  firstWageRules,
  nonResidentRules,
  paymentRules,
  severanceTaxRules,
  yearAtOnceRules,
} from '../etax/law/rules.ts';
import { annualTables, labourTables, monthlyTables, type RateTable } from '../etax/law/tables.ts';
import type { InsuranceItem, InsuranceRule } from '../insurance/law/item.ts';
import {
  averageWages,
  contributionLaws,
  industryRates,
  insuranceRules,
  insuranceRulesOn,
} from '../insurance/law/rules.ts';
import { minimumWages, payLimits, severanceRules } from '../salary/law/rules.ts';
import { type RuleWord, ruleText } from './texts/rule-words.ts';

/** A rule as people read it. */
export interface BookRule extends DatedRule {
  readonly kind: 'tax' | 'deduction' | 'insurance' | 'pay';
  readonly word: RuleWord;
  value(locale: Locale): string;
}

function many<Rule extends DatedRule>(
  kind: BookRule['kind'],
  word: RuleWord | ((rule: Rule) => RuleWord),
  rules: readonly Rule[],
  value: (rule: Rule, locale: Locale) => string,
): readonly BookRule[] {
  return rules.map((rule) => ({
    kind,
    word: typeof word === 'function' ? word(rule) : word,
    place: rule.place,
    from: rule.from,
    to: rule.to,
    source: rule.source,
    value: (locale) => value(rule, locale),
  }));
}

function tableValue({ rows }: RateTable, locale: Locale): string {
  const rates = rows.map(({ ratePercent }) => ratePercent);
  return ruleText(locale, 'rows', String(rows.length), rates[0] ?? '', rates.at(-1) ?? '');
}

function insuranceValue(rule: InsuranceRule, locale: Locale): string {
  const none = ruleText(locale, 'none');
  const base = ruleText(locale, 'base', rule.floor ?? none, rule.ceiling ?? none);
  if (rule.rateFrom !== undefined && rule.rateTo !== undefined) {
    return `${ruleText(locale, 'range', rule.rateFrom, rule.rateTo)} · ${base}`;
  }
  const employer = rule.employerRate ?? ruleText(locale, 'byIndustry');
  return `${ruleText(locale, 'rates', employer, rule.employeeRate ?? '-')} · ${base}`;
}

/** The words of the rules that a company can enter, as the console names them. */
const ownWords: Readonly<Record<string, RuleWord>> = {
  'minimum-wage': 'minimumWage',
  'average-wage': 'averageWage',
  'social-insurance': 'socialInsurance',
};

/** A rule that a company entered, as people read it. */
export function bookRuleOf(own: OwnRule): BookRule {
  const { rule, place, from, to, source } = own;
  return {
    kind: rule === 'minimum-wage' ? 'pay' : 'insurance',
    word: ownWords[rule] ?? (rule as InsuranceItem),
    place,
    from,
    to,
    source,
    value: (locale) => ownValue(own, locale),
  };
}

function ownValue(own: OwnRule, locale: Locale): string {
  const { amount, floor, ceiling, employerRate, employeeRate, employeeFixed, rounding } = own;
  if (amount !== null) return ruleText(locale, 'perMonth', amount);
  const isShipped = insuranceRulesOn({ place: own.place, asOf: own.from }).size > 0;
  const same = ruleText(locale, isShipped ? 'asShipped' : 'none');
  const parts = [
    employerRate !== null && ruleText(locale, 'rates', employerRate, employeeRate ?? same),
    employeeFixed !== null && ruleText(locale, 'fixed', employeeFixed),
    ruleText(locale, 'base', floor ?? same, ceiling ?? same),
    rounding !== null && roundingWords[locale][rounding],
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** Every rule on hand. */
export const ruleBook: readonly BookRule[] = [
  ...many('tax', 'annualTable', annualTables, tableValue),
  ...many('tax', 'monthlyTable', monthlyTables, tableValue),
  ...many('tax', 'labourTable', labourTables, tableValue),
  ...many('tax', 'basicDeduction', basicDeductions, ({ perMonth }, locale) =>
    ruleText(locale, 'perMonth', perMonth),
  ),
  ...many('tax', 'firstWage', firstWageRules, (_, locale) => ruleText(locale, 'until')),
  ...many('tax', 'yearAtOnce', yearAtOnceRules, ({ incomeAtMost }) => `≤ ${incomeAtMost}`),
  ...many('tax', 'bonus', bonusRules, (_, locale) => ruleText(locale, 'until')),
  ...many('tax', 'payment', paymentRules, ({ expensePercent, authorSharePercent }) =>
    [`${expensePercent}%`, `${authorSharePercent}%`].join(' · '),
  ),
  ...many('tax', 'nonResident', nonResidentRules, ({ expensePercent, bonusMonths }) =>
    [`${expensePercent}%`, `÷ ${bonusMonths}`].join(' · '),
  ),
  ...many('tax', 'severanceTax', severanceTaxRules, ({ timesAnnualAverage }, locale) =>
    ruleText(locale, 'times', String(timesAnnualAverage)),
  ),
  ...many(
    'deduction',
    ({ kind }) => kind,
    deductionRules,
    ({ amount, sharedAtMost }, locale) =>
      [ruleText(locale, 'perMonth', amount), ...(sharedAtMost ? [`≤ ${sharedAtMost}`] : [])].join(
        ' · ',
      ),
  ),
  ...many('insurance', ({ item }) => item, insuranceRules, insuranceValue),
  ...many('insurance', 'averageWage', averageWages, ({ amount }, locale) =>
    ruleText(locale, 'perMonth', amount),
  ),
  ...many('insurance', 'industry', industryRates, ({ rates }, locale) =>
    ruleText(locale, 'range', rates[0] ?? '', rates.at(-1) ?? ''),
  ),
  ...many('insurance', 'lateFee', contributionLaws, (rule) => `${rule.lateFeePercentPerDay}%`),
  ...many('pay', 'minimumWage', minimumWages, ({ amount }, locale) =>
    ruleText(locale, 'perMonth', amount),
  ),
  ...many('pay', 'severance', severanceRules, ({ capTimesAverage }, locale) =>
    ruleText(locale, 'times', String(capTimesAverage)),
  ),
  ...many('pay', 'payLimit', payLimits, (rule) =>
    [`${rule.damagesPercent}%`, `${rule.probationPercent}%`].join(' · '),
  ),
];
