import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import { leaveReturn } from '#bridge/calls/vacation/records/leave-return.ts';
import { leaveReturnWords } from '#bridge/calls/vacation/records/leave-return.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { reevaluate } from '../../kaoqin/days/reevaluate.ts';
import { releaseLeave } from '../balances/take-leave.ts';

type ReturnChange = Change<(typeof leaveReturn)['fields']>;

/** Returns from leave in their table: the days of one that takes effect go back to their lots, and are judged again. */
export const leaveReturns = bindRecord(leaveReturn, {
  table: 'leave_return',
  words: leaveReturnWords,
  rules: {
    guards: { submit: checkLeave },
    async effects(changes, context) {
      for (const change of changes) await giveBack(change, context);
    },
  },
});

interface LeaveDays {
  readonly request: string;
  readonly days: readonly string[];
  /** Whether other days of the request stay. */
  readonly rest: number;
}

/** The days of approved leave of a person within a return, by request. */
async function readDays(
  { database, tenantId }: CallContext,
  { employment, fromOn, toOn }: ReturnChange['after'],
): Promise<readonly LeaveDays[]> {
  const within = sql<boolean>`d.day between ${fromOn}::date and ${toOn}::date`;
  const { rows } = await sql<LeaveDays>`select r.id as request,
      array_agg(d.day::text order by d.day) filter (where ${within}) as days,
      count(*) filter (where not ${within})::int as rest
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.employment_id = ${employment}
      and r.state = 'approved' and r.removed_at is null
    group by r.id having bool_or(${within}) order by r.id`.execute(database);
  return rows;
}

async function checkLeave(
  { after }: ReturnChange,
  context: CallContext,
): Promise<readonly FieldProblem<'fromOn'>[]> {
  const found = await readDays(context, after);
  return found.length > 0 ? [] : [{ field: 'fromOn', issue: 'notOnLeave' }];
}

async function giveBack(
  { action, after, stateAfter }: ReturnChange,
  context: CallContext,
): Promise<void> {
  if (action !== 'move' || stateAfter !== 'approved') return;
  const { database, tenantId } = context;
  // Another return and a correction of the count wait, and see which days are left.
  await sql`select id from leave_request where tenant_id = ${tenantId}
    and employment_id = ${after.employment} order by id for update`.execute(database);
  for (const { request, days, rest } of await readDays(context, after)) {
    await releaseLeave(context, request, days);
    await sql`delete from leave_request_day where tenant_id = ${tenantId}
      and request_id = ${request} and day = any(${days}::date[])`.execute(database);
    // A leave of which nothing is left is cancelled.
    await sql`update leave_request r set version = version + 1,
        state = ${rest === 0 ? 'cancelled' : 'approved'},
        days = coalesce((select sum(d.amount) from leave_request_day d
          where d.tenant_id = r.tenant_id and d.request_id = r.id), 0)
      where r.tenant_id = ${tenantId} and r.id = ${request}`.execute(database);
  }
  const range = { from: after.fromOn, to: after.toOn };
  await reevaluate(context, [after.employment], range, 'leave');
}
