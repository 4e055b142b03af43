import { onDay } from '#gateway/kernel/people/dated.ts';
import type { RetireeFacts } from '../law/retirement-groups.ts';
import type { Actor } from './actor.ts';

type Reader = Pick<Actor, 'database' | 'tenantId'>;
type WorkKind = RetireeFacts['workKind'];

/** Which work a post is; null where it is not said. */
export async function readWorkKind(
  { database, tenantId }: Reader,
  postId: string | undefined,
): Promise<WorkKind> {
  if (postId === undefined) return null;
  const post = await database
    .selectFrom('post as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', postId)
    .select('t.work_kind')
    .executeTakeFirst();
  return post?.work_kind ?? null;
}

/** Which work somebody does on a day. */
export async function workKindOf(
  { database, tenantId }: Reader,
  employmentId: string,
  day: string,
): Promise<WorkKind> {
  const job = await database
    .selectFrom('job_row as j')
    .innerJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.employment_id', '=', employmentId)
    .where(onDay('j', day))
    .select('t.work_kind')
    .executeTakeFirst();
  return job?.work_kind ?? null;
}
