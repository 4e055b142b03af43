import { sql } from 'kysely';
import { overrideFunctions } from '#bridge/calls/recruit/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { CompanyRows } from '../times/panel.ts';
import type { GuardedStage, MoveFacts } from './guards.ts';
import type { OpenApplication } from './open-application.ts';

/** Reads the stages of the company by their order. */
export async function readStages({
  database,
  tenantId,
}: CompanyRows): Promise<readonly GuardedStage[]> {
  return database
    .selectFrom('hiring_stage as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.removed_at', 'is', null)
    .orderBy('s.sequence')
    .select([
      's.id',
      's.sequence',
      's.kind',
      sql<number>`coalesce(s.scorecards, 0)`.as('scorecards'),
    ])
    .execute();
}

/** Reads what decides whether an application may move. Locks the requisition, whose heads are counted. */
export async function readFacts(
  context: CallContext,
  application: OpenApplication,
  { to, reason }: { readonly to: string; readonly reason: string | undefined },
): Promise<MoveFacts> {
  const { id, state, jobState, stageId } = application;
  return {
    state,
    jobIsOpen: jobState === 'open',
    stages: await readStages(context),
    from: stageId,
    to,
    reason,
    isLockedElsewhere: await isLockedElsewhere(context, application),
    submitted: await countSubmitted(context, id, stageId),
    mayOverride: hasFunction(context.rights, overrideFunctions['board.override']),
    headsLeft: await countHeadsLeft(context, application),
    offer: await readOfferState(context, id),
  };
}

/** Another application of the candidate has a sent or accepted offer. */
export async function isLockedElsewhere(
  { database, tenantId }: CompanyRows,
  { id, candidateId }: Pick<OpenApplication, 'id' | 'candidateId'>,
): Promise<boolean> {
  const found = await database
    .selectFrom('offer as o')
    .innerJoin('application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.application_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('a.candidate_id', '=', candidateId)
    .where('a.id', '<>', id)
    .where('a.state', '=', 'active')
    .where('o.state', 'in', ['sent', 'accepted'])
    .select('o.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The heads of a requisition that no hired person and no sent or accepted offer of another application takes. */
export async function countHeadsLeft(
  { database, tenantId }: CompanyRows,
  { id, requisitionId }: Pick<OpenApplication, 'id' | 'requisitionId'>,
): Promise<number> {
  const { heads } = await database
    .selectFrom('requisition as q')
    .where('q.tenant_id', '=', tenantId)
    .where('q.id', '=', requisitionId)
    .select('q.heads')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { taken } = await database
    .selectFrom('application as a')
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('j.requisition_id', '=', requisitionId)
    .where('a.id', '<>', id)
    .where(
      sql<boolean>`(a.state = 'hired' or (a.state = 'active' and exists (select from offer o
        where o.tenant_id = a.tenant_id and o.application_id = a.id and o.state in ('sent', 'accepted'))))`,
    )
    .select(sql<number>`count(*)::int`.as('taken'))
    .executeTakeFirstOrThrow();
  return heads - taken;
}

async function countSubmitted(
  { database, tenantId }: CallContext,
  applicationId: string,
  stageId: string,
): Promise<number> {
  const { submitted } = await database
    .selectFrom('interview as i')
    .innerJoin('interview_member as m', (join) =>
      join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.interview_id', '=', 'i.id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.application_id', '=', applicationId)
    .where('i.stage_id', '=', stageId)
    .where('i.state', '=', 'booked')
    .where('m.submitted_at', 'is not', null)
    .select(sql<number>`count(*)::int`.as('submitted'))
    .executeTakeFirstOrThrow();
  return submitted;
}

async function readOfferState(
  { database, tenantId }: CallContext,
  applicationId: string,
): Promise<MoveFacts['offer']> {
  const offer = await database
    .selectFrom('offer as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.application_id', '=', applicationId)
    .where('o.removed_at', 'is', null)
    .orderBy('o.created_at', 'desc')
    .select('o.state')
    .limit(1)
    .executeTakeFirst();
  return offer?.state ?? null;
}
