import { exact, type Money, rounded, times } from '#gateway/kernel/exact/money.ts';
import { multiply, percent, ratio } from '#gateway/kernel/exact/ratio.ts';
import type { Rounding } from '#gateway/kernel/exact/rounding.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { contributionLaws } from '../law/rules.ts';

/** Floor and ceiling of a base from the local average wage. */
export function limitsFromAverage(
  average: Money,
  {
    floorPercent,
    ceilingPercent,
  }: { readonly floorPercent: string; readonly ceilingPercent: string },
  rounding: Rounding,
): { readonly floor: Money; readonly ceiling: Money } {
  return {
    floor: times(average, percent(floorPercent), rounding),
    ceiling: times(average, percent(ceilingPercent), rounding),
  };
}

/** The first month of the housing fund: a first job pays from its second month. */
export function firstFundMonth(employedFrom: string, firstJobEver: boolean): string {
  const month = employedFrom.slice(0, 7);
  return firstJobEver ? addMonths(`${month}-01`, 1).slice(0, 7) : month;
}

/** The fee on contributions that are so many days late. */
export function lateFee(overdue: Money, days: number, scope: LawScope): Money {
  const { lateFeePercentPerDay } = ruleOn(contributionLaws, scope);
  return rounded(multiply(multiply(exact(overdue), percent(lateFeePercentPerDay)), ratio(days)));
}
