import { exact, fen, less, nothing, total, yuanText } from '#gateway/kernel/exact/money.ts';
import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import { bonusBelowCliff, bonusTaxedApart, compareBonusMethods } from '../../etax/engine/bonus.ts';
import { noTotals, type Withholding, withholdMonth } from '../../etax/engine/withholding.ts';
import { taxSources } from '../../etax/law/texts/sources.ts';
import { type Asked, amountOf, amountOr, type Calculation, scopeOf } from './calculation.ts';

/** Tax of a month at the same wage since January. */
export function calculateTax(asked: Asked, out: Calculation): void {
  const months = Number(asked.months ?? '1');
  const year = asked.asOf.slice(0, 4);
  const [wage, own, special] = [
    amountOf(asked, 'wage'),
    amountOr(asked.contributions),
    amountOr(asked.special),
  ];
  let withheld = nothing;
  let last: Withholding | null = null;
  for (let month = 1; month <= months; month += 1) {
    const times = BigInt(month);
    const totals = {
      ...noTotals,
      income: fen(wage * times),
      ownContributions: fen(own * times),
      specialAdditional: fen(special * times),
    };
    const facts = { employedFrom: null, firstWageOfTheYear: false, lastYear: null };
    const asOf = `${year}-${String(month).padStart(2, '0')}`;
    last = withholdMonth(totals, { ...facts, month: asOf }, withheld);
    withheld = total([withheld, last.tax]);
  }
  if (last === null) return;
  const count = BigInt(months);
  out.result('monthTax', last.tax);
  out.result('yearTax', withheld);
  out.step('cumulativeIncome', [fen(wage * count), String(months)], taxSources.withholding);
  out.step('basicDeduction', [last.basicDeduction], taxSources.law2018);
  out.step('ownContributions', [fen(own * count)]);
  out.step('special', [fen(special * count)], taxSources.deductions2023);
  out.step('taxable', [last.taxable]);
  out.step(
    'bracket',
    [last.ratePercent, last.quickDeduction, last.cumulativeTax],
    taxSources.annualTable,
  );
  out.step('withheld', [last.withheldBefore, last.tax], taxSources.withholding);
}

/** A bonus by both methods. */
export function calculateBonus(asked: Asked, out: Calculation): void {
  const scope = scopeOf(asked, out);
  const bonus = amountOf(asked, 'bonus');
  const year = {
    months: Number(asked.months ?? '12'),
    wages: amountOr(asked.yearWages),
    deductions: amountOr(asked.yearDeductions),
  };
  const compared = compareBonusMethods(year, bonus, scope);
  const apart = bonusTaxedApart(bonus, scope);
  out.result('separateTax', compared.separateTax);
  out.result('mergedTax', compared.mergedTax);
  out.result('better', out.say(compared.better));
  const twelfth = decimalText(divide(exact(bonus), ratio(12)), 2);
  out.step('bonusRow', [twelfth, apart.ratePercent, apart.quickDeduction], taxSources.monthlyTable);
  out.step('bonusTax', [bonus, apart.tax], taxSources.bonus);
  out.step('mergedStep', [compared.mergedTax], taxSources.annualTable);
  const below = bonusBelowCliff(bonus, scope);
  if (below !== null) {
    const net = less(below, bonusTaxedApart(below, scope).tax);
    out.step('cliff', [`${yuanText(below)} (${yuanText(net)})`], taxSources.bonus);
  }
}
