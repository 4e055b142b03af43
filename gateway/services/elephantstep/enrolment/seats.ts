/** Seats and the queue of a session. Everything that counts them holds the lock of the session's row. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { startOf } from '#gateway/kernel/people/calendar.ts';
import { dueSoon } from '../duties/duty-rows.ts';
import { inSessions, onLeave } from './clashes.ts';
import { tellLearners } from './tell-learner.ts';

/** What seats are counted and given with: a call, or a job. */
export type SeatContext = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'record'>;

/** A session as enrolment looks at it. */
export interface LockedSession {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'open' | 'done' | 'cancelled';
  readonly courseId: string;
  readonly courseState: 'draft' | 'open' | 'retired';
  readonly courseName: string;
  readonly presence: number;
  readonly fromOn: string;
  readonly toOn: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly enrolUntil: string;
  readonly seats: number;
  readonly waitList: boolean;
  readonly needsApproval: boolean;
  readonly signInKey: string;
}

/** Hours before the start from which on only an organiser moves the queue. */
export const quietHours = 24;

/** Locks a session and reads it; undefined for one that is unknown. */
export async function lockSession(
  { database, tenantId }: SeatContext,
  id: string,
): Promise<LockedSession | undefined> {
  const { rows: locked } = await sql`select id from training_session
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null for update`.execute(
    database,
  );
  if (locked.length === 0) return undefined;
  const { rows } =
    await sql<LockedSession>`select s.id, s.name, s.state, c.id as "courseId", c.state as "courseState",
      c.name as "courseName", c.presence, s.from_on as "fromOn", s.to_on as "toOn",
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.enrol_until as "enrolUntil", s.seats,
      s.wait_list is true as "waitList", c.needs_approval is true as "needsApproval",
      s.sign_in_key as "signInKey"
    from training_session s
    join training_course c on c.tenant_id = s.tenant_id and c.id = s.course_id
    where s.tenant_id = ${tenantId} and s.id = ${id}`.execute(database);
  return rows[0];
}

/** How many seats of a session are taken. */
export async function countTaken(
  { database, tenantId }: SeatContext,
  sessionId: string,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken
    from training_enrolment where tenant_id = ${tenantId} and session_id = ${sessionId}
      and state in ('asked', 'enrolled', 'attended', 'absent')`.execute(database);
  return rows[0]?.taken ?? 0;
}

/** The live enrolment of a person in a session. */
export async function findLive(
  { database, tenantId }: SeatContext,
  sessionId: string,
  employmentId: string,
) {
  return database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.session_id', '=', sessionId)
    .where('e.employment_id', '=', employmentId)
    .where('e.state', '<>', 'cancelled')
    .select(['e.id', 'e.state', 'e.request_id as requestId'])
    .executeTakeFirst();
}

/** A new enrolment of one person. */
interface NewEnrolment {
  readonly employmentId: string;
  readonly state: 'asked' | 'enrolled' | 'waiting';
  readonly via: 'self' | 'assigned';
  readonly requestId?: string | null;
}

/**
 * Writes enrolments into a locked session, in the order of their places in the queue. Who waits and has to take the course
 * within 30 days comes before the others, and stays there.
 */
export async function addEnrolments(
  context: SeatContext,
  session: Pick<LockedSession, 'id' | 'courseId'>,
  people: readonly NewEnrolment[],
): Promise<void> {
  if (people.length === 0) return;
  const waiting = people.flatMap(({ state, employmentId }) =>
    state === 'waiting' ? [employmentId] : [],
  );
  const urgent = await dueSoon(context, waiting, session.courseId);
  const now = context.now();
  const rows = people.map(({ employmentId, state, via, requestId = null }, place) => ({
    tenant_id: context.tenantId,
    id: uuid7(),
    session_id: session.id,
    employment_id: employmentId,
    state,
    via,
    priority: urgent.has(employmentId) ? 1 : 0,
    request_id: requestId,
    // Microseconds keep the order of the list within one call.
    queued_at: sql<Date>`${now}::timestamptz + ${place}::int * interval '1 microsecond'`,
  }));
  await context.database.insertInto('training_enrolment').values(rows).execute();
  for (const { id, state } of rows)
    context.record(`trainingEnrolment:${id}`, { sessionId: session.id, state });
}

/** Who of these people has a live enrolment in a session. */
export async function enrolledAmong(
  { database, tenantId }: SeatContext,
  sessionId: string,
  employmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('training_enrolment')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .where('employment_id', 'in', [...employmentIds])
    .where('state', '<>', 'cancelled')
    .select('employment_id as employmentId')
    .execute();
  return new Set(rows.map(({ employmentId }) => employmentId));
}

/** Moves an enrolment to another state. */
export async function setEnrolment(
  context: SeatContext,
  id: string,
  state: 'asked' | 'enrolled' | 'attended' | 'absent' | 'cancelled',
): Promise<void> {
  await context.database
    .updateTable('training_enrolment')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .set({ state })
    .execute();
  context.record(`trainingEnrolment:${id}`, { state });
}

/** Whether only an organiser moves the queue: a person who moves up then may not know of it in time. */
function isQuiet({ fromOn, startsAt }: LockedSession, now: Date): boolean {
  const start = startOf(fromOn).getTime() + startsAt * 60_000;
  return start - now.getTime() < quietHours * 3_600_000;
}

/**
 * Gives free seats of a locked session to the first of its queue and tells them. On the last day before the start an
 * organiser decides, whose card on the home page says so, and so does one for those who are on leave or in another session
 * then: they keep their places in the queue.
 */
export async function promoteWaiting(context: SeatContext, sessionId: string): Promise<void> {
  const session = await lockSession(context, sessionId);
  if (session === undefined || session.state !== 'open') return;
  if (isQuiet(session, context.now())) return;
  const free = session.seats - (await countTaken(context, sessionId));
  if (free <= 0) return;
  const waiting = await context.database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', context.tenantId)
    .where('e.session_id', '=', sessionId)
    .where('e.state', '=', 'waiting')
    .orderBy('e.priority', 'desc')
    .orderBy('e.queued_at')
    .orderBy('e.id')
    .select(['e.id', 'e.employment_id as employmentId'])
    .execute();
  const people = waiting.map(({ employmentId }) => employmentId);
  const taken = new Set([
    ...(await inSessions(context, session, people)),
    ...(await onLeave(context, session, people)),
  ]);
  const first = waiting.filter(({ employmentId }) => !taken.has(employmentId)).slice(0, free);
  for (const { id, employmentId } of first) await giveSeat(context, session, id, employmentId);
}

/** Gives one who waits a seat and tells it; what is not approved yet is held. */
export async function giveSeat(
  context: SeatContext,
  session: LockedSession,
  id: string,
  employmentId: string,
): Promise<void> {
  const { rows } = await sql`select from training_enrolment e
    join enrolment_request q on q.tenant_id = e.tenant_id and q.id = e.request_id
    where e.tenant_id = ${context.tenantId} and e.id = ${id} and q.state <> 'approved'`.execute(
    context.database,
  );
  const isHeld = rows.length > 0;
  await setEnrolment(context, id, isHeld ? 'asked' : 'enrolled');
  await tellLearners(context, [employmentId], isHeld ? 'held' : 'promoted', session);
}
