import {
  type DatedRule,
  type LawScope,
  NoRuleError,
  ruleOn,
  type Source,
} from '#gateway/kernel/law/rule.ts';
import { articles } from './texts/articles.ts';

/** Men; women whose old age was 55 (cadres, specialists); women whose old age was 50 (workers). */
export type RetirementGroup = 'man' | 'woman-55' | 'woman-50';

/** Who retires: months are `YYYY-MM`. */
export interface Retiree {
  readonly group: RetirementGroup;
  readonly birthMonth: string;
}

/** When somebody retires by law. */
export interface StatutoryRetirement {
  readonly delayMonths: number;
  readonly retirementMonth: string;
  readonly source: Source;
}

interface Steps {
  readonly oldAgeYears: number;
  /** Who is born in this month is the first whose age is raised. */
  readonly firstBirthMonth: string;
  readonly birthMonthsPerStep: number;
  readonly delayMonthsAtMost: number;
}

interface RetirementRule extends DatedRule {
  readonly groups: Readonly<Record<RetirementGroup, Steps>>;
  /** How many months earlier or later somebody may retire. */
  readonly flexibleMonths: number;
  /** Least months of pension contributions by the year of retirement: before the first raise, a year's raise, and the most. */
  readonly contribution: {
    readonly before: number;
    readonly raisedFrom: number;
    readonly perYear: number;
    readonly atMost: number;
  };
}

const retirementRules: readonly RetirementRule[] = [
  {
    place: 'CN',
    from: '2025-01-01',
    to: null,
    source: articles.retirement,
    groups: {
      man: {
        oldAgeYears: 60,
        firstBirthMonth: '1965-01',
        birthMonthsPerStep: 4,
        delayMonthsAtMost: 36,
      },
      'woman-55': {
        oldAgeYears: 55,
        firstBirthMonth: '1970-01',
        birthMonthsPerStep: 4,
        delayMonthsAtMost: 36,
      },
      'woman-50': {
        oldAgeYears: 50,
        firstBirthMonth: '1975-01',
        birthMonthsPerStep: 2,
        delayMonthsAtMost: 60,
      },
    },
    flexibleMonths: 36,
    contribution: { before: 180, raisedFrom: 2030, perYear: 6, atMost: 240 },
  },
];

/** The month somebody reaches the statutory age. */
export function statutoryRetirement(
  { group, birthMonth }: Retiree,
  scope: LawScope,
): StatutoryRetirement {
  const { groups, source } = ruleOn(retirementRules, scope);
  const steps = groups[group];
  const delayMonths = delayOf(steps, birthMonth);
  const retirementMonth = monthAfter(birthMonth, steps.oldAgeYears * 12 + delayMonths);
  return { delayMonths, retirementMonth, source };
}

/** The earliest and the latest month somebody may retire; never before the old age. */
export function flexibleRetirement(
  { group, birthMonth }: Retiree,
  scope: LawScope,
): { readonly earliestMonth: string; readonly latestMonth: string } {
  const { groups, flexibleMonths } = ruleOn(retirementRules, scope);
  const steps = groups[group];
  const delay = delayOf(steps, birthMonth);
  const old = steps.oldAgeYears * 12;
  return {
    earliestMonth: monthAfter(birthMonth, old + Math.max(0, delay - flexibleMonths)),
    latestMonth: monthAfter(birthMonth, old + delay + flexibleMonths),
  };
}

/** The months of pension contributions that a pension needs at least. */
export function minimumContributionMonths(retirementYear: number, scope: LawScope): number {
  const { contribution } = ruleOn(retirementRules, scope);
  const years = Math.max(0, retirementYear - contribution.raisedFrom + 1);
  return Math.min(contribution.atMost, contribution.before + years * contribution.perYear);
}

function delayOf(steps: Steps, birthMonth: string): number {
  const months = countOf(birthMonth) - countOf(steps.firstBirthMonth);
  if (months < 0) return 0;
  return Math.min(Math.floor(months / steps.birthMonthsPerStep) + 1, steps.delayMonthsAtMost);
}

function countOf(month: string): number {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new NoRuleError(`${month} is no month.`);
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function monthAfter(month: string, months: number): string {
  const count = countOf(month) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}
