import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Puts right which contract of an employment followed which, and how often each was renewed before. */
export async function orderContracts(
  changes: readonly { readonly after: { readonly employment: string } }[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const employments = [...new Set(changes.map(({ after }) => after.employment))];
  await sql`update contract c set renewals = s.place - 1, renewed_by = s.next
    from (select id, row_number() over following as place, lead(id) over following as next
      from contract
      where tenant_id = ${tenantId} and employment_id = any(${employments}::uuid[])
        and removed_at is null
      window following as (partition by employment_id order by from_on, id)) s
    where c.tenant_id = ${tenantId} and c.id = s.id
      and (c.renewals, c.renewed_by) is distinct from (s.place - 1, s.next)`.execute(database);
}
