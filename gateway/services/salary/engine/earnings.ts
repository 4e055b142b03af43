import { exact, type Money, nothing, rounded } from '#gateway/kernel/exact/money.ts';
import {
  add,
  divide,
  multiply,
  percent,
  type Ratio,
  ratio,
  subtract,
  sum,
} from '#gateway/kernel/exact/ratio.ts';
import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { overtimeOn, workingTimeOn } from '#gateway/kernel/law/working-time.ts';
import { payLimits } from '../law/rules.ts';

/** How the pay of a part of a month is counted; a plan stores its method. */
export type PartMonthMethod = 'forward-21.75' | 'backward-21.75' | 'calendar-days' | 'due-days';

/** The days of a month of one person. */
export interface MonthDays {
  readonly paid: Ratio;
  /** Days not paid of those that were due. */
  readonly unpaid: Ratio;
  readonly due: Ratio;
  readonly calendar: Ratio;
}

/** The pay of a part of a month, rounded once. */
export function partMonthPay(
  method: PartMonthMethod,
  monthlyPay: Money,
  days: MonthDays,
  scope: LawScope,
): Money {
  const pay = exact(monthlyPay);
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  switch (method) {
    case 'forward-21.75':
      return rounded(divide(multiply(pay, days.paid), payDays));
    case 'backward-21.75':
      return rounded(subtract(pay, divide(multiply(pay, days.unpaid), payDays)));
    case 'calendar-days':
      return rounded(divide(multiply(pay, days.paid), days.calendar));
    case 'due-days':
      return rounded(divide(multiply(pay, days.paid), days.due));
  }
}

/** A stretch of a month at one pay. */
export interface PayPart {
  readonly monthlyPay: Money;
  readonly dueDays: Ratio;
}

/** The pay of a month whose pay changes: parts by due days, summed exactly, rounded once. */
export function changedMonthPay(parts: readonly PayPart[]): Money {
  const due = sum(parts.map(({ dueDays }) => dueDays));
  const products = parts.map(({ monthlyPay, dueDays }) => multiply(exact(monthlyPay), dueDays));
  return rounded(divide(sum(products), due));
}

/** Minutes of overtime of one kind of day. */
export interface OvertimeOfKind {
  readonly dayKind: DayKind;
  readonly minutes: number;
  /** Whether rest is given instead of pay, where the law allows it. */
  readonly compensatoryRest: boolean;
}

/** Pay for overtime: each kind of day is rounded once; rest replaces the pay of rest days only. */
export function overtimePay(
  monthlyPay: Money,
  overtime: readonly OvertimeOfKind[],
  scope: LawScope,
): ReadonlyMap<DayKind, Money> {
  const { percent: percents, restReplaces } = overtimeOn(scope);
  const minutes = new Map<DayKind, number>();
  for (const one of overtime) {
    if (one.compensatoryRest && restReplaces.includes(one.dayKind)) continue;
    minutes.set(one.dayKind, (minutes.get(one.dayKind) ?? 0) + one.minutes);
  }
  return new Map(
    [...minutes].map(([kind, count]) => [
      kind,
      rounded(hoursOfPay(exact(monthlyPay), ratio(count), String(percents[kind]), scope)),
    ]),
  );
}

/** Monthly pay / 21.75 / 8 × hours × rate, unrounded. */
function hoursOfPay(pay: Ratio, minutes: Ratio, rate: string, scope: LawScope): Ratio {
  const { payDaysPerMonth, hoursPerDay } = workingTimeOn(scope);
  const due = multiply(multiply(ratio(payDaysPerMonth), ratio(hoursPerDay)), ratio(60));
  return divide(multiply(multiply(pay, minutes), percent(rate)), due);
}

/** What days of leave take off: monthly pay / 21.75 × days × (1 − paid share). */
export function leaveDeduction(
  monthlyPay: Money,
  days: Ratio,
  paidPercent: string,
  scope: LawScope,
): Money {
  const lost = subtract(ratio(1), percent(paidPercent));
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  return rounded(divide(multiply(multiply(exact(monthlyPay), days), lost), payDays));
}

/** What is paid on top for unused annual leave; the normal pay of the days is already paid. */
export function unusedLeavePay(averageMonthlyPay: Money, days: Ratio, scope: LawScope): Money {
  const { unusedLeavePercent, unusedLeavePaidPercent } = ruleOn(payLimits, scope);
  const rate = subtract(percent(unusedLeavePercent), percent(unusedLeavePaidPercent));
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  return rounded(divide(multiply(multiply(exact(averageMonthlyPay), days), rate), payDays));
}

/** The gross pay of the paid days out of the working days of a month. */
export function proratedPay(gross: Money, workingDays: Ratio, paidDays: Ratio): Money {
  if (workingDays.numerator === 0n) return nothing;
  return rounded(divide(multiply(exact(gross), paidDays), workingDays));
}

/** The unpaid days of leaves whose types take off a share of each day. */
export function unpaidLeaveDays(
  leaves: readonly { readonly days: Ratio; readonly deductedShare: Ratio }[],
): Ratio {
  return leaves.reduce(
    (days, leave) => add(days, multiply(leave.days, leave.deductedShare)),
    ratio(0),
  );
}
