/** What follows from changes of calibration meetings. */
import { sql } from 'kysely';
import { calibrationMeeting } from '#bridge/calls/performance/records/meeting.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellHolders, tellPeople } from '../tell.ts';
import type { MessageKind } from '../texts/message-words.ts';
import { type HeldMeeting, holdMeeting, isBroken, type MeetingChange } from './meeting-guards.ts';
import { refusePeople } from './meeting-people.ts';
import { keepQuotas } from './quotas.ts';

/** Keeps quotas, fixes levels and tells those who meet. */
export async function followMeetings(
  changes: readonly MeetingChange[],
  context: CallContext,
): Promise<void> {
  for (const change of changes) await followMeeting(change, context);
}

async function followMeeting(change: MeetingChange, context: CallContext): Promise<void> {
  const { action, id, after, changed, stateBefore, stateAfter } = change;
  if (action === 'remove') return;
  if (action !== 'move') await refusePeople(context, change);
  const isNamed = action === 'create' || (action === 'update' && changed.has('chair'));
  // The chair of an open meeting hears that it is open.
  if (isNamed && stateAfter === 'draft')
    await tell(context, change, [after.chair], 'meetingChaired');
  if (action === 'update' && stateAfter === 'open') await tellNew(context, change);
  if (action !== 'move') return;
  const held = await holdMeeting(context, id, after.cycle);
  if (held === undefined) return;
  if (stateAfter === 'closed') return close(context, held, change);
  if (stateBefore === 'draft') await keepQuotas(context, held.cycle, held.meeting, held.cards);
  else await openAgain(context, id);
  await tellNew(context, change);
}

/** The levels of a closed meeting are fixed. A reason that was not needed is not kept. */
async function close(
  context: CallContext,
  held: HeldMeeting,
  change: MeetingChange,
): Promise<void> {
  const { database, tenantId } = context;
  const { id } = change;
  const ids = held.cards.map((card) => card.id);
  await sql`update appraisal set calibrated_in = ${id}::uuid, version = version + 1
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(database);
  if (held.meeting.overrideWhy === null) return;
  if (!(await isBroken(context, held))) return setMeeting(context, id, { override_why: null });
  const { name, organ } = change.after;
  const message = { kind: 'meetingOverridden', name, route: routeOf(id) } as const;
  await tellHolders(context, calibrationMeeting.functionId, message, organ);
}

async function openAgain(context: CallContext, id: string): Promise<void> {
  const { database, tenantId } = context;
  await sql`update appraisal set calibrated_in = null, version = version + 1
    where tenant_id = ${tenantId} and calibrated_in = ${id}`.execute(database);
  await setMeeting(context, id, { override_why: null, notified: '[]' });
}

/** Tells those of an open meeting who have not heard of it. */
async function tellNew(context: CallContext, change: MeetingChange): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ id: string }>`select x.id from (
      select chair_id as id from calibration_meeting
      where tenant_id = ${tenantId} and id = ${change.id}
      union select employment_id from calibration_meeting_member
      where tenant_id = ${tenantId} and meeting_id = ${change.id}) x
    where not exists (select from calibration_meeting m where m.tenant_id = ${tenantId}
      and m.id = ${change.id} and m.notified ? x.id::text)`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`update calibration_meeting set notified = notified || ${JSON.stringify(ids)}::jsonb
    where tenant_id = ${tenantId} and id = ${change.id}`.execute(database);
  await tell(context, change, ids, 'meetingOpened');
}

function tell(
  context: CallContext,
  { id, after }: MeetingChange,
  people: readonly string[],
  kind: MessageKind,
): Promise<void> {
  return tellPeople(context, people, { kind, name: after.name, route: routeOf(id) });
}

function routeOf(id: string): string {
  return `/meeting?meeting=${id}`;
}

async function setMeeting(
  { database, tenantId }: CallContext,
  id: string,
  changes: { readonly override_why: null; readonly notified?: string },
): Promise<void> {
  await database
    .updateTable('calibration_meeting')
    .set(changes as never)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
