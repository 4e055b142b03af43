import {
  exact,
  type Money,
  nothing,
  rounded,
  shareOf,
  total,
  yuan,
} from '#gateway/kernel/exact/money.ts';
import { add, multiply, percent } from '#gateway/kernel/exact/ratio.ts';
import type { Rounding } from '#gateway/kernel/exact/rounding.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { InsuranceItem, InsuranceRule } from '../law/item.ts';
import { insuranceRulesOn, isFund } from '../law/rules.ts';

/** What a person pays on in a month, and the rates that were chosen. */
export interface ContributionFacts {
  readonly place: string;
  /** Month `YYYY-MM`. */
  readonly month: string;
  readonly base: Money | null;
  /** Null where the person has no housing fund in the month. */
  readonly fundBase: Money | null;
  readonly fundRate: string | null;
  readonly supplementaryFundRate: string | null;
  readonly workInjuryRate: string | null;
  /** Rules that the company entered by itself. */
  readonly own?: readonly OwnRule[];
}

/** One item of a month: the clamped base and what each side pays. */
export interface Contribution {
  readonly item: InsuranceItem;
  readonly base: Money;
  readonly employer: Money;
  readonly employee: Money;
  readonly employerRate: string;
  readonly employeeRate: string;
  readonly rule: InsuranceRule;
}

/** Why contributions cannot be known. */
export type ContributionFault = 'no-rates-for-place' | 'no-declared-base';

/** Contributions that cannot be known; never taken for zero. */
export class ContributionError extends Error {
  override readonly name = 'ContributionError';
  readonly code: ContributionFault;
  constructor(code: ContributionFault) {
    super(code);
    this.code = code;
  }
}

/** A base between the floor and the ceiling. */
export function clampBase(declared: Money, floor: string | null, ceiling: string | null): Money {
  if (floor !== null && declared < yuan(floor)) return yuan(floor);
  if (ceiling !== null && declared > yuan(ceiling)) return yuan(ceiling);
  return declared;
}

/** A share of a base in percent with an amount on top, rounded once. */
export function contributionOf(
  base: Money,
  rate: string,
  rounding: Rounding,
  fixed?: string,
): Money {
  if (fixed === undefined) return shareOf(base, rate, rounding);
  return rounded(add(multiply(exact(base), percent(rate)), exact(yuan(fixed))), rounding);
}

/**
 * All contributions of a person in a month, each item and side rounded alone.
 * @throws {ContributionError} where the place lacks the rule of an item that they pay, or the person has no base.
 */
export function wholeContributions(facts: ContributionFacts): readonly Contribution[] {
  if (!hasRatesFor(facts)) throw new ContributionError('no-rates-for-place');
  return contributions(facts);
}

/**
 * The contributions of the items that the place has a rule of, which may be a part of them.
 * @throws {ContributionError} where the place has no rates or the person no base.
 */
export function contributions(facts: ContributionFacts): readonly Contribution[] {
  const { place, month, own = [] } = facts;
  const rules = insuranceRulesOn({ place, asOf: `${month}-01`, own });
  if (rules.size === 0) throw new ContributionError('no-rates-for-place');
  if (facts.base === null) throw new ContributionError('no-declared-base');
  return [...rules.values()].flatMap((rule) => itemOf(rule, facts) ?? []);
}

/** What every employee has. Work-injury insurance has the rate that the company enters with its classes. */
const neededItems = ['pension', 'medical', 'unemployment'] as const;

/**
 * Whether a person can be insured in a month: shipped rules and the company's own ones together name each item that they
 * pay.
 */
export function hasRatesFor(facts: ContributionFacts): boolean {
  const { place, month, own = [] } = facts;
  const { fundBase, fundRate, supplementaryFundRate, workInjuryRate } = facts;
  const rules = insuranceRulesOn({ place, asOf: `${month}-01`, own });
  if (fundBase !== null && fundRate !== null && !rules.has('housing-fund')) return false;
  if (fundBase !== null && supplementaryFundRate !== null) {
    if (!rules.has('supplementary-housing-fund')) return false;
  }
  if (workInjuryRate !== null && !rules.has('work-injury')) return false;
  return neededItems.every((item) => (rules.get(item)?.employerRate ?? null) !== null);
}

function itemOf(rule: InsuranceRule, facts: ContributionFacts): Contribution | null {
  const declared = isFund(rule.item) ? facts.fundBase : facts.base;
  const rates = ratesOf(rule, facts);
  if (declared === null || rates === null) return null;
  const base = clampBase(declared, rule.floor, rule.ceiling);
  const [employerRate, employeeRate] = rates;
  return {
    item: rule.item,
    base,
    employer: contributionOf(base, employerRate, rule.rounding),
    employee: contributionOf(base, employeeRate, rule.rounding, rule.employeeFixed),
    employerRate,
    employeeRate,
    rule,
  };
}

/** Employer's and employee's rate; null where the item is not paid or its rate is not known. */
function ratesOf(
  rule: InsuranceRule,
  facts: ContributionFacts,
): readonly [employer: string, employee: string] | null {
  switch (rule.item) {
    case 'housing-fund':
      return facts.fundRate === null ? null : [facts.fundRate, facts.fundRate];
    case 'supplementary-housing-fund':
      return facts.supplementaryFundRate === null
        ? null
        : [facts.supplementaryFundRate, facts.supplementaryFundRate];
    case 'work-injury':
      return facts.workInjuryRate === null ? null : [facts.workInjuryRate, '0'];
    default:
      if (rule.employerRate === null || rule.employeeRate === null) return null;
      return [rule.employerRate, rule.employeeRate];
  }
}

/** The items as people count them: maternity is part of medical, both funds are one. */
export function groupedItems(
  lines: readonly Contribution[],
  side: 'employer' | 'employee',
): ReadonlyMap<string, Money> {
  const groups = new Map<string, Money>();
  for (const line of lines) {
    const group = groupOf(line.item);
    groups.set(group, total([groups.get(group) ?? nothing, line[side]]));
  }
  return groups;
}

function groupOf(item: InsuranceItem): string {
  if (item === 'maternity') return 'medical';
  return item === 'supplementary-housing-fund' ? 'housing-fund' : item;
}
