import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { myMonth } from '#bridge/calls/kaoqin/mine.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { type DayRange, readPlans } from '../days/read-plans.ts';
import type { NamedShift } from '../days/shift-rules.ts';
import { shiftSpan } from '../engine/shift.ts';

type Month = ResultOf<typeof myMonth>;
type Day = Month['days'][number];
type ResultRow = Selectable<Database['day_result']>;

/** The days of a month of the caller. */
export async function answerMyMonth(
  context: CallContext,
  { month }: ParsedRequestOf<typeof myMonth>,
): Promise<Month> {
  const employmentId = ownEmployment(context);
  const from = `${month}-01`;
  const range = { from, to: addDays(addMonths(from, 1), -1) };
  const plans = await readPlans(context, [employmentId], range);
  const results = await readResults(context, employmentId, range);
  const days: Day[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    const planned = plans.planOf(employmentId, day);
    const { kind, name } = plans.calendarOf(day);
    const row = results.get(day);
    days.push({
      day,
      kind,
      calendarName: name,
      shift: presentShift(planned?.shift ?? null),
      result: row === undefined ? null : presentResult(row),
    });
  }
  return { today: dayOf(context.now()), days, totals: totalsOf(days) };
}

/** A shift as a screen names it. */
export function presentShift(shift: NamedShift | null): Day['shift'] {
  return shift === null ? null : { name: shift.name, ...shiftSpan(shift.rule) };
}

async function readResults(
  { database, tenantId }: CallContext,
  employmentId: string,
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, ResultRow>> {
  const rows = await database
    .selectFrom('day_result')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.day, row]));
}

function presentResult(row: ResultRow): NonNullable<Day['result']> {
  return {
    state: row.state,
    exceptions: row.exceptions as NonNullable<Day['result']>['exceptions'],
    punchIn: row.punch_in,
    punchOut: row.punch_out,
    dueMinutes: row.due_minutes,
    workedMinutes: row.worked_minutes,
    lateMinutes: row.late_minutes,
    earlyMinutes: row.early_minutes,
    absentMinutes: row.absent_minutes,
    leaveMinutes: row.leave_minutes,
    tripMinutes: row.trip_minutes,
    overtimeMinutes: row.overtime_workday + row.overtime_rest_day + row.overtime_holiday,
  };
}

function totalsOf(days: readonly Day[]): Month['totals'] {
  const results = days.flatMap(({ result }) => result ?? []);
  const times = (test: (result: (typeof results)[number]) => boolean) =>
    results.filter(test).length;
  const sum = (name: 'absentMinutes' | 'leaveMinutes' | 'overtimeMinutes') =>
    results.reduce((minutes, result) => minutes + result[name], 0);
  const missing = (name: 'no-punch-in' | 'no-punch-out') =>
    times(({ exceptions }) => exceptions.includes(name));
  return {
    dueDays: days.filter(({ shift }) => shift !== null).length,
    presentDays: times(
      ({ state, workedMinutes, tripMinutes, exceptions }) =>
        state !== 'absent' && (workedMinutes > 0 || tripMinutes > 0 || exceptions.length > 0),
    ),
    lateTimes: times(({ lateMinutes }) => lateMinutes > 0),
    earlyTimes: times(({ earlyMinutes }) => earlyMinutes > 0),
    missingPunches: missing('no-punch-in') + missing('no-punch-out'),
    absentMinutes: sum('absentMinutes'),
    leaveMinutes: sum('leaveMinutes'),
    overtimeMinutes: sum('overtimeMinutes'),
  };
}
