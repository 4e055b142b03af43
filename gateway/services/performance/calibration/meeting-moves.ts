/** What the chair of a meeting does: opens it, accepts quotas, closes it. The moves are those of the record. */
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type {
  acceptQuotas,
  closeMeeting,
  openMeeting,
} from '#bridge/calls/performance/meetings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readRows, type StoredRow } from '#gateway/record/rows.ts';
import { commitMove, planMove } from '#gateway/record/save/move.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { calibrationMeetings } from '../records/meetings.ts';
import { holdMeeting } from './meeting-guards.ts';
import { isChanged, keepQuotas, keyOf, readQuotas } from './quotas.ts';

/** Opens a meeting as its chair. */
export async function openOwnMeeting(
  context: CallContext,
  request: ParsedRequestOf<typeof openMeeting>,
): Promise<null> {
  const { scope, row } = await openForChair(context, request);
  await commitMove(scope, await planMove(scope, row, 'open'));
  context.record(`calibrationMeeting:${row.id}`, { move: 'open' });
  return null;
}

/** Closes a meeting as its chair, with a reason where the distribution is off. */
export async function closeOwnMeeting(
  context: CallContext,
  request: ParsedRequestOf<typeof closeMeeting>,
): Promise<null> {
  const { scope, row } = await openForChair(context, request);
  if (row.state !== 'open') throw new RefusedError('notNow');
  await setMeeting(context, row.id, { override_why: request.overrideWhy ?? null });
  await commitMove(scope, await planMove(scope, row, 'close'));
  context.record(`calibrationMeeting:${row.id}`, { move: 'close' });
  return null;
}

/** Accepts the quotas of the people that an open meeting has now. */
export async function acceptOwnQuotas(
  context: CallContext,
  request: ParsedRequestOf<typeof acceptQuotas>,
): Promise<null> {
  const { row } = await openForChair(context, request);
  const held = await holdMeeting(context, row.id, String(row.values['cycle']));
  if (row.state !== 'open' || held?.cycle.state !== 'running') throw new RefusedError('notNow');
  if (keyOf(held.cards) !== request.key) throw new RefusedError('conflict');
  const kept = await readQuotas(context, held.meeting);
  if (kept === undefined || !isChanged(kept, held.cards)) throw new RefusedError('notNow');
  await keepQuotas(context, held.cycle, held.meeting, held.cards);
  await setMeeting(context, row.id, { version: row.version + 1 });
  context.record(`calibrationMeeting:${row.id}`, { quotas: kept.version + 1 });
  return null;
}

/**
 * A meeting locked for its chair.
 * @throws {RefusedError} `notFound` for one the caller is not part of, `noPermission` for a member.
 */
async function openForChair(
  context: CallContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ readonly scope: Scope; readonly row: StoredRow }> {
  const scope = await openScope(context, calibrationMeetings, records);
  const [row] = await readRows(scope, [id], { lock: true, known: true });
  const own = callerOf(context).employmentId;
  if (row === undefined || own === null) throw new RefusedError('notFound');
  if (row.values['chair'] !== own) {
    const member = await context.database
      .selectFrom('calibration_meeting_member')
      .where('tenant_id', '=', context.tenantId)
      .where('meeting_id', '=', id)
      .where('employment_id', '=', own)
      .select('id')
      .executeTakeFirst();
    throw new RefusedError(member === undefined ? 'notFound' : 'noPermission');
  }
  if (row.version !== version) throw new RefusedError('conflict');
  if (row.pending !== null) throw new RefusedError('notNow');
  return { scope, row };
}

async function setMeeting(
  { database, tenantId }: CallContext,
  id: string,
  changes: { readonly override_why: string | null } | { readonly version: number },
): Promise<void> {
  await database
    .updateTable('calibration_meeting')
    .set(changes)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
