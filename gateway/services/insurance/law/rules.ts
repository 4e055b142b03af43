import type { CompanyRuleRounding } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { type Rounding, toCent } from '#gateway/kernel/exact/rounding.ts';
import { type OwnRule, ownRuleBefore } from '#gateway/kernel/law/own-rule.ts';
import { type DatedRule, findRule, type LawScope, placesAround } from '#gateway/kernel/law/rule.ts';
import { beijingRules } from './beijing.ts';
import { guangdongRules } from './guangdong.ts';
import { type InsuranceItem, type InsuranceRule, insuranceItems } from './item.ts';
import { fundRounding } from './pack.ts';
import { shanghaiRules } from './shanghai.ts';
import { insuranceSources } from './texts/sources.ts';

/** Limits and rates of every place on hand. */
export const insuranceRules: readonly InsuranceRule[] = [
  ...shanghaiRules,
  ...beijingRules,
  ...guangdongRules,
];

/** The items that a place has in a month, each with its limits and rates. */
export function insuranceRulesOn(scope: LawScope): ReadonlyMap<InsuranceItem, InsuranceRule> {
  const found = insuranceItems.map((item): [InsuranceItem, InsuranceRule | null] => [
    item,
    ruleOfItem(item, scope),
  ]);
  return new Map(found.filter((one): one is [InsuranceItem, InsuranceRule] => one[1] !== null));
}

/**
 * The shipped rule of an item with what the company entered in its place: the nearest place goes first, and at one place
 * the item before all insurances.
 */
function ruleOfItem(item: InsuranceItem, scope: LawScope): InsuranceRule | null {
  const shipped = findRule(
    insuranceRules.filter((rule) => rule.item === item),
    scope,
  );
  const own = ownRuleBefore(shipped, item, scope);
  const begun = shipped ?? (own === null ? null : ruleOfOwn(item, own));
  if (begun === null) return null;
  const shared = isFund(item) ? null : ownRuleBefore(shipped, 'social-insurance', scope);
  const places = placesAround(scope.place);
  return [shared, own]
    .filter((row) => row !== null)
    .toSorted((a, b) => places.indexOf(b.place) - places.indexOf(a.place))
    .reduce(replaced, begun);
}

/** The roundings that a company chooses from. */
const roundings: Readonly<Record<CompanyRuleRounding, Rounding>> = {
  cent: toCent,
  'cent-up': { unit: '0.01', mode: 'up' },
  jiao: { unit: '0.1', mode: 'half-up' },
  'jiao-up': { unit: '0.1', mode: 'up' },
  yuan: { unit: '1', mode: 'half-up' },
  'yuan-up': { unit: '1', mode: 'up' },
};

function replaced(rule: InsuranceRule, own: OwnRule): InsuranceRule {
  return {
    ...rule,
    place: own.place,
    from: own.from,
    to: own.to,
    source: own.source,
    floor: own.floor ?? rule.floor,
    ceiling: own.ceiling ?? rule.ceiling,
    employerRate: own.employerRate ?? rule.employerRate,
    employeeRate: own.employeeRate ?? rule.employeeRate,
    rounding: own.rounding === null ? rule.rounding : roundings[own.rounding],
    ...(own.employeeFixed !== null && { employeeFixed: own.employeeFixed }),
  };
}

/** An item that no shipped rule has at the place. */
function ruleOfOwn(item: InsuranceItem, own: OwnRule): InsuranceRule {
  const { place, from, to, source, floor, ceiling, employerRate, employeeRate } = own;
  const values = { floor, ceiling, employerRate, employeeRate };
  const rounding = isFund(item) ? fundRounding : toCent;
  const rule = { item, place, from, to, source, ...values, rounding, basis: 'notice' } as const;
  return replaced(rule, own);
}

/** Whether an item is one of the two housing funds, whose rates are chosen for each person. */
export function isFund(item: string): boolean {
  return item === 'housing-fund' || item === 'supplementary-housing-fund';
}

/** The average monthly wage of a place in a calendar year, in yuan. */
export interface AverageWageRule extends DatedRule {
  readonly amount: string;
}

function average(
  place: string,
  year: number,
  amount: string,
  source: DatedRule['source'],
): AverageWageRule {
  return { place, from: `${year}-01-01`, to: `${year}-12-31`, amount, source };
}

/** Local average monthly wages; the year is that of the wages. */
export const averageWages: readonly AverageWageRule[] = [
  average('310000', 2023, '12307', insuranceSources.averageShanghai),
  average('310000', 2024, '12434', insuranceSources.averageShanghai),
  average('310000', 2025, '12577', insuranceSources.averageShanghai),
  average('110000', 2023, '11761', insuranceSources.averageBeijing),
  average('110000', 2024, '11937', insuranceSources.averageBeijing),
  average('440000', 2023, '9167', insuranceSources.averageGuangdong),
  average('440000', 2024, '9183', insuranceSources.averageGuangdong),
];

/** The average monthly wage of the year before a day, or null where none is published. */
export function averageWageBefore(scope: LawScope): AverageWageRule | null {
  const year = Number(scope.asOf.slice(0, 4)) - 1;
  const shipped = findRule(averageWages, { place: scope.place, asOf: `${year}-12-31` });
  const own = ownRuleBefore(shipped, 'average-wage', scope);
  if (own === null || own.amount === null) return shipped;
  return { place: own.place, from: own.from, to: own.to, source: own.source, amount: own.amount };
}

/** Rates of work-injury insurance by class of industry, the first class first. */
export interface IndustryRates extends DatedRule {
  readonly rates: readonly string[];
}

/** Work-injury rates by class of industry. */
export const industryRates: readonly IndustryRates[] = [
  {
    place: '310000',
    from: '2025-01-01',
    to: null,
    source: insuranceSources.industry,
    rates: ['0.2', '0.4', '0.7', '0.9', '1.1', '1.3', '1.6', '1.9'],
  },
];

/** Late fee and limits by law: per day in percent, floor and ceiling in percent of the average wage. */
export interface ContributionLaw extends DatedRule {
  readonly lateFeePercentPerDay: string;
}

/** The late fee of contributions. */
export const contributionLaws: readonly ContributionLaw[] = [
  {
    place: 'CN',
    from: '2011-07-01',
    to: null,
    source: insuranceSources.insuranceLaw,
    lateFeePercentPerDay: '0.05',
  },
];
