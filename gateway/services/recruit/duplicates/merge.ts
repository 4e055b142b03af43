import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { mergeCandidates } from '#bridge/calls/recruit/duplicates.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { rightsOn } from '#gateway/record/rights.ts';
import { readRows, type StoredRow } from '#gateway/record/rows.ts';
import { commitRemovals, planRemoval } from '#gateway/record/save/remove.ts';
import { updateRow } from '#gateway/record/save/verbs.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { records } from '../../records.ts';
import { keptUntil, keptUntilOf, saidUntil } from '../consents/kept-until.ts';
import { candidates } from '../records/index.ts';
import { joinApplications } from './join-applications.ts';
import { swapResumes } from './swap-resumes.ts';

/** Takes one candidate into another. Both are locked in the order of their ids. */
export async function mergeTwo(
  context: CallContext,
  { keptId, mergedId, taken }: ParsedRequestOf<typeof mergeCandidates>,
): Promise<ResultOf<typeof mergeCandidates>> {
  const scope = await openScope(context, candidates, records);
  const [kept, merged] = await readRows(scope, [keptId, mergedId], { lock: true });
  if (kept === undefined || merged === undefined || keptId === mergedId) {
    throw new RefusedError('notFound');
  }
  const applications = await joinApplications(context, { keptId, mergedId });
  const schools = await moveSchools(context, { keptId, mergedId });
  const jobs = await moveJobs(context, { keptId, mergedId });
  const customValues = await readCustomValues(context, mergedId);
  await removeMerged(scope, merged, keptId);
  await takeValues(scope, { kept, merged, taken });
  const keepUntilBefore = await joinConsents(context, { keptId, mergedId });
  const id = uuid7();
  await context.database
    .insertInto('candidate_merge')
    .values({
      tenant_id: context.tenantId,
      id,
      kept_id: keptId,
      merged_id: mergedId,
      kept_before: JSON.stringify(
        Object.fromEntries(taken.map((name) => [name, kept.values[name] ?? null])),
      ),
      custom_values: JSON.stringify(customValues),
      keep_until_before: keepUntilBefore,
      moved_application_ids: applications.moved,
      closed_application_ids: applications.closed,
      moved_school_ids: schools,
      moved_job_ids: jobs,
      at: context.now().toISOString(),
      account_id: context.accountId,
      account_name: await actorNameOf(context),
    })
    .execute();
  return { id };
}

/** Writes the chosen values of the other row into the one that stays. */
async function takeValues(
  scope: Scope,
  { kept, merged, taken }: { kept: StoredRow; merged: StoredRow; taken: readonly string[] },
): Promise<void> {
  const values = taken.filter((name) => name !== 'resume');
  const changes = Object.fromEntries(values.map((name) => [name, merged.values[name] ?? null]));
  await updateRow(scope, { id: kept.id, version: kept.version, changes });
  if (!taken.includes('resume')) return;
  if (rightsOn(scope, kept.standing).resume !== 'write') {
    throw new RefusedError('noFieldPermission');
  }
  await swapResumes(scope.context, { keptId: kept.id, mergedId: merged.id });
}

/**
 * What was said last about either decides until when the data is kept, a withdrawal as well; where
 * nothing was said, the later end does. Returns the day the kept row had before.
 */
async function joinConsents(
  { database, tenantId }: CallContext,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`select keep_until::text as before
    from candidate where tenant_id = ${tenantId} and id = ${keptId}`.execute(database);
  await sql`update candidate c set keep_until = coalesce(${saidUntil},
      case when c.keep_until is not null or m.keep_until is not null
        then greatest(${keptUntil}, ${keptUntilOf('m')}) end)
    from candidate m where c.tenant_id = ${tenantId} and c.id = ${keptId}
      and m.tenant_id = c.tenant_id and m.id = ${mergedId}`.execute(database);
  return rows[0]?.before ?? null;
}

async function removeMerged(scope: Scope, merged: StoredRow, keptId: string): Promise<void> {
  const { database, tenantId } = scope.context;
  const { planned, refusals } = await planRemoval(scope, [{ id: merged.id }]);
  const [refusal] = refusals;
  if (refusal !== undefined) throw new RefusedError(refusal.code);
  await commitRemovals(scope, planned);
  await database
    .updateTable('candidate')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', merged.id)
    .set({ merged_into_id: keptId })
    .execute();
}

/** Schools that the row that stays does not have yet. */
async function moveSchools(
  { database, tenantId }: CallContext,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update candidate_school s
    set candidate_id = ${keptId}, sort_order = s.sort_order + 100
    where s.tenant_id = ${tenantId} and s.candidate_id = ${mergedId}
      and (select count(*) from candidate_school k where k.tenant_id = ${tenantId}
        and k.candidate_id = ${keptId}) + s.sort_order < 20
      and not exists (select from candidate_school k where k.tenant_id = ${tenantId}
        and k.candidate_id = ${keptId} and lower(k.school) = lower(s.school))
    returning s.id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Work that the row that stays does not have yet. */
async function moveJobs(
  { database, tenantId }: CallContext,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update candidate_job s
    set candidate_id = ${keptId}, sort_order = s.sort_order + 100
    where s.tenant_id = ${tenantId} and s.candidate_id = ${mergedId}
      and (select count(*) from candidate_job k where k.tenant_id = ${tenantId}
        and k.candidate_id = ${keptId}) + s.sort_order < 20
      and not exists (select from candidate_job k where k.tenant_id = ${tenantId}
        and k.candidate_id = ${keptId} and lower(k.employer) = lower(s.employer)
        and k."from" is not distinct from s."from")
    returning s.id`.execute(database);
  return rows.map(({ id }) => id);
}

async function readCustomValues(
  { database, tenantId }: CallContext,
  mergedId: string,
): Promise<readonly unknown[]> {
  return database
    .selectFrom('custom_value')
    .where('tenant_id', '=', tenantId)
    .where('row_id', '=', mergedId)
    .selectAll()
    .execute();
}
