import { exact, type Money, nothing, rounded, total } from '../exact/money.ts';
import { divide, least, most, multiply, type Ratio, ratio, subtract, sum } from '../exact/ratio.ts';
import type { DayKind } from './holidays.ts';
import type { LawScope } from './rule.ts';
import { overtimeOn, workingTimeOn } from './working-time.ts';

/** The pay of one day of a monthly pay. */
export function dailyPay(monthly: Money, scope: LawScope): Money {
  return rounded(divide(exact(monthly), ratio(workingTimeOn(scope).payDaysPerMonth)));
}

/** What overtime is paid from. */
export interface OvertimePayCase {
  readonly monthlyBase: Money;
  /** Lifts the base where it is higher. */
  readonly minimumWage: Money | null;
  /** The divisor of the place, where it is not that of the law. */
  readonly daysPerMonth: string | null;
  readonly minutes: Readonly<Record<DayKind, number>>;
}

/** Overtime pay by kind of day: divided last, and rounded once for each kind (Labour Law, art. 44). */
export function overtimePay(
  { monthlyBase, minimumWage, daysPerMonth, minutes }: OvertimePayCase,
  scope: LawScope,
): Readonly<Record<DayKind, Money>> & { readonly total: Money } {
  const { payDaysPerMonth, hoursPerDay } = workingTimeOn(scope);
  const { percent } = overtimeOn(scope);
  const base = exact(minimumWage !== null && minimumWage > monthlyBase ? minimumWage : monthlyBase);
  const divisor = multiply(ratio(daysPerMonth ?? payDaysPerMonth), ratio(hoursPerDay * 60 * 100));
  const pay = (kind: DayKind) =>
    rounded(divide(multiply(base, ratio(minutes[kind] * percent[kind])), divisor));
  const byKind = {
    workday: pay('workday'),
    'rest-day': pay('rest-day'),
    'statutory-holiday': pay('statutory-holiday'),
  };
  return { ...byKind, total: total(Object.values(byKind)) };
}

/** Whether overtime on a kind of day still has to be paid once rest was given for it. */
export function payAfterRest(
  { kind, restGiven }: { readonly kind: DayKind; readonly restGiven: boolean },
  scope: LawScope,
): { readonly payStillDue: boolean; readonly percent: number | null } {
  const { percent, restReplaces } = overtimeOn(scope);
  const payStillDue = !restGiven || !restReplaces.includes(kind);
  return { payStillDue, percent: payStillDue ? percent[kind] : null };
}

/** How the pay of a part of a month is counted. */
export type PartMonthMethod = 'forward-21.75' | 'backward-21.75' | 'calendar-days' | 'due-days';

/** A month of which somebody works a part. */
export interface PartMonth {
  readonly monthlyPay: Money;
  readonly method: PartMonthMethod;
  readonly dueDays: Ratio;
  /** Paid days of the person. */
  readonly workedDays: Ratio;
  readonly calendarDays: number;
  readonly employedCalendarDays: number;
}

/** The pay of a part of a month; never less than nothing, never more than the month. */
export function partMonthPay(month: PartMonth, scope: LawScope): Money {
  const pay = exact(month.monthlyPay);
  const days = ratio(workingTimeOn(scope).payDaysPerMonth);
  const missing = subtract(month.dueDays, month.workedDays);
  if (missing.numerator <= 0n && month.method !== 'calendar-days') return month.monthlyPay;
  const shares: Readonly<Record<PartMonthMethod, () => Ratio>> = {
    'forward-21.75': () => divide(multiply(pay, month.workedDays), days),
    'backward-21.75': () => subtract(pay, divide(multiply(pay, missing), days)),
    'calendar-days': () =>
      divide(multiply(pay, ratio(month.employedCalendarDays)), ratio(month.calendarDays)),
    'due-days': () => divide(multiply(pay, month.workedDays), month.dueDays),
  };
  return rounded(least(most(shares[month.method](), exact(nothing)), pay));
}

/** The pay of a month whose pay changed inside it: each part by its due days, rounded once. */
export function changedMonthPay(
  parts: readonly { readonly monthlyPay: Money; readonly dueDays: Ratio }[],
): Money {
  const whole = sum(parts.map(({ dueDays }) => dueDays));
  return rounded(
    divide(
      sum(parts.map(({ monthlyPay, dueDays }) => multiply(exact(monthlyPay), dueDays))),
      whole,
    ),
  );
}
