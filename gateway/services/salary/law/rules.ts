import { type OwnRule, ownRuleBefore } from '#gateway/kernel/law/own-rule.ts';
import { type DatedRule, findRule, type LawScope } from '#gateway/kernel/law/rule.ts';
import { paySources } from './texts/sources.ts';

/** The minimum wage of full-time work by month, in yuan. */
export interface MinimumWageRule extends DatedRule {
  readonly amount: string;
  /** Whether the wage less the person's own contributions has to reach it. */
  readonly afterOwnContributions: boolean;
}

function wage(
  place: string,
  [from, to]: readonly [string, string | null],
  amount: string,
  source: DatedRule['source'],
): MinimumWageRule {
  return { place, from, to, amount, source, afterOwnContributions: place === '310000' };
}

/** Minimum wages of the places on hand. */
export const minimumWages: readonly MinimumWageRule[] = [
  wage('310000', ['2023-07-01', '2025-06-30'], '2690', paySources.shanghaiWage2023),
  wage('310000', ['2025-07-01', null], '2740', paySources.shanghaiWage2025),
  wage('110000', ['2023-09-01', '2025-08-31'], '2420', paySources.beijingWage2023),
  wage('110000', ['2025-09-01', null], '2540', paySources.beijingWage2025),
  wage('440100', ['2025-03-01', '2026-08-31'], '2500', paySources.beijingWage2025),
  wage('440100', ['2026-09-01', null], '2680', paySources.guangdongWage2026),
  wage('440300', ['2025-03-01', '2026-08-31'], '2520', paySources.beijingWage2025),
  wage('440300', ['2026-09-01', null], '2700', paySources.guangdongWage2026),
];

/** The minimum wage at a place on a day, or null where none is on hand. */
export function minimumWageOn(scope: LawScope): MinimumWageRule | null {
  const shipped = findRule(minimumWages, scope);
  const own = ownRuleBefore(shipped, 'minimum-wage', scope);
  if (own === null || own.amount === null) return shipped;
  return wage(own.place, [own.from, own.to], own.amount, own.source);
}

/** The company's own rule that the minimum wage at a place on a day comes from; null where it is a shipped one. */
export function ownMinimumWageOn(scope: LawScope): OwnRule | null {
  const own = ownRuleBefore(findRule(minimumWages, scope), 'minimum-wage', scope);
  return own === null || own.amount === null ? null : own;
}

/** How severance is counted and capped. */
export interface SeveranceRule extends DatedRule {
  readonly monthsOfYear: string;
  /** A rest from this many months counts as a year, below it as `monthsOfRest`. */
  readonly yearFromMonths: number;
  readonly monthsOfRest: string;
  readonly capTimesAverage: number;
  readonly capYears: number;
  readonly unlawfulTimes: number;
}

/** Severance by law. */
export const severanceRules: readonly SeveranceRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    source: paySources.severance,
    monthsOfYear: '1',
    yearFromMonths: 6,
    monthsOfRest: '0.5',
    capTimesAverage: 3,
    capYears: 12,
    unlawfulTimes: 2,
  },
];

/** Limits of pay: damages, probation, dispatched people, all in percent; second pay in months. */
export interface PayLimits extends DatedRule {
  readonly damagesPercent: string;
  readonly probationPercent: string;
  readonly dispatchedPercent: string;
  readonly secondPayAfterMonths: number;
  readonly secondPayUntilMonths: number;
  /** What unused annual leave pays, and what of it the normal pay already holds. */
  readonly unusedLeavePercent: string;
  readonly unusedLeavePaidPercent: string;
}

/** Limits of pay by law. */
export const payLimits: readonly PayLimits[] = [
  {
    place: 'CN',
    from: '2008-09-18',
    to: null,
    source: paySources.damages,
    damagesPercent: '20',
    probationPercent: '80',
    dispatchedPercent: '10',
    secondPayAfterMonths: 1,
    secondPayUntilMonths: 12,
    unusedLeavePercent: '300',
    unusedLeavePaidPercent: '100',
  },
];
