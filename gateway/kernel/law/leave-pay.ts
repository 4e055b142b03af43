import { exact, less, type Money, nothing, rounded } from '../exact/money.ts';
import { compare, divide, most, multiply, type Ratio, ratio } from '../exact/ratio.ts';
import { type DatedRule, findRule, type LawScope, NoRuleError, ruleOn } from './rule.ts';
import { sources } from './texts/sources.ts';
import { workingTimeOn } from './working-time.ts';

interface UnusedLeaveRule extends DatedRule {
  readonly percent: number;
  /** Already in the normal pay. */
  readonly percentPaid: number;
}

const unusedLeave: readonly UnusedLeaveRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    percent: 300,
    percentPaid: 100,
    source: sources.unusedLeave,
  },
];

/** What annual leave that was not taken pays: in all, in the normal pay already, and on top. */
export function unusedLeavePay(
  unused: {
    /** Of the last twelve months, without overtime. */
    readonly averageMonthly: Money;
    readonly minimumWage: Money | null;
    readonly days: Ratio;
  },
  scope: LawScope,
): { readonly total: Money; readonly alreadyPaid: Money; readonly extra: Money } {
  const { percent, percentPaid } = ruleOn(unusedLeave, scope);
  const base = most(exact(unused.averageMonthly), exact(unused.minimumWage ?? nothing));
  const divisor = multiply(ratio(workingTimeOn(scope).payDaysPerMonth), ratio(100));
  const pay = (share: number) =>
    rounded(divide(multiply(multiply(base, unused.days), ratio(share)), divisor));
  return { total: pay(percent), alreadyPaid: pay(percentPaid), extra: pay(percent - percentPaid) };
}

interface SickRate {
  readonly fromYears: number;
  readonly percent: number;
}

interface SickPayRule extends DatedRule {
  readonly withinSixMonths: readonly SickRate[];
  readonly beyondSixMonths: readonly SickRate[];
  readonly floorPercent: number;
}

/** Without rates the pay is what was agreed, and never below the floor. */
const sickPayRules: readonly SickPayRule[] = [
  {
    place: 'CN',
    from: '1995-08-04',
    to: null,
    withinSixMonths: [],
    beyondSixMonths: [],
    floorPercent: 80,
    source: sources.sickPay,
  },
  {
    place: '310000',
    from: '1995-05-01',
    to: '2026-08-15',
    withinSixMonths: [
      { fromYears: 0, percent: 60 },
      { fromYears: 2, percent: 70 },
      { fromYears: 4, percent: 80 },
      { fromYears: 6, percent: 90 },
      { fromYears: 8, percent: 100 },
    ],
    beyondSixMonths: [
      { fromYears: 0, percent: 40 },
      { fromYears: 1, percent: 50 },
      { fromYears: 3, percent: 60 },
    ],
    floorPercent: 80,
    source: sources.shanghaiSickPay,
  },
  {
    place: '110000',
    from: '2004-01-22',
    to: null,
    withinSixMonths: [],
    beyondSixMonths: [],
    floorPercent: 80,
    source: sources.beijingPay,
  },
  {
    place: '440300',
    from: '2004-12-01',
    to: null,
    withinSixMonths: [{ fromYears: 0, percent: 60 }],
    beyondSixMonths: [{ fromYears: 0, percent: 60 }],
    floorPercent: 80,
    source: sources.shenzhenPay,
  },
];

/** A sick leave to be paid. */
export interface SickPayCase {
  readonly monthlyBase: Money | null;
  readonly agreedMonthly: Money | null;
  readonly ownYears: Ratio;
  readonly monthsInARow: number;
  /** Null is the whole month. */
  readonly workDays: Ratio | null;
  readonly minimumWage: Money;
}

/** What sick leave pays. */
export interface SickPay {
  readonly percent: number | null;
  readonly pay: Money;
  /** What the wage loses; null where the base is not known. */
  readonly deduction: Money | null;
}

/**
 * The pay of sick leave: the rate of the place or what was agreed, never below the share of the minimum wage.
 * @throws {NoRuleError} where neither a rate nor an agreement says how much.
 */
export function sickPay(sick: SickPayCase, scope: LawScope): SickPay {
  const rule = ruleOn(sickPayRules, scope);
  const rates = sick.monthsInARow > 6 ? rule.beyondSixMonths : rule.withinSixMonths;
  const rate = rates.findLast(({ fromYears }) => compare(sick.ownYears, ratio(fromYears)) >= 0);
  const percent = rate?.percent ?? null;
  const floor = divide(multiply(exact(sick.minimumWage), ratio(rule.floorPercent)), ratio(100));
  const monthly = most(monthlySickPay(sick, percent), floor);
  const days = sick.workDays;
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  const ofDays = (month: Ratio) =>
    rounded(days === null ? month : divide(multiply(month, days), payDays));
  const pay = ofDays(monthly);
  const wage = sick.monthlyBase === null ? null : ofDays(exact(sick.monthlyBase));
  return { percent, pay, deduction: wage === null ? null : less(wage, pay) };
}

function monthlySickPay(
  { monthlyBase, agreedMonthly }: SickPayCase,
  percent: number | null,
): Ratio {
  if (percent !== null && monthlyBase !== null)
    return divide(multiply(exact(monthlyBase), ratio(percent)), ratio(100));
  if (agreedMonthly === null) throw new NoRuleError('No rate and no agreed sick pay.');
  return exact(agreedMonthly);
}

interface StoppageRule extends DatedRule {
  /** Of the minimum wage, without work after the first pay cycle. */
  readonly percentWithoutWork: number;
}

const stoppage: readonly StoppageRule[] = [
  {
    place: '110000',
    from: '2004-01-22',
    to: null,
    percentWithoutWork: 70,
    source: sources.beijingPay,
  },
];

/**
 * Pay while the firm does not work: the full wage in the first pay cycle, then by the minimum wage.
 * @throws {NoRuleError} where no rule of the place is on hand.
 */
export function stoppagePay(
  stop: {
    readonly normalMonthly: Money;
    readonly minimumWage: Money;
    readonly cycle: number;
    readonly worked: boolean;
    readonly payDays: Ratio | null;
  },
  scope: LawScope,
): Money {
  const rule = findRule(stoppage, scope);
  if (rule === null) throw new NoRuleError(`No rule about a stoppage at ${scope.place}.`);
  const share = stop.worked ? 100 : rule.percentWithoutWork;
  const monthly =
    stop.cycle === 1
      ? exact(stop.normalMonthly)
      : divide(multiply(exact(stop.minimumWage), ratio(share)), ratio(100));
  if (stop.payDays === null) return rounded(monthly);
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  return rounded(divide(multiply(monthly, stop.payDays), payDays));
}
