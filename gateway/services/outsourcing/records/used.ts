/** Rows that others are based on: they are not removed. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Finds those of some rows that rows of another table point to. */
function usedBy(table: string, column: string) {
  return async (
    ids: readonly string[],
    { database, tenantId }: CallContext,
  ): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`select distinct u.${sql.ref(column)} as id
      from ${sql.table(table)} u
      where u.tenant_id = ${tenantId} and u.removed_at is null and u.${sql.ref(column)} = any(${ids}::uuid[])`.execute(
      database,
    );
    return rows.map(({ id }) => id);
  };
}

/** Agencies with an agreement. */
export const usedAgencies = usedBy('dispatch_agreement', 'agency_id');

/** Agreements with a post. */
export const usedAgreements = usedBy('dispatch_post', 'agreement_id');

/** Posts that somebody was assigned to. */
export const usedPosts = usedBy('dispatch_assignment', 'post_id');
