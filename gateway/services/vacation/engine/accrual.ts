import {
  add,
  divide,
  least,
  multiply,
  type Ratio,
  ratio,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { round } from '#gateway/kernel/exact/rounding.ts';
import { addDays, addMonths, daysBetween, monthStart } from '#gateway/kernel/people/calendar.ts';

/** How leave grows month by month. */
export interface MonthlyAccrual {
  readonly perMonth: Ratio;
  /** A year never gives more. */
  readonly perYear: Ratio;
  /** What each month is rounded to; null leaves it exact. */
  readonly roundTo: string | null;
  /** The balance never passes it; null is no cap. */
  readonly cap: Ratio | null;
}

function eachMonth({ perMonth, roundTo }: MonthlyAccrual, share: Ratio): Ratio {
  const exact = multiply(perMonth, share);
  return roundTo === null ? exact : round(exact, { unit: roundTo, mode: 'half-up' });
}

function capped(accrual: MonthlyAccrual, grown: Ratio, carriedIn: Ratio): Ratio {
  const whole = add(carriedIn, least(grown, accrual.perYear));
  return accrual.cap === null ? whole : least(whole, accrual.cap);
}

/** The balance after so many whole months. */
export function accruedByMonths(accrual: MonthlyAccrual, months: number, carriedIn: Ratio): Ratio {
  return capped(accrual, multiply(eachMonth(accrual, ratio(1)), ratio(months)), carriedIn);
}

/** The balance on a day: each month is granted as it begins, the first one for its days from `from` on. */
export function accruedByDay(
  accrual: MonthlyAccrual,
  { from, asOf }: { readonly from: string; readonly asOf: string },
  carriedIn: Ratio,
): Ratio {
  if (asOf < from) return carriedIn;
  const next = addMonths(monthStart(from), 1);
  const share = divide(ratio(daysBetween(from, next)), ratio(daysBetween(monthStart(from), next)));
  let grown = eachMonth(accrual, share);
  for (let month = next; month <= asOf; month = addMonths(month, 1)) {
    grown = add(grown, eachMonth(accrual, ratio(1)));
  }
  return capped(accrual, grown, carriedIn);
}

/** How often a periodic accrual grants, at the first day of each period for the one before. */
export type Period = 'week-monday' | 'month-1-15' | 'month-1' | 'half-year' | 'year';

/** The first day of the period a day is in. */
export function periodStart(period: Period, day: string): string {
  if (period === 'week-monday') {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return addDays(day, -weekday);
  }
  const month = monthStart(day);
  if (period === 'month-1-15')
    return day >= `${day.slice(0, 7)}-15` ? `${day.slice(0, 7)}-15` : month;
  if (period === 'month-1') return month;
  const year = day.slice(0, 4);
  return period === 'half-year' && day >= `${year}-07-01` ? `${year}-07-01` : `${year}-01-01`;
}

function nextPeriod(period: Period, start: string): string {
  const longest: Readonly<Record<Period, number>> = {
    'week-monday': 7,
    'month-1-15': 17,
    'month-1': 31,
    'half-year': 184,
    year: 366,
  };
  return periodStart(period, addDays(start, longest[period]));
}

/** What has been granted up to and on a day; the first period counts its days from `startsOn` on. */
export function accruedByPeriod(
  { every, perPeriod, startsOn }: { every: Period; perPeriod: Ratio; startsOn: string },
  asOf: string,
): Ratio {
  let granted = zero;
  let start = periodStart(every, startsOn);
  for (let next = nextPeriod(every, start); next <= asOf; next = nextPeriod(every, start)) {
    const from = start < startsOn ? startsOn : start;
    const share = divide(ratio(daysBetween(from, next)), ratio(daysBetween(start, next)));
    granted = add(granted, multiply(perPeriod, share));
    start = next;
  }
  return granted;
}
