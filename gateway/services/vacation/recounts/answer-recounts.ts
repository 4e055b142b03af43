import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { correctLeaveCount, leaveRecounts } from '#bridge/calls/vacation/recounts.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { reevaluate } from '../../kaoqin/days/reevaluate.ts';
import { reachedBy } from '../../kaoqin/exceptions/reached.ts';
import { lockMonths } from '../../kaoqin/months/month-state.ts';
import { readLeaveType } from '../balances/count-leave.ts';
import { releaseLeave, takeLeave } from '../balances/take-leave.ts';
import { amountText } from '../engine/amount.ts';
import { findRecounts, firstOpenDay, type LeaveRecount } from './find-recounts.ts';
import { tellRecounted } from './tell-recounted.ts';

/** Employments (`e`) in reach but the own one: no one corrects the own leave. */
async function reachedOthers(context: CallContext): Promise<RawBuilder<boolean>> {
  const own = context.rights.employmentId;
  return sql<boolean>`(${await reachedBy(context, 'balances.adjust')}
    and e.id is distinct from ${own}::uuid)`;
}

type Row = ResultOf<typeof leaveRecounts>['rows'][number];

/** Approved leave of people in reach that counts differently by now. */
export async function answerLeaveRecounts(
  context: CallContext,
): Promise<ResultOf<typeof leaveRecounts>> {
  const { recounts, more } = await findRecounts(context, await reachedOthers(context));
  const people = await readPeople(
    context,
    recounts.map(({ employment }) => employment),
  );
  return {
    more,
    rows: recounts.map((recount): Row => {
      const named = (day: string) => ({ day, name: recount.nameOf(day) });
      return {
        id: recount.id,
        employmentId: recount.employment,
        name: people.get(recount.employment)?.name ?? '',
        staffNo: people.get(recount.employment)?.staffNo ?? '',
        type: recount.typeName,
        fromOn: recount.fromOn,
        toOn: recount.toOn,
        before: amountText(recount.before),
        after: amountText(recount.after),
        gone: recount.gone.map(named),
        added: recount.added.map(({ day }) => named(day)),
      };
    }),
  };
}

async function readPeople({ database, tenantId }: CallContext, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; staffNo: string }>`select e.id, p.name,
      e.staff_no as "staffNo"
    from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId} and e.id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Counts a leave by the present calendar.
 * @throws {RefusedError} `conflict` where that is no longer what was shown, `badInput` where the balance does not cover it.
 */
export async function answerCorrectLeaveCount(
  context: CallContext,
  { id, after }: ParsedRequestOf<typeof correctLeaveCount>,
): Promise<ResultOf<typeof correctLeaveCount>> {
  const { database, tenantId } = context;
  await lockMonths(context, 'judge');
  await lockReached(context, id);
  const { recounts } = await findRecounts(context, sql<boolean>`r.id = ${id}`);
  const [recount] = recounts;
  if (recount === undefined) throw new RefusedError('notNow');
  const days = amountText(recount.after);
  if (days !== after) throw new RefusedError('conflict');
  await moveDays(context, recount);
  const cancelled = recount.after === 0;
  await sql`update leave_request set version = version + 1, days = ${days}::numeric,
      state = ${cancelled ? 'cancelled' : 'approved'}
    where tenant_id = ${tenantId} and id = ${id}`.execute(database);
  const from = await firstOpenDay(context, recount.fromOn);
  await reevaluate(context, [recount.employment], { from, to: recount.toOn }, 'leave');
  await tellRecounted(context, recount);
  context.record(`leaveRequest:${id}`, { before: amountText(recount.before), after: days });
  return { days, cancelled };
}

/** @throws {RefusedError} `notFound` for a leave of somebody out of reach, as for an unknown one. */
async function lockReached(context: CallContext, id: string): Promise<void> {
  const { rows } = await sql`select r.id from leave_request r
    join employment e on e.tenant_id = r.tenant_id and e.id = r.employment_id
    where r.tenant_id = ${context.tenantId} and r.id = ${id} and r.removed_at is null
      and ${await reachedOthers(context)}
    for update of r`.execute(context.database);
  if (rows.length === 0) throw new RefusedError('notFound');
}

async function moveDays(context: CallContext, recount: LeaveRecount): Promise<void> {
  const { database, tenantId } = context;
  const { id, gone, added } = recount;
  if (gone.length > 0) {
    await releaseLeave(context, id, gone);
    await sql`delete from leave_request_day where tenant_id = ${tenantId}
      and request_id = ${id} and day = any(${gone}::date[])`.execute(database);
  }
  if (added.length === 0) return;
  await database
    .insertInto('leave_request_day')
    .values(
      added.map(({ day, half, fromAt, toAt, amount }) => ({
        tenant_id: tenantId,
        request_id: id,
        day,
        half,
        from_at: fromAt,
        to_at: toAt,
        amount: amountText(amount),
      })),
    )
    .execute();
  const type = await readLeaveType(context, recount.type);
  if (type?.hasBalance !== true) return;
  const taken = { requestId: id, employmentId: recount.employment, typeId: recount.type };
  const days = added.map(({ day, amount }) => ({ day, amount }));
  await takeLeave(context, { ...taken, belowZero: type.belowZero, days }).catch(sayNoBalance);
}

function sayNoBalance(error: unknown): never {
  if (!(error instanceof RefusedError) || error.codeName !== 'conflict') throw error;
  throw new RefusedError('badInput', { fields: [{ path: 'after', issue: 'noBalance' }] });
}
