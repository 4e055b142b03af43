import {
  atLeastNothing,
  exact,
  fen,
  less,
  type Money,
  rounded,
  yuan,
} from '#gateway/kernel/exact/money.ts';
import {
  compare,
  divide,
  least,
  most,
  multiply,
  type Ratio,
  ratio,
  subtract,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { basicDeductions, severanceTaxRules } from '../law/rules.ts';
import { annualTableOn, monthlyTableOn } from '../law/tables.ts';
import { taxByTable, taxOf } from './brackets.ts';

/** Severance and what its tax depends on. */
export interface TaxedSeverance {
  readonly severance: Money;
  /** Local average monthly wage of the year before. */
  readonly localAverageMonthlyWage: Money;
  /** Before 2019 only. */
  readonly yearsOfService?: string;
  readonly foreigner?: boolean;
}

/** What of severance is exempt, and the tax on the rest. */
export interface SeveranceTax {
  readonly exempt: Money;
  readonly taxable: Money;
  readonly tax: Money;
}

/** Tax on severance, apart from all other income. */
export function severanceTax(facts: TaxedSeverance, scope: LawScope): SeveranceTax {
  const rule = ruleOn(severanceTaxRules, scope);
  const limit = fen(facts.localAverageMonthlyWage * 12n * BigInt(rule.timesAnnualAverage));
  const exempt = facts.severance < limit ? facts.severance : limit;
  const taxable = atLeastNothing(less(facts.severance, limit));
  if (rule.byYearsOfServiceAtMost === null) {
    return { exempt, taxable, tax: taxOf(annualTableOn(scope), taxable) };
  }
  const years = least(ratio(facts.yearsOfService ?? '1'), ratio(rule.byYearsOfServiceAtMost));
  return { exempt, taxable, tax: taxByYears(taxable, years, facts.foreigner === true, scope) };
}

/** The tax of one year of service, times the years; nothing is rounded in between. */
function taxByYears(taxable: Money, years: Ratio, foreigner: boolean, scope: LawScope): Money {
  const deduction = ruleOn(basicDeductions, scope);
  const basic = yuan(foreigner ? deduction.forForeigners : deduction.perMonth);
  const ofYear = most(
    zero,
    subtract(divide(exact(taxable), compare(years, zero) > 0 ? years : ratio(1)), exact(basic)),
  );
  return rounded(multiply(taxByTable(monthlyTableOn(scope), ofYear).tax, years));
}
