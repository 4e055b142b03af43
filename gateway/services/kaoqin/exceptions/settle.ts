import { sql } from 'kysely';
import type {
  adjustAttendanceDay,
  settleExceptions,
  undoAttendanceDecision,
} from '#bridge/calls/kaoqin/exceptions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { clockMinute } from '../engine/clock.ts';
import { requireReached } from './reached.ts';

type Kind = 'adjust' | 'waive' | 'confirm';

interface Decided {
  readonly employmentId: string;
  readonly day: string;
  readonly kind: Kind;
  readonly punchIn?: number | null;
  readonly punchOut?: number | null;
  readonly reason: string;
}

/** Waives or confirms exceptions of days. */
export async function answerSettle(
  context: CallContext,
  { days, decision, reason }: ParsedRequestOf<typeof settleExceptions>,
): Promise<ResultOf<typeof settleExceptions>> {
  const ids = days.map(({ employmentId }) => employmentId);
  await requireReached(context, ids, 'exceptions.settle');
  let settled = 0;
  for (const { employmentId, day } of days) {
    const result = await readResult(context, employmentId, day);
    if (result === null || result.exceptions.length === 0) continue;
    await decide(context, { employmentId, day, kind: decision, reason });
    settled += 1;
  }
  context.record('attendanceExceptions', { decision, settled, reason });
  return { settled };
}

/** Puts times into a day beside its punches. */
export async function answerAdjust(
  context: CallContext,
  asked: ParsedRequestOf<typeof adjustAttendanceDay>,
): Promise<ResultOf<typeof adjustAttendanceDay>> {
  const { employmentId, day, reason } = asked;
  await requireReached(context, [employmentId], 'exceptions.settle');
  const punchIn = asked.punchIn === undefined ? null : clockMinute(asked.punchIn);
  const punchOut = asked.punchOut === undefined ? null : clockMinute(asked.punchOut);
  if (punchIn === null && punchOut === null) throw wrong('punchIn', 'required');
  if (punchIn !== null && punchOut !== null && punchOut <= punchIn)
    throw wrong('punchOut', 'dateOrder');
  if ((await readResult(context, employmentId, day)) === null) throw new RefusedError('notFound');
  await decide(context, { employmentId, day, kind: 'adjust', punchIn, punchOut, reason });
  context.record(`employee:${employmentId}`, { adjusted: day, reason });
  const result = await readResult(context, employmentId, day);
  return { exceptions: (result?.exceptions ?? []) as Exceptions };
}

type Exceptions = ResultOf<typeof adjustAttendanceDay>['exceptions'];

function wrong(path: string, issue: 'required' | 'dateOrder'): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}

/** Takes a decision back. */
export async function answerUndo(
  context: CallContext,
  { id }: ParsedRequestOf<typeof undoAttendanceDecision>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const row = await database
    .selectFrom('day_decision')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .select(['employment_id as employmentId', 'day'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  await requireReached(context, [row.employmentId], 'exceptions.settle');
  await database
    .updateTable('day_decision')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ undone_at: now(), undone_by: await actorNameOf(context) })
    .execute();
  await judgeDay(context, row.employmentId, row.day);
  context.record(`employee:${row.employmentId}`, { undone: row.day });
  return null;
}

/** Keeps a decision in the place of the one before of its kind, and judges the day again. */
async function decide(context: CallContext, decided: Decided): Promise<void> {
  const { database, tenantId, accountId, now } = context;
  const { employmentId, day, kind, punchIn = null, punchOut = null, reason } = decided;
  const actor = await actorNameOf(context);
  // A day is waived or confirmed, not both.
  const replaced: readonly Kind[] = kind === 'adjust' ? ['adjust'] : ['waive', 'confirm'];
  await database
    .updateTable('day_decision')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('day', '=', day)
    .where('kind', 'in', [...replaced])
    .where('undone_at', 'is', null)
    .set({ undone_at: now(), undone_by: actor })
    .execute();
  const id = uuid7();
  await database
    .insertInto('day_decision')
    .values({
      tenant_id: tenantId,
      id,
      employment_id: employmentId,
      day,
      kind,
      punch_in: punchIn,
      punch_out: punchOut,
      reason,
      account_id: accountId,
      actor_name: actor,
      created_at: now(),
    })
    .execute();
  await judgeDay(context, employmentId, day);
  await sql`update day_decision x set result_hash = d.hash from day_result d
    where x.tenant_id = ${tenantId} and x.id = ${id} and d.tenant_id = x.tenant_id
      and d.employment_id = x.employment_id and d.day = x.day`.execute(database);
}

async function judgeDay(context: CallContext, employmentId: string, day: string): Promise<void> {
  await reevaluate(context, [employmentId], { from: day, to: day }, 'adjustment');
}

async function readResult(
  { database, tenantId }: CallContext,
  employmentId: string,
  day: string,
): Promise<{ readonly exceptions: readonly string[] } | null> {
  const row = await database
    .selectFrom('day_result')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('day', '=', day)
    .select('exceptions')
    .executeTakeFirst();
  return row ?? null;
}
