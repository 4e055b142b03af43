import { sql } from 'kysely';
import type { trainingSession } from '#bridge/calls/elephantstep/records/session.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue, Records } from '#gateway/record/binding.ts';
import { cancelSession, finishSession } from '../enrolment/end-session.ts';
import { countTaken, lockSession, promoteWaiting } from '../enrolment/seats.ts';

type Ids = readonly string[];
type SessionFields = (typeof trainingSession)['fields'];
type SessionChange = Change<SessionFields, 'draft' | 'open' | 'done' | 'cancelled'>;

/** Courses that have a session. */
export async function usedCourses(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('training_session as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.course_id', 'in', [...ids])
    .where('s.removed_at', 'is', null)
    .distinct()
    .select('s.course_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sessions that somebody was ever enrolled in. */
export async function usedSessions(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.session_id', 'in', [...ids])
    .distinct()
    .select('e.session_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Seats never go below those taken; the session is locked, so that no enrolment comes in between. */
export async function checkSeats(
  changes: readonly SessionChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<SessionFields>>[]> {
  const issues: ChangeIssue<NameIn<SessionFields>>[] = [];
  for (const { action, id, after, changed } of changes) {
    if (action !== 'update' || !changed.has('seats')) continue;
    await lockSession(context, id);
    const taken = await countTaken(context, id);
    if (after.seats < taken) issues.push({ id, field: 'seats', issue: 'tooSmall', min: taken });
  }
  return issues;
}

/** A session is published for an open course. */
export async function checkPublish(
  { after }: SessionChange,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<SessionFields>>[]> {
  const { rows } = await sql<{ state: string }>`select state from training_course
    where tenant_id = ${tenantId} and id = ${after.course}`.execute(database);
  return rows[0]?.state === 'open' ? [] : [{ field: 'course', issue: 'invalid' }];
}

/** More seats move the queue up; a cancelled session frees its people, a finished one judges them. */
export async function followSessions(
  changes: readonly SessionChange[],
  context: CallContext,
  records: Records,
): Promise<void> {
  for (const { action, id, changed, stateAfter } of changes) {
    if (action === 'update' && changed.has('seats')) await promoteWaiting(context, id);
    if (action !== 'move') continue;
    if (stateAfter === 'cancelled') await cancelSession(context, records, id);
    if (stateAfter === 'done') await finishSession(context, records, id);
  }
}
