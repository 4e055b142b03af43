import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { daysBetween } from '#gateway/kernel/people/calendar.ts';
import type { Records } from '#gateway/record/binding.ts';
import { giveCertificates } from '../certificates/give.ts';
import { endRequest } from './end-request.ts';
import { lockSession, setEnrolment } from './seats.ts';
import { tellLearners } from './tell-learner.ts';

/** Frees everybody of a cancelled session and tells them; absence counts for no one. */
export async function cancelSession(
  context: CallContext,
  records: Records,
  sessionId: string,
): Promise<void> {
  const session = await lockSession(context, sessionId);
  if (session === undefined) return;
  const live = await context.database
    .selectFrom('training_enrolment as e')
    .where('e.tenant_id', '=', context.tenantId)
    .where('e.session_id', '=', sessionId)
    .where('e.state', 'in', ['asked', 'enrolled', 'waiting'])
    .select(['e.id', 'e.employment_id as employmentId', 'e.request_id as requestId'])
    .execute();
  for (const { id } of live) await setEnrolment(context, id, 'cancelled');
  const people = live.map(({ employmentId }) => employmentId);
  await tellLearners(context, people, 'sessionCancelled', session);
  // Seats are free by now, so that the end of a request promotes no one into the session.
  for (const { requestId } of live) await endRequest(context, records, requestId);
}

/** Judges a finished session: who signed in on enough of its days attended, the others were absent; the queue ends. */
export async function finishSession(
  context: CallContext,
  records: Records,
  sessionId: string,
): Promise<void> {
  const session = await lockSession(context, sessionId);
  if (session === undefined) return;
  await keepTerms(context, sessionId);
  const days = daysBetween(session.fromOn, session.toOn) + 1;
  const { rows } = await sql<{
    employmentId: string;
    state: string;
    requestId: string | null;
  }>`update training_enrolment e set state = case
      when e.state in ('asked', 'waiting') then 'cancelled'
      when (select count(*) from training_sign_in s where s.tenant_id = e.tenant_id
        and s.enrolment_id = e.id) * 100 >= ${session.presence * days} then 'attended'
      else 'absent' end
    where e.tenant_id = ${context.tenantId} and e.session_id = ${sessionId}
      and e.state in ('asked', 'enrolled', 'waiting')
    returning e.employment_id as "employmentId", e.state, e.request_id as "requestId"`.execute(
    context.database,
  );
  const attended = rows.filter(({ state }) => state === 'attended');
  await giveCertificates(
    context,
    session.courseId,
    attended.map(({ employmentId }) => employmentId),
  );
  for (const { state, requestId } of rows)
    if (state === 'cancelled') await endRequest(context, records, requestId);
}

/** Keeps how the course asks for feedback now: a later change of it is for later sessions. */
async function keepTerms({ database, tenantId }: CallContext, sessionId: string): Promise<void> {
  await sql`update training_session s set feedback = c.feedback, feedback_least = c.feedback_least
    from training_course c where s.tenant_id = ${tenantId} and s.id = ${sessionId}
      and c.tenant_id = s.tenant_id and c.id = s.course_id`.execute(database);
}
