import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import { findRule, type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { basicDeductions, firstWageRules, yearAtOnceRules } from '../law/rules.ts';

/** What decides how many months of the basic deduction count. */
export interface DeductionFacts {
  /** Month `YYYY-MM`. */
  readonly month: string;
  /** First day of this employment; null where it began before the year. */
  readonly employedFrom: string | null;
  /** Whether no employer paid a wage earlier in the year. */
  readonly firstWageOfTheYear: boolean;
  readonly lastYear: {
    readonly employedHereAllTwelveMonths: boolean;
    readonly declaredIncome: Money;
  } | null;
  /** Set where the tax bureau already lists the person for twelve months at once. */
  readonly yearAtOnce?: boolean;
}

/** The last day on which rules of a month are asked for. */
export function lawOf(month: string, place = 'CN'): LawScope {
  return { place, asOf: `${month}-28` };
}

/** Months of the basic deduction in the year up to the month. */
export function monthsCounted(facts: DeductionFacts): number {
  const scope = lawOf(facts.month);
  const month = Number(facts.month.slice(5, 7));
  if (isYearAtOnce(facts, scope)) return 12;
  if (facts.firstWageOfTheYear && findRule(firstWageRules, scope) !== null) return month;
  const year = facts.month.slice(0, 4);
  if (facts.employedFrom === null || facts.employedFrom.slice(0, 4) < year) return month;
  return month - Number(facts.employedFrom.slice(5, 7)) + 1;
}

/** The basic deduction of the year up to the month. */
export function cumulativeBasicDeduction(facts: DeductionFacts): Money {
  const { perMonth } = ruleOn(basicDeductions, lawOf(facts.month));
  return fen(yuan(perMonth) * BigInt(monthsCounted(facts)));
}

function isYearAtOnce({ lastYear, yearAtOnce }: DeductionFacts, scope: LawScope): boolean {
  const rule = findRule(yearAtOnceRules, scope);
  if (rule === null) return false;
  if (yearAtOnce === true) return true;
  if (lastYear === null || !lastYear.employedHereAllTwelveMonths) return false;
  return lastYear.declaredIncome <= yuan(rule.incomeAtMost);
}
