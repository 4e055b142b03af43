import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { ChangeName } from '../take-effect.ts';

/** The employment a change is about, for the way to its record. An entry has one from its day on. */
export async function computedLinks(
  name: ChangeName,
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { rows } = await sql<{ id: string; employmentId: string }>`
    select id, employment_id as "employmentId" from ${sql.table(name)}
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and employment_id is not null`.execute(
    database,
  );
  return new Map(rows.map(({ id, employmentId }) => [id, { employmentId }]));
}
