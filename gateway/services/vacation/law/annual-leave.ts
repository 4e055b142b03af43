import {
  add,
  compare,
  divide,
  multiply,
  type Ratio,
  ratio,
  subtract,
} from '#gateway/kernel/exact/ratio.ts';
import { type DatedRule, type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { addDays, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { sources } from './texts/sources.ts';

interface AnnualLeaveRule extends DatedRule {
  readonly tiers: readonly {
    readonly fromYears: number;
    readonly days: number;
    /** Months of sick leave in the year that end the right. */
    readonly lostBySickMonths: number;
  }[];
  readonly monthsInARow: number;
  readonly divisorDays: number;
  readonly lostByPersonalDays: number;
}

const annualLeave: readonly AnnualLeaveRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    tiers: [
      { fromYears: 1, days: 5, lostBySickMonths: 2 },
      { fromYears: 10, days: 10, lostBySickMonths: 3 },
      { fromYears: 20, days: 15, lostBySickMonths: 4 },
    ],
    monthsInARow: 12,
    divisorDays: 365,
    lostByPersonalDays: 20,
    source: sources.annualLeave,
  },
];

/** The days of a full year by the years of work with all employers (Annual Leave Regulation, art. 3). */
export function annualLeaveDays(totalYears: Ratio, scope: LawScope): number {
  const { tiers } = ruleOn(annualLeave, scope);
  const reached = tiers.filter(({ fromYears }) => compare(totalYears, ratio(fromYears)) >= 0);
  return reached.at(-1)?.days ?? 0;
}

/** What decides whether there is a right to annual leave in a year. */
export interface AnnualLeaveCase {
  readonly tierDays: number;
  readonly monthsInARow: number;
  readonly sickMonths: Ratio;
  readonly personalDays: Ratio;
}

/** Whether there is a right this year; a right lost after the leave was taken is lost in the next year (arts. 2, 4). */
export function annualLeaveRight(
  { tierDays, monthsInARow, sickMonths, personalDays }: AnnualLeaveCase,
  scope: LawScope,
): { readonly entitled: boolean; readonly lostNextYearIfTaken: boolean } {
  const rule = ruleOn(annualLeave, scope);
  const limit = rule.tiers.find(({ days }) => days === tierDays)?.lostBySickMonths;
  const sick = limit !== undefined && compare(sickMonths, ratio(limit)) >= 0;
  const lost = sick || compare(personalDays, ratio(rule.lostByPersonalDays)) >= 0;
  return { entitled: monthsInARow >= rule.monthsInARow && !lost, lostNextYearIfTaken: lost };
}

function wholeDays(value: Ratio): number {
  return Math.max(0, Number(value.numerator / value.denominator));
}

/** The days of the year somebody joins in: those left of the year, whole days only (Implementing Rule, art. 5). */
export function annualLeaveOfJoiner(joinedOn: string, tierDays: number, scope: LawScope) {
  const { divisorDays } = ruleOn(annualLeave, scope);
  const counted = daysBetween(joinedOn, addDays(`${joinedOn.slice(0, 4)}-12-31`, 1));
  const days = wholeDays(divide(ratio(counted * tierDays), ratio(divisorDays)));
  return { calendarDaysCounted: counted, days: Math.min(days, tierDays) };
}

/** The days to pay in the year somebody leaves; what was taken too much is not claimed back (art. 12). */
export function annualLeaveOfLeaver(
  leaving: {
    readonly leftOn: string;
    readonly employedFrom: string;
    readonly tierDays: number;
    readonly taken: Ratio;
  },
  scope: LawScope,
): number {
  const { divisorDays } = ruleOn(annualLeave, scope);
  const january = `${leaving.leftOn.slice(0, 4)}-01-01`;
  const from = leaving.employedFrom > january ? leaving.employedFrom : january;
  const passed = daysBetween(from, addDays(leaving.leftOn, 1));
  const earned = divide(multiply(ratio(passed), ratio(leaving.tierDays)), ratio(divisorDays));
  return wholeDays(subtract(add(earned, ratio(0)), leaving.taken));
}
