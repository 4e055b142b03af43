import {
  atLeastNothing,
  exact,
  fen,
  less,
  type Money,
  nothing,
  rounded,
  total,
  yuan,
} from '#gateway/kernel/exact/money.ts';
import { divide, multiply, ratio } from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { basicDeductions, bonusRules, nonResidentRules } from '../law/rules.ts';
import { annualTableOn, monthlyTableOn } from '../law/tables.ts';
import { rowOf, taxByRow, taxByTable, taxOf } from './brackets.ts';

/** Tax on a bonus, with the row of the monthly table that made it. */
export interface BonusTax {
  readonly ratePercent: string;
  readonly quickDeduction: string;
  readonly tax: Money;
}

/**
 * A yearly bonus taxed apart from the wages: a twelfth picks the row, the whole bonus pays its rate.
 * @throws {NoRuleError} after the rule has run out.
 */
export function bonusTaxedApart(bonus: Money, scope: LawScope, wageOfMonth?: Money): BonusTax {
  const rule = ruleOn(bonusRules, scope);
  const taxable = rule.lowWageLowersBonus ? less(bonus, shortfall(scope, wageOfMonth)) : bonus;
  const table = monthlyTableOn(scope);
  const row = rowOf(table, divide(exact(taxable), ratio(12)));
  const tax = taxable <= 0n ? nothing : rounded(taxByRow(row, exact(taxable)));
  return {
    ratePercent: row.ratePercent,
    quickDeduction: row.quickDeduction,
    tax: atLeastNothing(tax),
  };
}

function shortfall(scope: LawScope, wage: Money | undefined): Money {
  if (wage === undefined) return nothing;
  return atLeastNothing(less(yuan(ruleOn(basicDeductions, scope).perMonth), wage));
}

/** A bonus of a non-resident for several months: a sixth on the monthly table, times six. */
export function nonResidentBonusTax(bonus: Money, scope: LawScope): BonusTax {
  const { bonusMonths } = ruleOn(nonResidentRules, scope);
  const months = ratio(bonusMonths);
  const { row, tax } = taxByTable(monthlyTableOn(scope), divide(exact(bonus), months));
  return {
    ratePercent: row.ratePercent,
    quickDeduction: row.quickDeduction,
    tax: rounded(multiply(tax, months)),
  };
}

/** A bonus and how it was taxed. */
export interface PaidBonus {
  readonly paidOn: string;
  readonly method: 'separate' | 'with-wages';
}

/** The year in which the separate method is used twice; null where it is used once a year at most. */
export function secondSeparateBonus(bonuses: readonly PaidBonus[]): string | null {
  const seen = new Set<string>();
  for (const { paidOn, method } of bonuses) {
    const year = paidOn.slice(0, 4);
    if (method === 'separate' && seen.has(year)) return year;
    if (method === 'separate') seen.add(year);
  }
  return null;
}

/** What a year of wages and a bonus cost under both methods. */
export interface BonusComparison {
  readonly separateTax: Money;
  readonly mergedTax: Money;
  readonly better: 'separate' | 'merged' | 'equal';
}

/** Compares the two methods for a year. */
export function compareBonusMethods(
  year: { readonly months: number; readonly wages: Money; readonly deductions: Money },
  bonus: Money,
  scope: LawScope,
): BonusComparison {
  const basic = fen(yuan(ruleOn(basicDeductions, scope).perMonth) * BigInt(year.months));
  const off = total([basic, year.deductions]);
  const table = annualTableOn(scope);
  const separateTax = total([
    taxOf(table, atLeastNothing(less(year.wages, off))),
    bonusTaxedApart(bonus, scope).tax,
  ]);
  const mergedTax = taxOf(table, atLeastNothing(less(total([year.wages, bonus]), off)));
  const better =
    separateTax === mergedTax ? 'equal' : separateTax < mergedTax ? 'separate' : 'merged';
  return { separateTax, mergedTax, better };
}

/** The largest bonus below this one that leaves more in the hand; null where no cliff is near. */
export function bonusBelowCliff(bonus: Money, scope: LawScope): Money | null {
  const net = less(bonus, bonusTaxedApart(bonus, scope).tax);
  const ends = monthlyTableOn(scope).rows.flatMap(({ upTo }) =>
    upTo === null ? [] : [fen(yuan(upTo) * 12n)],
  );
  const better = ends.filter(
    (end) => end < bonus && less(end, bonusTaxedApart(end, scope).tax) >= net,
  );
  return better.at(-1) ?? null;
}
