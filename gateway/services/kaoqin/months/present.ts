import { sql } from 'kysely';
import type { attendanceMonthTotals } from '#bridge/calls/kaoqin/months.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { TimeContext } from '../days/read-plans.ts';
import { type Figures, partsOfDay } from './figures.ts';
import type { LeaveFigure } from './leave-days.ts';

type Line = ResultOf<typeof attendanceMonthTotals>['rows'][number];
type PresentedFigures = Omit<
  Line,
  'employmentId' | 'name' | 'staffNo' | 'organ' | 'leave' | 'corrected'
>;

/** Figures as calls name them. */
export function presentFigures(figures: Figures): PresentedFigures {
  return {
    dueDays: figures.due_days,
    presentDays: figures.present_days,
    workedMinutes: figures.worked_minutes,
    lateTimes: figures.late_times,
    lateMinutes: figures.late_minutes,
    earlyTimes: figures.early_times,
    earlyMinutes: figures.early_minutes,
    missingPunches: figures.missing_punches,
    absentMinutes: figures.absent_minutes,
    absentDays: daysText(figures.absent_parts),
    leaveMinutes: figures.leave_minutes,
    tripDays: figures.trip_days,
    overtimeWorkday: figures.overtime_workday,
    overtimeRestDay: figures.overtime_rest_day,
    overtimeHoliday: figures.overtime_holiday,
    overtimeTimeOff: figures.overtime_time_off,
    cycleMinutes: figures.cycle_minutes,
    overtimeCycle: figures.overtime_cycle,
    nightShifts: figures.night_shifts,
  };
}

/** Leave with the names of its types. */
export function presentLeave(
  leave: readonly LeaveFigure[],
  names: ReadonlyMap<string, string>,
): Line['leave'] {
  return leave.map(({ typeId, parts, minutes }) => ({
    typeId,
    name: names.get(typeId) ?? '',
    days: daysText(parts),
    minutes,
  }));
}

/** Parts of days as days with at most two digits after the point. */
export function daysText(parts: number): string {
  const hundredths = Math.round((Math.abs(parts) * 100) / partsOfDay);
  const digits = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const text = `${Math.floor(hundredths / 100)}${digits === '' ? '' : `.${digits}`}`;
  return parts < 0 && hundredths > 0 ? `-${text}` : text;
}

/** The names of the types of leave of a company, those that are gone as well, in their order. */
export async function readLeaveNames({
  database,
  tenantId,
}: Pick<TimeContext, 'database' | 'tenantId'>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from leave_type
    where tenant_id = ${tenantId} order by sort_order, id`.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
