import type { declarationPerson } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, less, type Money, total, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { cumulativeBasicDeduction } from '../engine/basic-deduction.ts';
import { type Withholding, withhold } from '../engine/withholding.ts';
import {
  type Amounts,
  addAmounts,
  amountsTo,
  type PersonMonth,
  type PersonYear,
} from './person-months.ts';

/** The sums of a year up to a month, and the tax that they give. */
export interface YearTax {
  readonly totals: Amounts;
  /** Null for non-residents: each month is taxed alone. */
  readonly withholding: Withholding | null;
}

/** The year up to one of its months; null where nothing was paid in that month. */
export function yearTaxAt(
  year: PersonYear,
  month: string,
): (YearTax & { readonly own: PersonMonth }) | null {
  const own = year.months.find((one) => one.month === month);
  if (own === undefined) return null;
  const before = year.months.filter((one) => one.month < month);
  const opening = year.opening === null ? [] : [year.opening];
  const totals = addAmounts([...opening, ...before, own]);
  if (own.facts.taxpayer.residency === 'non-resident') return { own, totals, withholding: null };
  const withheldBefore = total([...opening, ...before].map(({ tax }) => tax));
  const basicDeduction = basicDeductionOf(own);
  const { income, exempt, ownContributions, specialAdditional, other } = totals;
  const sums = { income, exempt, ownContributions, specialAdditional, other, reduction: fen(0n) };
  const withholding = withhold(month.slice(0, 7), sums, basicDeduction, withheldBefore);
  return { own, totals, withholding };
}

function basicDeductionOf({ month, facts: { joinedOn, taxpayer } }: PersonMonth): Money {
  const year = Number(month.slice(0, 4));
  return cumulativeBasicDeduction({
    month: month.slice(0, 7),
    employedFrom: joinedOn,
    firstWageOfTheYear: taxpayer.firstWageYear === year,
    yearAtOnce: taxpayer.yearAtOnce === year,
    lastYear: null,
  });
}

/** Amounts as a page shows them. */
export function presentAmounts(amounts: Amounts): Record<keyof Amounts, string> {
  return amountsTo((name) => yuanText(amounts[name]));
}

type Presented = ResultOf<typeof declarationPerson>['months'][number]['year'];

/** The sums of a year as a page shows them. */
export function presentYear({ totals, withholding }: YearTax): Presented {
  if (withholding === null) return null;
  return {
    income: yuanText(totals.income),
    exempt: yuanText(totals.exempt),
    basicDeduction: yuanText(withholding.basicDeduction),
    ownContributions: yuanText(totals.ownContributions),
    specialAdditional: yuanText(totals.specialAdditional),
    other: yuanText(totals.other),
    taxable: yuanText(withholding.taxable),
    ratePercent: withholding.ratePercent,
    quickDeduction: yuanText(yuan(withholding.quickDeduction)),
    tax: yuanText(withholding.cumulativeTax),
    withheldBefore: yuanText(withholding.withheldBefore),
  };
}

/** Whether the tax withheld is another one than the sums of the year give. */
export function taxDiffers({ own, withholding }: YearTax & { readonly own: PersonMonth }): boolean {
  return withholding !== null && less(own.tax, withholding.tax) !== 0n;
}
