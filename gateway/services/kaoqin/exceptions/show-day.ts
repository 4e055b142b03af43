import { sql } from 'kysely';
import type { attendanceExceptionDay } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { explainDay } from '../mine/day.ts';
import { closedUntil } from '../months/month-state.ts';
import { decisionColumns } from './list-exceptions.ts';
import { requireReached } from './reached.ts';

type Shown = ResultOf<typeof attendanceExceptionDay>;
type Decision = Shown['decisions'][number];

/** A day of somebody: punches, reasons, requests, decisions. */
export async function answerExceptionDay(
  context: CallContext,
  { employmentId, day }: ParsedRequestOf<typeof attendanceExceptionDay>,
): Promise<Shown> {
  await requireReached(context, [employmentId], 'exceptions');
  const until = await closedUntil(context);
  return {
    ...(await explainDay(context, employmentId, day)),
    decisions: await readDecisions(context, employmentId, day),
    requests: await readRequests(context, employmentId, day),
    closed: until !== null && day <= until,
  };
}

async function readDecisions(
  { database, tenantId }: CallContext,
  employmentId: string,
  day: string,
): Promise<Decision[]> {
  const { rows } = await sql<
    Omit<Decision, 'at' | 'undoneAt'> & { at: Date; undoneAt: Date | null }
  >`select ${decisionColumns} from day_decision x
    where x.tenant_id = ${tenantId} and x.employment_id = ${employmentId} and x.day = ${day}
    order by x.created_at desc, x.id`.execute(database);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }));
}

/** Requests about a day, whatever became of them. */
async function readRequests(
  { database, tenantId }: CallContext,
  employmentId: string,
  day: string,
): Promise<Shown['requests']> {
  const own = sql`r.tenant_id = ${tenantId} and r.employment_id = ${employmentId}
    and r.removed_at is null`;
  const state = sql`case when r.pending is not null then 'pending' else r.state end as state`;
  const { rows } = await sql<Shown['requests'][number]>`
    select 'leave' as kind, ${state}, t.name as words from leave_request r
      join leave_type t on t.tenant_id = r.tenant_id and t.id = r.type_id
      where ${own} and ${day}::date between r.from_on and r.to_on
    union all select 'trip', ${state}, r.place from trip_request r
      where ${own} and ${day}::date between r.from_on and r.to_on
    union all select 'overtime', ${state}, r.from_at || ' – ' || r.to_at from overtime_request r
      where ${own} and r.day = ${day}::date
    union all select 'patch', ${state}, r.at from punch_patch r
      where ${own} and r.day = ${day}::date`.execute(database);
  return rows;
}
