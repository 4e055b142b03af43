import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { swapTexts } from '../resumes/keep-read.ts';

/** Gives each of two candidates the résumé of the other, with what was read of it: a file has one owner, and none is lost. */
export async function swapResumes(
  context: CallContext,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
): Promise<void> {
  const { database, tenantId } = context;
  await sql`update candidate c set resume_id = o.resume_id from candidate o
    where c.tenant_id = ${tenantId} and o.tenant_id = c.tenant_id and (c.id, o.id) in
      ((${keptId}::uuid, ${mergedId}::uuid), (${mergedId}::uuid, ${keptId}::uuid))`.execute(
    database,
  );
  await sql`update record_file f
    set row_id = case when f.row_id = ${keptId}::uuid then ${mergedId}::uuid else ${keptId}::uuid end
    where f.tenant_id = ${tenantId} and f.record = 'candidate' and f.field = 'resume'
      and f.row_id in (${keptId}::uuid, ${mergedId}::uuid)`.execute(database);
  await swapTexts(context, [keptId, mergedId]);
}
