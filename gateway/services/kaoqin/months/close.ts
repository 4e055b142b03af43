import { sql } from 'kysely';
import type { closeAttendanceMonth, reopenAttendanceMonth } from '#bridge/calls/kaoqin/months.ts';
import { attendanceCodes } from '#bridge/calls/kaoqin/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import type { TimeContext } from '../days/read-plans.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { findOpen } from './findings.ts';
import { keepMonth } from './keep-month.ts';
import { closedUntil, lastDayOf, lockMonths, rangeOfMonth } from './month-state.ts';
import { requireSecondPerson } from './second-person.ts';
import { grantTimeOff } from './time-off.ts';

/** Closes a month: its sums and its leave are kept as they are by then. */
export async function answerCloseMonth(
  context: CallContext,
  { month: asked, confirmed }: ParsedRequestOf<typeof closeAttendanceMonth>,
): Promise<ResultOf<typeof closeAttendanceMonth>> {
  const { database, tenantId } = context;
  const month = `${asked}-01`;
  await lockMonths(context, 'close');
  if (lastDayOf(month) >= dayOf(context.now()))
    throw new RefusedError(attendanceCodes.monthNotOver);
  if (month !== (await nextToClose(context))) throw new RefusedError(attendanceCodes.closeOrder);
  await judgeOpenDays(context, month);
  const findings = await findOpen(context, month);
  if (findings.some(({ blocks }) => blocks)) throw new RefusedError(attendanceCodes.openDays);
  if (findings.length > 0 && confirmed !== 'yes')
    throw new RefusedError(attendanceCodes.openFindings);
  const people = await keepMonth(database, tenantId, month);
  await grantTimeOff(context, month);
  await keepStep(context, month, 'closed', null);
  context.record(`attendanceMonth:${asked}`, { closed: people });
  return { people };
}

/** The month that can be closed next: the one after the latest closed one, else the first that has results. */
export async function nextToClose(
  context: Pick<TimeContext, 'database' | 'tenantId'>,
): Promise<string | null> {
  const until = await closedUntil(context);
  if (until !== null) return addDays(until, 1);
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from day_result
    where tenant_id = ${context.tenantId}`.execute(context.database);
  const day = rows[0]?.day ?? null;
  return day === null ? null : monthStart(day);
}

/** Days whose windows closed since the last job become results first. */
async function judgeOpenDays(context: CallContext, month: string): Promise<void> {
  const { from, to } = rangeOfMonth(month);
  const rows = await context.database
    .selectFrom('day_result')
    .where('tenant_id', '=', context.tenantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', '=', 'open')
    .select('employment_id as id')
    .distinct()
    .execute();
  const ids = rows.map(({ id }) => id);
  await reevaluate(context, ids, { from, to }, 'skip');
}

/** Opens the latest closed month again; what was a correction of it becomes the results of its days. */
export async function answerReopenMonth(
  context: CallContext,
  { month: asked, reason }: ParsedRequestOf<typeof reopenAttendanceMonth>,
): Promise<ResultOf<typeof reopenAttendanceMonth>> {
  const { database, tenantId } = context;
  const month = `${asked}-01`;
  await lockMonths(context, 'close');
  if ((await closedUntil(context)) !== lastDayOf(month))
    throw new RefusedError(attendanceCodes.notLatest);
  await refusePaid(context, month);
  await requireSecondPerson(context, month);
  await database
    .updateTable('attendance_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .set({ state: 'open', version: sql<number>`version + 1` })
    .execute();
  for (const table of ['attendance_month_total', 'attendance_month_leave'] as const)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}
      and month = ${month}::date`.execute(database);
  const days = await takeBack(context, month);
  let judged = 0;
  for (const { employment, from, to } of days)
    judged += await reevaluate(context, [employment], { from, to }, 'skip');
  await keepStep(context, month, 'reopened', reason);
  context.record(`attendanceMonth:${asked}`, { reopened: reason });
  return { judged };
}

/** Pay that is submitted was made from the kept sums: they stay. */
async function refusePaid({ database, tenantId }: CallContext, month: string): Promise<void> {
  const run = await database
    .selectFrom('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('state', 'not in', ['draft', 'calculated'])
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (run !== undefined) throw new RefusedError(attendanceCodes.monthPaid);
}

/**
 * Removes the corrections of the days of a month that opens, and moves those of months before it into it: they count in
 * the first open month.
 */
async function takeBack({ database, tenantId }: CallContext, month: string) {
  const next = addMonths(month, 1);
  const { rows } = await sql<{ employment: string; from: string; to: string }>`
    with gone as (
      delete from attendance_correction where tenant_id = ${tenantId} and day >= ${month}::date
        and day < ${next}::date and counted_month >= ${next}::date
      returning employment_id, day
    )
    select employment_id as employment, min(day) as "from", max(day) as "to"
    from gone group by employment_id`.execute(database);
  await sql`update attendance_correction a set after = b.after, cause = b.cause, changed_at = b.changed_at,
      ends_employment = a.ends_employment or b.ends_employment
    from attendance_correction b
    where a.tenant_id = ${tenantId} and b.tenant_id = a.tenant_id and a.counted_month = ${month}::date
      and b.counted_month = ${next}::date and b.employment_id = a.employment_id and b.day = a.day`.execute(
    database,
  );
  await sql`delete from attendance_correction b where b.tenant_id = ${tenantId}
    and b.counted_month = ${next}::date and exists (select from attendance_correction a
      where a.tenant_id = b.tenant_id and a.counted_month = ${month}::date
        and a.employment_id = b.employment_id and a.day = b.day)`.execute(database);
  await sql`update attendance_correction set counted_month = ${month}::date
    where tenant_id = ${tenantId} and counted_month = ${next}::date`.execute(database);
  return rows;
}

async function keepStep(
  context: CallContext,
  month: string,
  action: 'closed' | 'reopened',
  note: string | null,
): Promise<void> {
  const { database, tenantId, accountId, now } = context;
  await database
    .insertInto('attendance_month_step')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      month,
      action,
      account_id: accountId,
      actor_name: await actorNameOf(context),
      note,
      at: now().toISOString(),
    })
    .execute();
}
