import { exact, fen, type Money, rounded, total, yuan } from '#gateway/kernel/exact/money.ts';
import { add, compare, least, multiply, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { type SeveranceRule, severanceRules } from '../law/rules.ts';

/** Severance, damages for unlawful dismissal, or severance with a month of notice pay. */
export type SeveranceKind = 'N' | '2N' | 'N+1';

/** How long somebody worked: in years, or from a day to the day the service ends, not counted. */
export type Service = { readonly years: string } | { readonly from: string; readonly to: string };

/** What severance depends on. */
export interface SeveranceFacts {
  readonly kind: SeveranceKind;
  readonly service: Service;
  /** Pay due in the last twelve months, by month. */
  readonly averageMonthlyPay: Money;
  /** Three times the local average; null where none is published. */
  readonly cap: Money | null;
  /** Null where none is known. */
  readonly minimumWage: Money | null;
  /** For the month of notice pay. */
  readonly lastMonthPay: Money | null;
}

/** Months, the base after the caps, and the amount. */
export interface Severance {
  readonly months: Ratio;
  readonly base: Money;
  readonly isCapped: boolean;
  /** The base for each month. */
  readonly once: Money;
  /** What is paid: once, twice, or with a month of notice pay. */
  readonly pay: Money;
}

/** Months of severance: one a year, a rest from six months is a year, below it half a month. */
export function severanceMonths(service: Service, scope: LawScope): Ratio {
  const rule = ruleOn(severanceRules, scope);
  if ('years' in service) return monthsOfYears(ratio(service.years), rule);
  const months = wholeMonths(service.from, service.to);
  const years = Math.floor(months / 12);
  const end = addMonths(service.from, years * 12);
  if (end >= service.to) return multiply(ratio(years), ratio(rule.monthsOfYear));
  const rest = months % 12 >= rule.yearFromMonths ? rule.monthsOfYear : rule.monthsOfRest;
  return add(multiply(ratio(years), ratio(rule.monthsOfYear)), ratio(rest));
}

function monthsOfYears(years: Ratio, rule: SeveranceRule): Ratio {
  const whole = ratio(years.numerator / years.denominator);
  const rest = ratio((years.numerator % years.denominator) * 12n);
  const months = multiply(whole, ratio(rule.monthsOfYear));
  if (rest.numerator === 0n) return months;
  const isYear = compare(rest, ratio(BigInt(rule.yearFromMonths) * years.denominator)) >= 0;
  return add(months, ratio(isYear ? rule.monthsOfYear : rule.monthsOfRest));
}

/** Whole months from one day to another. */
export function wholeMonths(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addMonths(from, months) <= to ? months : months - 1;
}

/** Severance by law: both caps count only above three times the local average. */
export function severancePay(facts: SeveranceFacts, scope: LawScope): Severance {
  const rule = ruleOn(severanceRules, scope);
  const average =
    facts.minimumWage !== null && facts.averageMonthlyPay < facts.minimumWage
      ? facts.minimumWage
      : facts.averageMonthlyPay;
  const isCapped = facts.cap !== null && average > facts.cap;
  const base = isCapped && facts.cap !== null ? facts.cap : average;
  const counted = severanceMonths(facts.service, scope);
  const months = isCapped ? least(counted, ratio(rule.capYears)) : counted;
  const once = rounded(multiply(exact(base), months));
  return { months, base, isCapped, once, pay: payOfKind(facts, once, rule) };
}

function payOfKind(
  { kind, lastMonthPay }: SeveranceFacts,
  once: Money,
  rule: SeveranceRule,
): Money {
  if (kind === '2N') return fen(once * BigInt(rule.unlawfulTimes));
  return kind === 'N+1' && lastMonthPay !== null ? total([once, lastMonthPay]) : once;
}

/** Three times the local average wage of a month. */
export function severanceCap(localAverage: Money, scope: LawScope): Money {
  return fen(localAverage * BigInt(ruleOn(severanceRules, scope).capTimesAverage));
}

/** Severance is due at the end of a fixed term, unless the person refused a renewal on equal terms. */
export function isExpirySeveranceDue(renewalOnEqualTermsRefused: boolean): boolean {
  return !renewalOnEqualTermsRefused;
}

/** The minimum wage of a rule as money. */
export function minimumWageOf(rule: { readonly amount: string } | null): Money | null {
  return rule === null ? null : yuan(rule.amount);
}
