import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Gives new rows the person of their employment: what belongs to a person is read by the person too. */
export async function keepPersons(
  table: 'education' | 'emergency_contact' | 'bank_account',
  changes: readonly { readonly id: string }[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await sql`update ${sql.table(table)} r set person_id = e.person_id from employment e
    where r.tenant_id = ${tenantId} and r.id = any(${ids}::uuid[]) and r.person_id is null
      and e.tenant_id = r.tenant_id and e.id = r.employment_id`.execute(database);
}
