import { sql } from 'kysely';
import type { sessionDesk } from '#bridge/calls/elephantstep/desk.ts';
import { type giveFeedback, usualLeast } from '#bridge/calls/elephantstep/feedback.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findLive, lockSession } from './seats.ts';

type Shown = ResultOf<typeof sessionDesk>['feedback'];

interface Asked {
  readonly feedback: 'named' | 'anonymous' | null;
  readonly least: number;
}

/** As the course asked when the session ended: what people were told holds, whatever becomes of the course. */
async function readAsked(
  { database, tenantId }: CallContext,
  sessionId: string,
): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`select feedback,
      coalesce(feedback_least, ${usualLeast})::int as least
    from training_session
    where tenant_id = ${tenantId} and id = ${sessionId} and state = 'done'`.execute(database);
  return rows[0];
}

/** Keeps what somebody who was there says, once. The lock of the session gives each answer its batch. */
export async function keepFeedback(
  context: CallContext,
  request: ParsedRequestOf<typeof giveFeedback>,
): Promise<null> {
  const { sessionId, rating, comment = null } = request;
  const { database, tenantId } = context;
  const own = ownEmployment(context);
  if ((await lockSession(context, sessionId)) === undefined) throw new RefusedError('notFound');
  const live = await findLive(context, sessionId, own);
  if (live === undefined) throw new RefusedError('notFound');
  const asked = await readAsked(context, sessionId);
  if (asked?.feedback == null || live.state !== 'attended') throw new RefusedError('notNow');
  const { rows } = await sql`update training_enrolment set feedback_given = true
    where tenant_id = ${tenantId} and id = ${live.id} and not feedback_given
    returning id`.execute(database);
  if (rows.length === 0) throw new RefusedError('notNow');
  const author = asked.feedback === 'named' ? own : null;
  await sql`insert into session_feedback (tenant_id, session_id, employment_id, rating, comment, batch)
    select ${tenantId}, ${sessionId}, ${author}::uuid, ${rating}, ${comment}, count(*) / ${asked.least}
    from session_feedback where tenant_id = ${tenantId} and session_id = ${sessionId}
      and employment_id is null`.execute(database);
  context.record(`trainingSession:${sessionId}`, { feedback: true });
  return null;
}

interface Row {
  readonly id: string;
  readonly isNamed: boolean;
  readonly name: string | null;
  readonly rating: number;
  readonly comment: string | null;
}

/**
 * What the desk shows of a session that is over. Anonymous answers are shown in full batches only, in an order that says
 * nothing; null where the session does not ask.
 */
export async function readFeedback(context: CallContext, sessionId: string): Promise<Shown> {
  const { database, tenantId } = context;
  const asked = await readAsked(context, sessionId);
  if (asked?.feedback == null) return null;
  const isAnonymous = asked.feedback === 'anonymous';
  const { rows: counted } = await sql<{ given: number }>`select count(*)::int as given
    from session_feedback where tenant_id = ${tenantId} and session_id = ${sessionId}`.execute(
    database,
  );
  const given = counted[0]?.given ?? 0;
  const { rows } = await sql<Row>`select f.id, f.employment_id is not null as "isNamed", p.name,
      f.rating, f.comment
    from session_feedback f
    left join employment e on e.tenant_id = f.tenant_id and e.id = f.employment_id
    left join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where f.tenant_id = ${tenantId} and f.session_id = ${sessionId}
      and (f.employment_id is not null or f.batch in (select b.batch from session_feedback b
        where b.tenant_id = ${tenantId} and b.session_id = ${sessionId} and b.employment_id is null
        group by b.batch having count(*) >= ${asked.least}))
    order by f.id`.execute(database);
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  const tenths = rows.length === 0 ? null : Math.round((sum * 10) / rows.length);
  return {
    isAnonymous,
    least: asked.least,
    given,
    shown: rows.length,
    average: tenths === null ? null : `${Math.floor(tenths / 10)}.${tenths % 10}`,
    ratings: [1, 2, 3, 4, 5].map((step) => rows.filter(({ rating }) => rating === step).length),
    comments: rows.flatMap(({ id, isNamed, name, rating, comment }) => {
      if (comment === null) return [];
      const isOpen = isNamed && !isAnonymous;
      return [{ id, name: isOpen ? name : null, rating: isOpen ? rating : null, comment }];
    }),
  };
}
