import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { addDays, addMonths, addYears, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { accruedByDay } from '../engine/accrual.ts';
import { type Amount, amount, amountOf, amountText, oneUnit } from '../engine/amount.ts';
import { annualLeaveDays, annualLeaveOfJoiner } from '../law/annual-leave.ts';

/** How a type of leave is granted. */
export interface GrantPolicy {
  readonly grantRule: 'none' | 'statutory' | 'yearly' | 'monthly';
  /** Days a year as a decimal text. */
  readonly perYear: string | null;
  /** Months of the next year in which it can still be taken. */
  readonly carryMonths: number;
}

/** What decides how much somebody is granted. */
export interface Grantee {
  readonly joinedOn: string;
  /** The first day of work with any employer. */
  readonly firstWorkedOn: string | null;
}

/** What should be in a lot by a day. */
export interface DueGrant {
  /** Names the grant: it exists once. */
  readonly key: string;
  readonly on: string;
  readonly amount: Amount;
  readonly reason: GrantReason;
}

/** Why so much is granted. */
export interface GrantReason {
  readonly rule: 'tier' | 'rise' | 'yearly' | 'monthly';
  /** Days of a whole year. */
  readonly yearDays: string;
  /** Whole years of work with all employers; null where they say nothing. */
  readonly workYears: number | null;
  /** Calendar days of the year that a joiner is there; null for others. */
  readonly countedDays: number | null;
}

/** A lot of a year and its grants. */
export interface DueLot {
  readonly key: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly grants: readonly DueGrant[];
}

/** The lot of a year and what should be granted in it by a day: a pure function, so that asking twice changes nothing. */
export function dueLot(
  policy: GrantPolicy,
  person: Grantee,
  year: number,
  asOf: string,
): DueLot | null {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const from = person.joinedOn > first ? person.joinedOn : first;
  if (policy.grantRule === 'none' || from > last || from > asOf) return null;
  const grants = grantsOf(policy, person, { from, last, asOf }).filter(({ amount }) => amount > 0);
  const validTo = addDays(addMonths(`${year + 1}-01-01`, policy.carryMonths), -1);
  return grants.length === 0 ? null : { key: String(year), validFrom: from, validTo, grants };
}

interface YearSpan {
  readonly from: string;
  readonly last: string;
  readonly asOf: string;
}

function grantsOf(policy: GrantPolicy, person: Grantee, span: YearSpan): readonly DueGrant[] {
  const year = span.last.slice(0, 4);
  const perYear = ratio(policy.perYear ?? '0');
  if (policy.grantRule === 'statutory') return statutoryGrants(person, span);
  if (policy.grantRule === 'yearly')
    return [{ key: year, on: span.from, amount: amountOf(perYear), reason: reasonOf('yearly') }];
  const accrual = { perMonth: divide(perYear, ratio(12)), perYear, roundTo: '0.01', cap: null };
  const grants: DueGrant[] = [];
  let granted = 0;
  for (let on = span.from; on <= span.asOf && on <= span.last; on = nextMonth(on)) {
    const due = amountOf(accruedByDay(accrual, { from: span.from, asOf: on }, ratio(0)));
    grants.push({
      key: on.slice(0, 7),
      on,
      amount: due - granted,
      reason: reasonOf('monthly'),
    });
    granted = due;
  }
  return grants;

  function reasonOf(rule: 'yearly' | 'monthly'): GrantReason {
    return {
      rule,
      yearDays: amountText(amount(policy.perYear ?? '0')),
      workYears: null,
      countedDays: null,
    };
  }
}

function nextMonth(day: string): string {
  return addMonths(`${day.slice(0, 7)}-01`, 1);
}

/** Annual leave by law: the tier at the start of the year, and the rise on the anniversary of the first day of work. */
function statutoryGrants(person: Grantee, { from, last, asOf }: YearSpan): readonly DueGrant[] {
  const began = person.firstWorkedOn ?? person.joinedOn;
  const year = last.slice(0, 4);
  const tier = (day: string) =>
    annualLeaveDays(ratio(wholeYears(began, day)), { place: 'CN', asOf: day });
  const scope: LawScope = { place: 'CN', asOf: from };
  const partOf = (days: number) =>
    person.joinedOn === from && days > 0
      ? annualLeaveOfJoiner(person.joinedOn, days, scope)
      : { days, calendarDaysCounted: null };
  const whole = (days: number) => partOf(days).days;
  const reasonOf = (rule: 'tier' | 'rise', day: string): GrantReason => ({
    rule,
    yearDays: String(tier(day)),
    workYears: wholeYears(began, day),
    countedDays: partOf(tier(day)).calendarDaysCounted,
  });
  const start = whole(tier(from));
  const rise = addYears(began, Number(year) - Number(began.slice(0, 4)));
  const grants: DueGrant[] = [
    { key: year, on: from, amount: start * oneUnit, reason: reasonOf('tier', from) },
  ];
  if (rise > from && rise <= asOf) {
    const more = whole(tier(rise)) - start;
    const reason = reasonOf('rise', rise);
    grants.push({ key: `${year}-rise`, on: rise, amount: more * oneUnit, reason });
  }
  return grants;
}
