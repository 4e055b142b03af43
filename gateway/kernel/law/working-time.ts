import { multiply, ratio } from '../exact/ratio.ts';
import type { DayKind } from './holidays.ts';
import { type DatedRule, type LawScope, ruleOn } from './rule.ts';
import { sources } from './texts/sources.ts';

/** Workdays and hours of the standard working time; decimals as texts. */
export interface WorkingTimeRule extends DatedRule {
  readonly workDaysPerYear: string;
  readonly workDaysPerQuarter: string;
  readonly workDaysPerMonth: string;
  readonly payDaysPerMonth: string;
  readonly hoursPerDay: number;
}

const workingTime: readonly WorkingTimeRule[] = [
  {
    place: 'CN',
    from: '2008-01-03',
    to: '2024-12-31',
    workDaysPerYear: '250',
    workDaysPerQuarter: '62.5',
    workDaysPerMonth: '20.83',
    payDaysPerMonth: '21.75',
    hoursPerDay: 8,
    source: sources.workDays2008,
  },
  {
    place: 'CN',
    from: '2025-01-01',
    to: null,
    workDaysPerYear: '248',
    workDaysPerQuarter: '62',
    workDaysPerMonth: '20.67',
    payDaysPerMonth: '21.75',
    hoursPerDay: 8,
    source: sources.workDays2025,
  },
];

/** The working time at a place on a day, with its hours a month. */
export interface WorkingTime extends WorkingTimeRule {
  /** Pay days times the hours of a day. */
  readonly hoursPerMonth: string;
  /** The same with all overtime that the law allows. */
  readonly hoursPerMonthWithAllOvertime: string;
}

/** Workdays, pay days and hours at a place on a day. */
export function workingTimeOn(scope: LawScope): WorkingTime {
  const rule = ruleOn(workingTime, scope);
  const hours = (Number(rule.payDaysPerMonth) * 100 * rule.hoursPerDay) / 100;
  const more = overtimeOn(scope).minutesPerMonthAtMost / 60;
  return {
    ...rule,
    hoursPerMonth: String(hours),
    hoursPerMonthWithAllOvertime: String(hours + more),
  };
}

/** How long comprehensive hours are added up. */
export type HoursCycle = 'week' | 'month' | 'quarter' | 'year';

/** Regulation on Working Hours of Employees, art. 3. */
const hoursPerWeek = 40;

/** The norm of a cycle in whole minutes: its workdays by the rule at a place on a day, times the hours of a day. */
export function cycleNormMinutes(cycle: HoursCycle, scope: LawScope): number {
  if (cycle === 'week') return hoursPerWeek * 60;
  const rule = ruleOn(workingTime, scope);
  const days = {
    month: rule.workDaysPerMonth,
    quarter: rule.workDaysPerQuarter,
    year: rule.workDaysPerYear,
  };
  const { numerator, denominator } = multiply(ratio(days[cycle]), ratio(rule.hoursPerDay * 60));
  // A part of a minute is no work that anybody could owe.
  return Number(numerator / denominator);
}

/** What work beyond the normal hours pays, in per cent of the hourly pay, and how much of it the law allows. */
export interface OvertimeRule extends DatedRule {
  readonly percent: Readonly<Record<DayKind, number>>;
  readonly minutesPerDayNormally: number;
  readonly minutesPerDayAtMost: number;
  readonly minutesPerMonthAtMost: number;
  readonly restDaysPerWeekAtLeast: number;
  /** The kinds of day whose pay rest can replace. */
  readonly restReplaces: readonly DayKind[];
}

const overtime: readonly OvertimeRule[] = [
  {
    place: 'CN',
    from: '1995-01-01',
    to: null,
    percent: { workday: 150, 'rest-day': 200, 'statutory-holiday': 300 },
    minutesPerDayNormally: 60,
    minutesPerDayAtMost: 180,
    minutesPerMonthAtMost: 2160,
    restDaysPerWeekAtLeast: 1,
    restReplaces: ['rest-day'],
    source: sources.overtime,
  },
];

/** The overtime rule at a place on a day. */
export function overtimeOn(scope: LawScope): OvertimeRule {
  return ruleOn(overtime, scope);
}
