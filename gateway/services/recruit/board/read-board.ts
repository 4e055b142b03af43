import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { recruitBoard } from '#bridge/calls/recruit/board.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { readPanels } from '../interviews/read-interviews.ts';
import { requireJob } from './open-application.ts';

type Board = ResultOf<typeof recruitBoard>;

/** The most cards of a board. */
const mostCards = 2000;

/** Returns the stages of a job with its applications. */
export async function readBoard(
  context: CallContext,
  { jobId }: ParsedRequestOf<typeof recruitBoard>,
): Promise<Board> {
  await requireJob(context, jobId);
  const mayOffer = hasFunction(context.rights, offer.functionId);
  return {
    job: await readJob(context, jobId),
    can: { move: hasFunction(context.rights, recruitFunctions['board.move']), offer: mayOffer },
    stages: await readColumns(context),
    cards: await readCards(context, jobId),
    closed: await countClosed(context, jobId),
  };
}

async function readJob({ database, tenantId }: CallContext, jobId: string): Promise<Board['job']> {
  return database
    .selectFrom('hiring_job as j')
    .innerJoin('requisition as q', (join) =>
      join.onRef('q.tenant_id', '=', 'j.tenant_id').onRef('q.id', '=', 'j.requisition_id'),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.id', '=', jobId)
    .select([
      'j.id',
      'j.title',
      'j.state',
      'q.heads',
      sql<number>`(select count(*)::int from application a
        join hiring_job o on o.tenant_id = a.tenant_id and o.id = a.job_id
        where a.tenant_id = ${tenantId} and o.requisition_id = q.id and a.state = 'hired')`.as(
        'filled',
      ),
    ])
    .executeTakeFirstOrThrow();
}

async function readColumns({ database, tenantId, locale }: CallContext): Promise<Board['stages']> {
  return database
    .selectFrom('hiring_stage as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.removed_at', 'is', null)
    .orderBy('s.sequence')
    .select([
      's.id',
      locale === 'en' ? 's.name_en as name' : 's.name',
      's.kind',
      's.target_days as targetDays',
      sql<number>`coalesce(s.scorecards, 0)`.as('scorecards'),
    ])
    .execute();
}

async function readCards(context: CallContext, jobId: string): Promise<Board['cards']> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const rows = await database
    .selectFrom('application as a')
    .innerJoin('candidate as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('hiring_channel as h', (join) =>
      join.onRef('h.tenant_id', '=', 'c.tenant_id').onRef('h.id', '=', 'c.channel_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.job_id', '=', jobId)
    .where('a.state', '<>', 'closed')
    .orderBy('a.stage_on')
    .orderBy('a.id')
    .limit(mostCards)
    .select([
      'a.id',
      'a.candidate_id as candidateId',
      'c.name',
      'c.education',
      'c.work_years as workYears',
      'c.employer',
      'h.name as channelName',
      'a.stage_id as stageId',
      'a.stage_on as stageOn',
      'a.version',
      sql<
        string | null
      >`(select min(i.held_on)::text from interview i where i.tenant_id = a.tenant_id
        and i.application_id = a.id and i.state = 'booked' and i.held_on >= ${today}::date)`.as(
        'interviewOn',
      ),
      sql<
        Board['cards'][number]['offer']
      >`(select o.state from offer o where o.tenant_id = a.tenant_id
        and o.application_id = a.id and o.removed_at is null order by o.created_at desc limit 1)`.as(
        'offer',
      ),
    ])
    .execute();
  const panels = await readPanels(
    context,
    rows.map(({ id }) => id),
  );
  const verdicts = Map.groupBy(
    panels.filter(({ verdict }) => verdict !== null),
    ({ applicationId }) => applicationId,
  );
  return rows.map((row) => ({
    ...row,
    days: daysBetween(row.stageOn, today),
    verdicts: (verdicts.get(row.id) ?? []).flatMap(({ verdict }) => verdict ?? []),
  }));
}

async function countClosed({ database, tenantId }: CallContext, jobId: string): Promise<number> {
  const { closed } = await database
    .selectFrom('application as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.job_id', '=', jobId)
    .where('a.state', '=', 'closed')
    .select(sql<number>`count(*)::int`.as('closed'))
    .executeTakeFirstOrThrow();
  return closed;
}
