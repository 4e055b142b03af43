import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { undoMerge } from '#bridge/calls/recruit/duplicates.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { addHistory } from '#gateway/record/history.ts';
import { updateRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { keepStep } from '../board/steps.ts';
import { saidUntil } from '../consents/kept-until.ts';
import { candidates } from '../records/index.ts';
import { swapResumes } from './swap-resumes.ts';

type Values = Parameters<typeof updateRow>[1]['changes'];

/** A merge (`m`) after which the candidate was offered a job, hired, removed, or became one with another: it stays. */
export const followedMerges = sql<boolean>`(exists (select from application_step s
    join application a on a.tenant_id = s.tenant_id and a.id = s.application_id
    where s.tenant_id = m.tenant_id and a.candidate_id = m.kept_id and s.at > m.at
      and (s.action in ('offered', 'accepted') or exists (select from hiring_stage g
        where g.tenant_id = s.tenant_id and g.id = s.to_stage_id and g.kind = 'hired')))
  or exists (select from candidate_merge n where n.tenant_id = m.tenant_id and n.at > m.at
    and n.undone_at is null and (n.kept_id = m.kept_id or n.merged_id = m.kept_id))
  or exists (select from candidate c where c.tenant_id = m.tenant_id and c.id in (m.kept_id, m.merged_id)
    and c.cleared_on is not null))`;

/** A merge as it is taken back. */
interface Merge {
  readonly keptId: string;
  readonly mergedId: string;
  readonly keptBefore: Values;
  readonly customValues: readonly unknown[];
  readonly keepUntilBefore: string | null;
  readonly moved: readonly string[];
  readonly closed: readonly string[];
  readonly schools: readonly string[];
  readonly jobs: readonly string[];
  readonly isFinal: boolean;
}

/** Makes two candidates of a merged one again. What was added since stays with the one that was kept. */
export async function undoOne(
  context: CallContext,
  { id }: ParsedRequestOf<typeof undoMerge>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const scope = await openScope(context, candidates, records);
  const merge = await readMerge(context, id);
  const kept = await findRow(scope, merge.keptId);
  await restoreMerged(context, merge);
  await giveBack(context, merge);
  await keepAsBefore(context, merge);
  const { resume, ...changes } = merge.keptBefore;
  await updateRow(scope, { id: kept.id, version: kept.version, changes });
  if (resume !== undefined) await swapResumes(context, merge);
  const restored = await findRow(scope, merge.mergedId);
  await addHistory(scope, [
    { id: restored.id, action: 'update', version: restored.version, changes: [] },
  ]);
  await database
    .updateTable('candidate_merge')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ undone_at: now().toISOString() })
    .execute();
  context.record(`candidate:${merge.mergedId}`);
  return null;
}

async function readMerge({ database, tenantId, now }: CallContext, id: string): Promise<Merge> {
  const { rows } = await sql<Merge>`select m.kept_id as "keptId", m.merged_id as "mergedId",
      m.kept_before as "keptBefore", m.custom_values as "customValues",
      m.keep_until_before::text as "keepUntilBefore",
      m.moved_application_ids as moved, m.closed_application_ids as closed,
      m.moved_school_ids as schools, m.moved_job_ids as jobs,
      (m.at <= ${now().toISOString()}::timestamptz - interval '30 days' or ${followedMerges}) as "isFinal"
    from candidate_merge m
    where m.tenant_id = ${tenantId} and m.id = ${id} and m.undone_at is null for update of m`.execute(
    database,
  );
  const [merge] = rows;
  if (merge === undefined) throw new RefusedError('notFound');
  if (merge.isFinal) throw new RefusedError(recruitCodes.mergeFinal);
  return merge;
}

async function restoreMerged(
  { database, tenantId }: CallContext,
  { mergedId, customValues }: Merge,
): Promise<void> {
  await database
    .updateTable('candidate')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mergedId)
    .set({ removed_at: null, merged_into_id: null, version: sql`version + 1` })
    .execute();
  await sql`insert into custom_value
    select x.* from jsonb_populate_recordset(null::custom_value, ${JSON.stringify(customValues)}::jsonb) x
    on conflict do nothing`.execute(database);
}

/** What was said about the kept candidate alone decides again; otherwise it is the day from before. */
async function keepAsBefore(
  { database, tenantId }: CallContext,
  { keptId, keepUntilBefore }: Merge,
): Promise<void> {
  await sql`update candidate c set keep_until = coalesce(${saidUntil}, ${keepUntilBefore}::date)
    where c.tenant_id = ${tenantId} and c.id = ${keptId}`.execute(database);
}

/** Returns applications, schools and jobs, and takes up the application that ended as a duplicate. */
async function giveBack(
  context: CallContext,
  { mergedId, moved, closed, schools, jobs }: Merge,
): Promise<void> {
  const { database, tenantId } = context;
  await sql`update application set candidate_id = ${mergedId}, version = version + 1
    where tenant_id = ${tenantId} and id = any(${moved}::uuid[])`.execute(database);
  await sql`update offer set candidate_id = ${mergedId}, version = version + 1
    where tenant_id = ${tenantId} and application_id = any(${moved}::uuid[])`.execute(database);
  await sql`update candidate_school set candidate_id = ${mergedId}, sort_order = sort_order - 100
    where tenant_id = ${tenantId} and id = any(${schools}::uuid[])`.execute(database);
  await sql`update candidate_job set candidate_id = ${mergedId}, sort_order = sort_order - 100
    where tenant_id = ${tenantId} and id = any(${jobs}::uuid[])`.execute(database);
  // Where the candidate has applied for the job once more since, that application stays and the old one ended.
  const { rows } = await sql<{ id: string; stageId: string }>`update application a
    set state = 'active', close_kind = null, close_note = null, version = version + 1
    where a.tenant_id = ${tenantId} and a.id = any(${closed}::uuid[]) and a.state = 'closed'
      and not exists (select from application o where o.tenant_id = a.tenant_id and o.id <> a.id
        and o.candidate_id = a.candidate_id and o.job_id = a.job_id and o.state <> 'closed')
    returning id, stage_id as "stageId"`.execute(database);
  for (const { id, stageId } of rows) {
    const step = { applicationId: id, fromStageId: stageId, toStageId: stageId };
    await keepStep(context, { ...step, action: 'reopened' });
  }
}
