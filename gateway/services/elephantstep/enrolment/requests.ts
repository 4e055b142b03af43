/** Requests for seats that somebody has to approve. Each runs beside its enrolment, which holds the seat or the place. */
import { sql } from 'kysely';
import type { enrolmentRequest } from '#bridge/calls/elephantstep/records/enrolment-request.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import {
  addEnrolments,
  countTaken,
  findLive,
  lockSession,
  promoteWaiting,
  setEnrolment,
} from './seats.ts';
import { tellLearners } from './tell-learner.ts';

type Fields = (typeof enrolmentRequest)['fields'];
/** One row of a save of requests. */
export type RequestChange = Change<Fields, 'draft' | 'approved' | 'closed'>;

/** A seat is asked for and given only while the session is open. */
export async function checkRequest(
  { after }: RequestChange,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { rows } = await sql<{ state: string }>`select state from training_session
    where tenant_id = ${tenantId} and id = ${after.session}`.execute(database);
  return rows[0]?.state === 'open' ? [] : [{ field: 'session', issue: 'invalid' }];
}

/** What was approved: the seat that was held is the person's, and who waits goes on waiting. What is closed or removed holds none. */
export async function followRequests(
  changes: readonly RequestChange[],
  context: CallContext,
): Promise<void> {
  for (const { action, id, after, stateAfter } of changes) {
    if (action === 'remove' || (action === 'move' && stateAfter === 'closed'))
      await freeSeat(context, id, await findHeld(context, id));
    if (action !== 'move' || stateAfter !== 'approved') continue;
    const session = await lockSession(context, after.session);
    if (session === undefined) continue;
    const live = await findLive(context, after.session, after.employment);
    if (live === undefined) await enrolAsked(context, id, after);
    if (live?.state !== 'asked') continue;
    await setEnrolment(context, live.id, 'enrolled');
    await tellLearners(context, [after.employment], 'approved', session);
  }
}

/** A request that was written by hand for somebody: the seat is taken when it is approved. */
async function enrolAsked(
  context: CallContext,
  requestId: string,
  { session: sessionId, employment }: RequestChange['after'],
): Promise<void> {
  const session = await lockSession(context, sessionId);
  if (session === undefined) return;
  const { rows } = await sql`select from training_enrolment where tenant_id = ${context.tenantId}
    and request_id = ${requestId}`.execute(context.database);
  // The person gave the seat up meanwhile.
  if (rows.length > 0) return;
  const isFree = (await countTaken(context, sessionId)) < session.seats;
  const state = isFree ? 'enrolled' : 'waiting';
  await addEnrolments(context, session, [{ employmentId: employment, state, via: 'assigned' }]);
  await tellLearners(context, [employment], state, session);
}

/** What was rejected or withdrawn frees its seat; what was returned keeps it until it is asked for again or given up. */
export async function declineRequest(id: string, context: CallContext): Promise<void> {
  const held = await findHeld(context, id);
  if (held?.isReturned) return;
  await sql`update enrolment_request set state = 'closed', version = version + 1
    where tenant_id = ${context.tenantId} and id = ${id} and state = 'draft'`.execute(
    context.database,
  );
  await freeSeat(context, id, held);
}

/** Where a request holds a seat or a place in the queue. */
interface Held {
  readonly sessionId: string;
  readonly isReturned: boolean;
}

async function findHeld(
  { database, tenantId }: CallContext,
  requestId: string,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`select e.session_id as "sessionId",
      exists (select from approval a where a.tenant_id = e.tenant_id and a.row_id = ${requestId}
        and a.record = 'enrolmentRequest' and a.status = 'returned') as "isReturned"
    from training_enrolment e where e.tenant_id = ${tenantId} and e.request_id = ${requestId}
      and e.state in ('asked', 'waiting')`.execute(database);
  return rows[0];
}

async function freeSeat(
  context: CallContext,
  requestId: string,
  held: Held | undefined,
): Promise<void> {
  const session = held && (await lockSession(context, held.sessionId));
  if (session === undefined) return;
  // Read under the lock of the session: the seat may have been given up meanwhile.
  const live = await findLiveOf(context, requestId);
  if (live === undefined) return;
  await setEnrolment(context, live.id, 'cancelled');
  await tellLearners(context, [live.employmentId], 'rejected', session);
  await promoteWaiting(context, session.id);
}

async function findLiveOf(
  { database, tenantId }: CallContext,
  requestId: string,
): Promise<{ readonly id: string; readonly employmentId: string } | undefined> {
  return database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.request_id', '=', requestId)
    .where('e.state', 'in', ['asked', 'waiting'])
    .select(['e.id', 'e.employment_id as employmentId'])
    .executeTakeFirst();
}
