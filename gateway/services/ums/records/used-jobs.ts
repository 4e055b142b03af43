import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** The posts or positions among some that a job ever named: what people held is part of their record. */
export async function usedJobs(
  { database, tenantId }: CallContext,
  column: 'post_id' | 'position_id',
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct ${sql.ref(`j.${column}`)} as id
    from job_row j where j.tenant_id = ${tenantId}
      and ${sql.ref(`j.${column}`)} = any(${ids}::uuid[])`.execute(database);
  return rows.map(({ id }) => id);
}
