import { sql } from 'kysely';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { keepStep } from '../board/steps.ts';
import { duplicateNote } from '../texts/duplicate-words.ts';

interface Candidates {
  readonly keptId: string;
  readonly mergedId: string;
}

interface LiveApplication {
  readonly id: string;
  readonly candidateId: string;
  readonly jobId: string;
  readonly stageId: string;
  readonly state: 'active' | 'hired';
  readonly sequence: number;
  readonly hasOffer: boolean;
}

/** Gives the applications of one candidate to another. Of two to one job the one further on stays, the other ends. */
export async function joinApplications(
  context: CallContext,
  both: Candidates,
): Promise<{ readonly moved: string[]; readonly closed: string[] }> {
  const live = await readLive(context, both);
  const byJob = Map.groupBy(live, ({ jobId }) => jobId);
  const closed = [];
  for (const [first, second] of byJob.values()) {
    if (first === undefined || second === undefined) continue;
    await closeDuplicate(context, second);
    closed.push(second.id);
  }
  const { database, tenantId } = context;
  const { rows } = await sql<{ id: string }>`update application set candidate_id = ${both.keptId},
      version = version + 1
    where tenant_id = ${tenantId} and candidate_id = ${both.mergedId} returning id`.execute(
    database,
  );
  await sql`update offer set candidate_id = ${both.keptId}, version = version + 1
    where tenant_id = ${tenantId} and candidate_id = ${both.mergedId}`.execute(database);
  return { moved: rows.map(({ id }) => id), closed };
}

/** The applications that are not closed, those further on first. */
async function readLive(
  { database, tenantId }: CallContext,
  { keptId, mergedId }: Candidates,
): Promise<readonly LiveApplication[]> {
  const { rows } = await sql<LiveApplication>`select a.id, a.candidate_id as "candidateId",
      a.job_id as "jobId", a.stage_id as "stageId", a.state, s.sequence,
      exists (select from offer o where o.tenant_id = a.tenant_id and o.application_id = a.id
        and o.state in ('sent', 'accepted')) as "hasOffer"
    from application a join hiring_stage s on s.tenant_id = a.tenant_id and s.id = a.stage_id
    where a.tenant_id = ${tenantId} and a.candidate_id in (${keptId}, ${mergedId})
      and a.state <> 'closed'
    order by (a.state = 'hired') desc, s.sequence desc, a.applied_on, a.id
    for update of a`.execute(database);
  return rows;
}

async function closeDuplicate(context: CallContext, application: LiveApplication): Promise<void> {
  if (application.state === 'hired') throw new RefusedError(recruitCodes.hiredIsFinal);
  if (application.hasOffer) throw new RefusedError(recruitCodes.offerLive);
  const { database, tenantId, locale } = context;
  const note = duplicateNote[locale];
  await database
    .updateTable('application')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', application.id)
    .set({ state: 'closed', close_kind: 'other', close_note: note, version: sql`version + 1` })
    .execute();
  const { id, stageId } = application;
  const step = { applicationId: id, fromStageId: stageId, toStageId: stageId };
  await keepStep(context, { ...step, action: 'closed', reason: note });
}
