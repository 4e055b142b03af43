import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';

type Parented = Pick<Change, 'id' | 'changed'> & {
  readonly after: { readonly parent: string | null };
};

/** Finds categories whose new parent is below them: all categories of a company are few, so they are read at once. */
export async function checkParents(
  changes: readonly Parented[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'parent'>[]> {
  const moved = changes.filter(({ changed }) => changed.has('parent'));
  if (moved.length === 0) return [];
  const rows = await database
    .selectFrom('post_category as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.removed_at', 'is', null)
    .select(['c.id', 'c.parent_id'])
    .forUpdate()
    .execute();
  const parentOf = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  for (const { id, after } of changes) parentOf.set(id, after.parent);
  const isCircle = (id: string): boolean => {
    const seen = new Set([id]);
    for (let at = parentOf.get(id); at; at = parentOf.get(at)) {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
  return moved
    .filter(({ id }) => isCircle(id))
    .map(({ id }) => ({ id, field: 'parent', issue: 'choice' }));
}
