import { sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { atWorkOn } from '#gateway/kernel/people/reached-people.ts';
import { closeOf } from '../exam/close-attempt.ts';
import { lockSession, promoteWaiting, type SeatContext, setEnrolment } from './seats.ts';

/**
 * Ends what people who left have before them: their seats and places in the queue of sessions to come, which go to who
 * waits, and attempts that are open. A second time ends nothing.
 */
export async function endForLeavers(context: SeatContext): Promise<number> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const gone = sql`not exists (select from employment e where e.tenant_id = ${tenantId}
    and e.id = x.employment_id and (e.joined_on > ${today}::date or ${atWorkOn(today)}))`;
  const { rows: sessions } = await sql<{ id: string }>`select distinct x.session_id as id
    from training_enrolment x
    join training_session s on s.tenant_id = x.tenant_id and s.id = x.session_id
    where x.tenant_id = ${tenantId} and x.state in ('asked', 'enrolled', 'waiting') and s.state = 'open'
      and s.from_on >= ${today}::date and ${gone} order by 1`.execute(database);
  let ended = 0;
  for (const { id } of sessions) {
    await lockSession(context, id);
    const { rows } = await sql<{ id: string }>`select x.id from training_enrolment x
      where x.tenant_id = ${tenantId} and x.session_id = ${id}
        and x.state in ('asked', 'enrolled', 'waiting') and ${gone} order by x.id`.execute(
      database,
    );
    for (const enrolment of rows) await setEnrolment(context, enrolment.id, 'cancelled');
    ended += rows.length;
    await promoteWaiting(context, id);
  }
  const { rows: sitting } = await sql<{ id: string }>`select distinct x.employment_id as id
    from exam_attempt x where x.tenant_id = ${tenantId} and x.submitted_at is null and ${gone}
    order by 1`.execute(database);
  for (const { id } of sitting) await closeOf(context, id);
  return ended;
}
