import {
  type CalendarDay,
  calendarDay,
  isWeekend,
  noticeOfYear,
} from '#gateway/kernel/law/holidays.ts';
import type { DayPlan } from '../engine/day-result.ts';
import type { OvertimePolicy } from '../engine/overtime.ts';
import type { HoursRule } from '../engine/working-hours.ts';
import type { NamedShift } from './shift-rules.ts';

/** Which days of a week are worked. */
export type WorkDays = 'five' | 'six' | 'seven';

/** What an attendance group says of the days of its people. */
export interface GroupRule {
  readonly id: string;
  readonly name: string;
  readonly kind: 'fixed' | 'roster' | 'free';
  readonly shift: NamedShift | null;
  readonly workDays: WorkDays;
  readonly holidaysOff: boolean;
  readonly policy: OvertimePolicy;
  readonly hours: HoursRule;
  readonly patchQuota: number;
  readonly patchDaysBack: number;
  readonly placeRule: 'none' | 'noted' | 'required';
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly radius: number | null;
}

/** A shift that one person has for some days. */
export interface AssignedShift {
  readonly shift: NamedShift;
  readonly from: string;
  readonly to: string | null;
  readonly workDays: WorkDays;
}

/** A day of the calendar of a company. */
export interface CompanyDay {
  readonly kind: CalendarDay['kind'];
  readonly name: string | null;
}

/** What a person is to do on a day. */
export interface PlannedDay {
  readonly plan: DayPlan;
  readonly shift: NamedShift | null;
  /** Whether the calendar has a say: a roster says itself which days are worked. */
  readonly by: 'roster' | 'calendar';
}

/** What the calendar says of a day: the company's own rows first, then the notice of the year. */
export function companyDay(day: string, own: ReadonlyMap<string, CompanyDay>): CompanyDay {
  const notice = noticeOfYear(Number(day.slice(0, 4)));
  return own.get(day) ?? { kind: calendarDay(day, notice).kind, name: null };
}

/** Whether a day is worked by people who work so many days of a week. */
function isWorked(day: string, { kind }: CompanyDay, workDays: WorkDays, holidaysOff: boolean) {
  if (kind === 'workday') return true;
  if (kind === 'statutory-holiday') return !holidaysOff;
  if (workDays === 'seven') return !holidaysOff || isWeekend(day);
  const isSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
  // A Saturday that belongs to a long holiday is free.
  const inHoliday = noticeOfYear(Number(day.slice(0, 4)))?.daysOff.includes(day) === true;
  return workDays === 'six' && isSaturday && !inHoliday;
}

/** A day of a published roster: a shift, or rest. */
export type RosteredDay = NamedShift | 'rest';

/** The plan of a day: the published roster first, then the person's own shift, then the attendance group. */
export function planDay(
  day: string,
  calendar: CompanyDay,
  group: GroupRule | null,
  assigned: readonly AssignedShift[],
  rostered?: RosteredDay,
): PlannedDay {
  if (rostered !== undefined)
    return { ...(rostered === 'rest' ? atRest : ofShift(rostered)), by: 'roster' };
  const own = assigned.find(({ from, to }) => from <= day && (to === null || to >= day));
  if (own !== undefined) {
    // Who works every day of a week works on holidays too.
    const works = isWorked(day, calendar, own.workDays, own.workDays !== 'seven');
    return works ? ofShift(own.shift) : atRest;
  }
  // Who works by roster rests where none is published.
  if (group === null || group.kind === 'roster') return { ...atRest, by: 'roster' };
  if (!isWorked(day, calendar, group.workDays, group.holidaysOff)) return atRest;
  if (group.kind === 'free') return { plan: { kind: 'free' }, shift: null, by: 'calendar' };
  return group.shift === null ? atRest : ofShift(group.shift);
}

const atRest: PlannedDay = { plan: { kind: 'rest' }, shift: null, by: 'calendar' };

function ofShift(shift: NamedShift): PlannedDay {
  return { plan: { kind: 'shift', shift: shift.rule }, shift, by: 'calendar' };
}
