import type { HoursCycle } from '#gateway/kernel/law/working-time.ts';
import type { DayPlan, DayResult } from './day-result.ts';
import type { Reason } from './trace.ts';

/** By which system of working hours the overtime of people counts. */
export interface HoursRule {
  readonly system: 'standard' | 'comprehensive' | 'flexible';
  /** Of comprehensive hours: how long their norm is added up. */
  readonly cycle: HoursCycle | null;
  /** Of comprehensive hours: whether hours on holidays by law count towards the norm, as the place says. */
  readonly holidaysInNorm: boolean;
  /** Of flexible hours: whether work on holidays by law pays as overtime, as the place says. */
  readonly holidayPay: boolean;
}

/** The usual hours: each day and each week have their own norm. */
export const standardHours: HoursRule = {
  system: 'standard',
  cycle: null,
  holidaysInNorm: false,
  holidayPay: false,
};

/** What a day counts in the cycle of comprehensive hours. */
export interface CycleDay {
  readonly cycle: HoursCycle;
  /** Worked in and beyond the shift, and on trips. */
  readonly minutes: number;
  readonly holidaysInNorm: boolean;
}

/**
 * The result of a day under a system of hours. Comprehensive hours have no overtime of a day but on holidays by law, the
 * rest counts in the cycle; flexible hours have none but on holidays by law where the place says so (Wage Payment Rule,
 * art. 13; hr-peers.md 2.6, engines.md 6).
 */
export function underHours(
  result: DayResult,
  plan: DayPlan,
  { system, cycle, holidaysInNorm, holidayPay }: HoursRule,
): { readonly result: DayResult; readonly cycle: CycleDay | null } {
  if (system === 'standard') return { result, cycle: null };
  const isPaidHoliday = system === 'comprehensive' || holidayPay;
  const holiday = isPaidHoliday ? result.overtime['statutory-holiday'] : 0;
  const kept = result.trace.filter(
    (reason) =>
      reason.step !== 'overtime' || (isPaidHoliday && reason.kind === 'statutory-holiday'),
  );
  const counted = {
    ...result,
    overtime: { workday: 0, 'rest-day': 0, 'statutory-holiday': holiday },
  };
  if (system === 'flexible' || cycle === null) {
    const dropped = result.trace.length > kept.length;
    const flexible: readonly Reason[] = dropped ? [{ step: 'flexible-hours' }] : [];
    return { result: { ...counted, trace: [...kept, ...flexible] }, cycle: null };
  }
  // Free hours are all the presence of a day: what is beyond is in them already.
  const beyond = plan.kind === 'free' ? 0 : result.beyondMinutes;
  const minutes = result.workedMinutes + result.tripMinutes + beyond;
  const inCycle: readonly Reason[] = minutes > 0 ? [{ step: 'cycle-hours', cycle, minutes }] : [];
  return {
    result: { ...counted, trace: [...kept, ...inCycle] },
    cycle: { cycle, minutes, holidaysInNorm },
  };
}
