import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import type { DayCount } from '../../kaoqin/months/corrections.ts';
import { type Figures, partsOfDay } from '../../kaoqin/months/figures.ts';
import { isMonthClosed, readMonthTotals } from '../../kaoqin/months/read-totals.ts';
import type { Entered } from '../engine/person-slip.ts';
import type { Run } from './open-run.ts';

/** The run whose attendance is read. */
interface AttendanceScope {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly run: Pick<Run, 'month'>;
}

type Count = (count: DayCount) => number;

const figure =
  (name: keyof Figures): Count =>
  ({ figures }) =>
    figures[name];

const leaveOf =
  (paid: 'none' | 'part'): Count =>
  ({ leave }) =>
    leave.reduce((sum, one) => (one.paid === paid ? sum + one.parts : sum), 0);

/** What attendance gives to entered items, by their codes: days in parts, hours in minutes. */
const given: Readonly<Record<string, readonly ['parts' | 'minutes' | 'times', Count]>> = {
  unpaid_days: ['parts', leaveOf('none')],
  sick_days: ['parts', leaveOf('part')],
  absent_days: ['parts', figure('absent_parts')],
  late_hours: ['minutes', ({ figures }) => figures.late_minutes + figures.early_minutes],
  // Beyond the norm of a cycle of comprehensive hours the law pays as on a workday (Wage Payment Rule, art. 13).
  overtime_hours: [
    'minutes',
    ({ figures }) => figures.overtime_workday + (figures.overtime_cycle ?? 0),
  ],
  rest_day_hours: [
    'minutes',
    ({ figures }) => figures.overtime_rest_day - figures.overtime_time_off,
  ],
  holiday_hours: ['minutes', figure('overtime_holiday')],
  present_days: ['times', figure('present_days')],
  night_shifts: ['times', figure('night_shifts')],
};

/** Whether the attendance that a run takes is closed: that of the month the run is named after. */
export function isAttendanceClosed({ database, tenantId, run }: AttendanceScope): Promise<boolean> {
  return isMonthClosed(database, tenantId, monthStart(run.month));
}

/**
 * What the closed attendance month gives to the slips of people, with what became known about months before. Nothing
 * while the month is open.
 */
export async function readAttendance(
  { database, tenantId, run }: AttendanceScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Entered[]>> {
  const month = monthStart(run.month);
  if (!(await isMonthClosed(database, tenantId, month))) return new Map();
  const { totals } = await readMonthTotals(database, tenantId, month, ids);
  return new Map(
    [...totals].map(([id, { corrected, ...own }]) => [
      id,
      Object.entries(given).flatMap(([code, [kind, count]]) => [
        ...entered(code, kind, count(own), {}),
        ...entered(code, kind, count(corrected), { corrected: true }),
      ]),
    ]),
  );
}

function entered(
  code: string,
  kind: 'parts' | 'minutes' | 'times',
  count: number,
  more: Pick<Entered, 'corrected'>,
): readonly Entered[] {
  if (count === 0) return [];
  const row = { code, from: 'attendance' as const, ...more };
  if (kind === 'times') return [{ ...row, value: String(count) }];
  const share = divide(ratio(count), ratio(kind === 'minutes' ? 60 : partsOfDay));
  const value = shortText(share, 2);
  return [kind === 'minutes' ? { ...row, value, minutes: count } : { ...row, value }];
}
