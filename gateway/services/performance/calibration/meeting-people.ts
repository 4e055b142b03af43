/** Who may be made chair and members of a meeting. */
import { sql } from 'kysely';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { MeetingChange } from './meeting-guards.ts';

/**
 * Everybody meets once. Who does not calibrate a whole cycle never brings themselves to the cards of a meeting.
 * @throws {RefusedError} `badInput`
 */
export async function refusePeople(
  context: CallContext,
  { id, action, after, changed }: MeetingChange,
): Promise<void> {
  if (action !== 'create' && !changed.has('chair') && !changed.has('lines.members')) return;
  const { database, tenantId, rights } = context;
  const { rows } = await sql<{ employmentId: string }>`select b.employment_id as "employmentId"
    from calibration_meeting_member b where b.tenant_id = ${tenantId} and b.meeting_id = ${id}
    order by b.sort_order`.execute(database);
  const people = [after.chair, ...rows.map(({ employmentId }) => employmentId)];
  const twice = people.findIndex((one, at) => people.indexOf(one) < at);
  if (twice > 0) refuse(action, twice, 'personTwice');
  const own = callerOf(context).employmentId;
  const place = own === null ? -1 : people.indexOf(own);
  if (place < 0 || hasFunction(rights, performanceFunctions.calibration)) return;
  refuse(action, place, 'ownMeeting');
}

/** The chair is the first of the people, members follow. */
function refuse(
  action: MeetingChange['action'],
  place: number,
  issue: 'personTwice' | 'ownMeeting',
): never {
  const branch = action === 'create' ? 'values' : 'changes';
  const path = place === 0 ? `${branch}.chair` : `lines.members.${place - 1}.employment`;
  throw new RefusedError('badInput', { fields: [{ path, issue }] });
}
