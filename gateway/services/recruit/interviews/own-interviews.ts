import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myInterviews, submitScorecard } from '#bridge/calls/recruit/interviews.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Days back that the own interviews go. */
const shownDays = 90;

/** Lists the caller's own interviews. */
export async function listOwnInterviews(
  context: CallContext,
): Promise<ResultOf<typeof myInterviews>> {
  const { database, tenantId, now } = context;
  const { employmentId } = callerOf(context);
  if (employmentId === null) return [];
  const rows = await database
    .selectFrom('interview_member as m')
    .innerJoin('interview as i', (join) =>
      join.onRef('i.tenant_id', '=', 'm.tenant_id').onRef('i.id', '=', 'm.interview_id'),
    )
    .innerJoin('application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.application_id'),
    )
    .innerJoin('candidate as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .where('i.state', '=', 'booked')
    .where('i.held_on', '>=', addDays(dayOf(now()), -shownDays))
    .orderBy(sql`m.submitted_at is not null`)
    .orderBy('i.held_on')
    .orderBy('i.starts_at')
    .limit(200)
    .select([
      'i.id',
      'i.held_on as on',
      'i.starts_at as from',
      'i.minutes',
      'i.mode',
      'i.place',
      'j.title as jobTitle',
      'c.name',
      'c.education',
      'c.work_years as workYears',
      'c.employer',
      'c.post',
      'm.verdict',
      'm.strengths',
      'm.doubts',
    ])
    .execute();
  return rows.map(({ name, education, workYears, employer, post, ...interview }) => ({
    ...interview,
    candidate: { name, education, workYears, employer, post },
  }));
}

/** Submits the caller's own scorecard. */
export async function submitOwnCard(
  context: CallContext,
  { interviewId, verdict, strengths, doubts }: ParsedRequestOf<typeof submitScorecard>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const { employmentId } = callerOf(context);
  if (employmentId === null) throw new RefusedError('notFound');
  const card = await database
    .selectFrom('interview_member as m')
    .innerJoin('interview as i', (join) =>
      join.onRef('i.tenant_id', '=', 'm.tenant_id').onRef('i.id', '=', 'm.interview_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.interview_id', '=', interviewId)
    .where('m.employment_id', '=', employmentId)
    .select(['m.submitted_at as submittedAt', 'i.state', 'i.held_on as on'])
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined) throw new RefusedError('notFound');
  if (card.submittedAt !== null) throw new RefusedError(recruitCodes.submittedCard);
  if (card.state !== 'booked' || card.on > dayOf(now())) throw new RefusedError('notNow');
  await database
    .updateTable('interview_member')
    .where('tenant_id', '=', tenantId)
    .where('interview_id', '=', interviewId)
    .where('employment_id', '=', employmentId)
    .set({
      verdict,
      strengths: strengths ?? null,
      doubts: doubts ?? null,
      submitted_at: now().toISOString(),
    })
    .execute();
  context.record(`interview:${interviewId}`);
  return null;
}
