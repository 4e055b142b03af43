import {
  atLeastNothing,
  exact,
  fen,
  less,
  type Money,
  nothing,
  rounded,
  total,
} from '#gateway/kernel/exact/money.ts';
import { annualTableOn } from '../law/tables.ts';
import { cumulativeBasicDeduction, type DeductionFacts, lawOf } from './basic-deduction.ts';
import { taxByTable } from './brackets.ts';

/** Income and deductions of the year up to a month. */
export interface TaxTotals {
  readonly income: Money;
  readonly exempt: Money;
  readonly ownContributions: Money;
  readonly specialAdditional: Money;
  readonly other: Money;
  readonly reduction: Money;
}

/** The cumulative tax of a month, and what of it is withheld now. */
export interface Withholding {
  readonly basicDeduction: Money;
  /** Zero where the deductions are larger. */
  readonly taxable: Money;
  readonly ratePercent: string;
  readonly quickDeduction: string;
  readonly cumulativeTax: Money;
  readonly withheldBefore: Money;
  readonly tax: Money;
}

/** No income and no deductions. */
export const noTotals: TaxTotals = {
  income: nothing,
  exempt: nothing,
  ownContributions: nothing,
  specialAdditional: nothing,
  other: nothing,
  reduction: nothing,
};

/** The sum of two months. */
export function addTotals(left: TaxTotals, right: TaxTotals): TaxTotals {
  return {
    income: fen(left.income + right.income),
    exempt: fen(left.exempt + right.exempt),
    ownContributions: fen(left.ownContributions + right.ownContributions),
    specialAdditional: fen(left.specialAdditional + right.specialAdditional),
    other: fen(left.other + right.other),
    reduction: fen(left.reduction + right.reduction),
  };
}

/** Tax of a month by cumulative withholding with a known basic deduction; below zero nothing is withheld. */
export function withhold(
  month: string,
  totals: TaxTotals,
  basicDeduction: Money,
  withheldBefore: Money,
): Withholding {
  const off = total([
    totals.exempt,
    basicDeduction,
    totals.ownContributions,
    totals.specialAdditional,
    totals.other,
  ]);
  const taxable = atLeastNothing(less(totals.income, off));
  const { row, tax } = taxByTable(annualTableOn(lawOf(month)), exact(taxable));
  const cumulativeTax = atLeastNothing(less(rounded(tax), totals.reduction));
  return {
    basicDeduction,
    taxable,
    ratePercent: row.ratePercent,
    quickDeduction: row.quickDeduction,
    cumulativeTax,
    withheldBefore,
    tax: atLeastNothing(less(cumulativeTax, withheldBefore)),
  };
}

/** Tax of a month by cumulative withholding. */
export function withholdMonth(
  totals: TaxTotals,
  facts: DeductionFacts,
  withheldBefore: Money,
): Withholding {
  return withhold(facts.month, totals, cumulativeBasicDeduction(facts), withheldBefore);
}
