import { cycleNormMinutes, type HoursCycle } from '#gateway/kernel/law/working-time.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { comprehensiveOvertime } from '../engine/overtime.ts';

/** A cycle of comprehensive hours of a person. */
export interface CycleFacts {
  readonly cycle: HoursCycle;
  readonly from: string;
  readonly to: string;
  /** The days of it under these hours; null is all of them. */
  readonly days: readonly string[] | null;
  readonly workedMinutes: number;
  readonly holidayMinutes: number;
  readonly holidaysInNorm: boolean;
  /** Whether the calendar of the company has a day as a workday. */
  readonly isWorkday: (day: string) => boolean;
}

/**
 * The norm of a cycle by the rule of workdays of its last day. Who is under these hours for a part of it, such as after
 * joining, has the share of the workdays of that part by the calendar of the company, in whole minutes.
 */
export function normOf({ cycle, from, to, days, isWorkday }: CycleFacts): number {
  const norm = cycleNormMinutes(cycle, { place: 'CN', asOf: to });
  if (days === null) return norm;
  let all = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) all += isWorkday(day) ? 1 : 0;
  return all === 0 ? 0 : Math.floor((norm * days.filter(isWorkday).length) / all);
}

/** What a cycle counts beyond its norm at its end. */
export function beyondNorm(facts: CycleFacts): number {
  return comprehensiveOvertime({
    workedMinutes: facts.workedMinutes,
    normMinutes: normOf(facts),
    holidayMinutes: facts.holidayMinutes,
    holidaysCountTowardsNorm: facts.holidaysInNorm,
  }).beyondNormMinutes;
}
