import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { hiringJob } from '#bridge/calls/recruit/records/job.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

type Ids = readonly string[];
type JobFields = (typeof hiringJob)['fields'];

/** Stages that an application is in or was in. */
export async function usedStages(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select s.id from hiring_stage s
    where s.tenant_id = ${tenantId} and s.id = any(${ids}::uuid[]) and exists (
      select from application_step t where t.tenant_id = ${tenantId}
        and (t.to_stage_id = s.id or t.from_stage_id = s.id))`.execute(database);
  return rows.map(({ id }) => id);
}

/** Requisitions that a job hires for. */
export async function usedRequisitions(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('hiring_job as j')
    .where('j.tenant_id', '=', tenantId)
    .where('j.requisition_id', 'in', [...ids])
    .where('j.removed_at', 'is', null)
    .distinct()
    .select('j.requisition_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Jobs that somebody applied for. */
export async function usedJobs(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('application as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.job_id', 'in', [...ids])
    .distinct()
    .select('a.job_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Candidates with an application. */
export async function usedCandidates(
  ids: Ids,
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('application as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.candidate_id', 'in', [...ids])
    .distinct()
    .select('a.candidate_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A job opens while its requisition is open, and closes once no application is active. */
export async function checkJobState(
  { id, after, stateAfter }: Change<JobFields, 'draft' | 'open' | 'paused' | 'closed'>,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<JobFields>>[]> {
  const { database, tenantId } = context;
  if (stateAfter === 'closed') {
    const active = await database
      .selectFrom('application as a')
      .where('a.tenant_id', '=', tenantId)
      .where('a.job_id', '=', id)
      .where('a.state', '=', 'active')
      .select('a.id')
      .limit(1)
      .executeTakeFirst();
    return active === undefined ? [] : [{ field: 'title', issue: 'activeApplications' }];
  }
  const requisition = await database
    .selectFrom('requisition as q')
    .where('q.tenant_id', '=', tenantId)
    .where('q.id', '=', after.requisition)
    .select('q.state')
    .executeTakeFirst();
  return requisition?.state === 'open'
    ? []
    : [{ field: 'requisition', issue: 'requisitionClosed' }];
}
