import { exact, type Money, rounded } from '#gateway/kernel/exact/money.ts';
import { add, divide, multiply, type Ratio, ratio, zero } from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { workingTimeOn } from '#gateway/kernel/law/working-time.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { payLimits } from '../law/rules.ts';
import { daysOf } from './payment-days.ts';

/** Work without a written contract. */
export interface MissingContract {
  readonly scenario: 'first-contract' | 'renewal-lapse' | 'missed-open-ended';
  /** First day of work, last day of the old contract, or the day the open-ended contract was due. */
  readonly anchor: string;
  readonly signedOn: string | null;
  /** The last day to count where nothing was signed. */
  readonly upTo: string | null;
  readonly monthlyPay: Money;
  /** Work days of months that count in part; without them calendar days count. */
  readonly workDaysByMonth: Readonly<Record<string, number>> | null;
}

/** The days that pay a second wage, and its amount; null where there are none. */
export interface SecondPay {
  readonly from: string | null;
  readonly to: string | null;
  readonly pay: Money;
}

/** The second wage for work without a written contract. */
export function secondPay(facts: MissingContract, scope: LawScope): SecondPay {
  const window = windowOf(facts, scope);
  if (window.from > window.to) return { from: null, to: null, pay: rounded(zero) };
  const months = monthsOf(window.from, window.to);
  const pay = months.reduce((sum, month) => add(sum, payOf(facts, month, window, scope)), zero);
  return { ...window, pay: rounded(pay) };
}

function windowOf(
  { scenario, anchor, signedOn, upTo }: MissingContract,
  scope: LawScope,
): { from: string; to: string } {
  const last = signedOn === null ? (upTo ?? scope.asOf) : addDays(signedOn, -1);
  if (scenario === 'missed-open-ended') return { from: anchor, to: last };
  const start = scenario === 'renewal-lapse' ? addDays(anchor, 1) : anchor;
  const limits = ruleOn(payLimits, scope);
  const end = addDays(addMonths(start, limits.secondPayUntilMonths), -1);
  return { from: addMonths(start, limits.secondPayAfterMonths), to: last < end ? last : end };
}

function monthsOf(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) {
    months.push(day.slice(0, 7));
  }
  return months;
}

function payOf(
  { monthlyPay, workDaysByMonth }: MissingContract,
  month: string,
  window: { readonly from: string; readonly to: string },
  scope: LawScope,
): Ratio {
  const days = daysOf(month);
  const counted = days.filter((day) => day >= window.from && day <= window.to).length;
  const pay = exact(monthlyPay);
  if (counted === days.length) return pay;
  const workDays = workDaysByMonth?.[month];
  if (workDays === undefined) return divide(multiply(pay, ratio(counted)), ratio(days.length));
  const payDays = ratio(workingTimeOn(scope).payDaysPerMonth);
  return divide(multiply(pay, ratio(workDays)), payDays);
}
