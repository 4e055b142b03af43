/** Seats and the queue of a session. Everything that counts them holds the lock of the session's row. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { startOf } from '#gateway/kernel/people/calendar.ts';
import { tellLearner } from './tell-learner.ts';

/** A session as enrolment looks at it. */
export interface LockedSession {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'open' | 'done' | 'cancelled';
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
  readonly signInKey: string;
}

/** Hours before the start from which on only an organiser moves the queue. */
const quietHours = 24;

/** Locks a session and reads it; undefined for one that is unknown. */
export async function lockSession(
  { database, tenantId }: CallContext,
  id: string,
): Promise<LockedSession | undefined> {
  const { rows: locked } = await sql`select id from training_session
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null for update`.execute(
    database,
  );
  if (locked.length === 0) return undefined;
  const { rows } = await sql<LockedSession>`select s.id, s.name, s.state, c.state as "courseState",
      c.name as "courseName", c.presence, s.from_on as "fromOn", s.to_on as "toOn",
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.enrol_until as "enrolUntil", s.seats,
      s.wait_list is true as "waitList", s.sign_in_key as "signInKey"
    from training_session s
    join training_course c on c.tenant_id = s.tenant_id and c.id = s.course_id
    where s.tenant_id = ${tenantId} and s.id = ${id}`.execute(database);
  return rows[0];
}

/** How many seats of a session are taken. */
export async function countTaken(
  { database, tenantId }: CallContext,
  sessionId: string,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken
    from training_enrolment where tenant_id = ${tenantId} and session_id = ${sessionId}
      and state in ('enrolled', 'attended', 'absent')`.execute(database);
  return rows[0]?.taken ?? 0;
}

/** The live enrolment of a person in a session. */
export async function findLive(
  { database, tenantId }: CallContext,
  sessionId: string,
  employmentId: string,
) {
  return database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.session_id', '=', sessionId)
    .where('e.employment_id', '=', employmentId)
    .where('e.state', '<>', 'cancelled')
    .select(['e.id', 'e.state'])
    .executeTakeFirst();
}

/** Writes an enrolment into a locked session. */
export async function addEnrolment(
  context: CallContext,
  row: {
    readonly sessionId: string;
    readonly employmentId: string;
    readonly state: 'enrolled' | 'waiting';
    readonly via: 'self' | 'assigned';
  },
): Promise<void> {
  const id = uuid7();
  await context.database
    .insertInto('training_enrolment')
    .values({
      tenant_id: context.tenantId,
      id,
      session_id: row.sessionId,
      employment_id: row.employmentId,
      state: row.state,
      via: row.via,
      queued_at: context.now(),
    })
    .execute();
  context.record(`trainingEnrolment:${id}`, { sessionId: row.sessionId, state: row.state });
}

/** Moves an enrolment to another state. */
export async function setEnrolment(
  context: CallContext,
  id: string,
  state: 'enrolled' | 'attended' | 'absent' | 'cancelled',
): Promise<void> {
  await context.database
    .updateTable('training_enrolment')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .set({ state })
    .execute();
  context.record(`trainingEnrolment:${id}`, { state });
}

/**
 * Gives free seats of a locked session to the first of its queue and tells them. On the last day before the start an
 * organiser decides: a person who moves up then may not know of it in time.
 */
export async function promoteWaiting(context: CallContext, sessionId: string): Promise<void> {
  const session = await lockSession(context, sessionId);
  if (session === undefined || session.state !== 'open') return;
  const start = startOf(session.fromOn).getTime() + session.startsAt * 60_000;
  if (start - context.now().getTime() < quietHours * 3_600_000) return;
  const free = session.seats - (await countTaken(context, sessionId));
  if (free <= 0) return;
  const first = await context.database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', context.tenantId)
    .where('e.session_id', '=', sessionId)
    .where('e.state', '=', 'waiting')
    .orderBy('e.queued_at')
    .orderBy('e.id')
    .limit(free)
    .select(['e.id', 'e.employment_id as employmentId'])
    .execute();
  for (const { id, employmentId } of first) {
    await setEnrolment(context, id, 'enrolled');
    await tellLearner(context, employmentId, 'promoted', session);
  }
}
