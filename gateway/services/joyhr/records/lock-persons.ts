import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** The person of an employment, as rules over several rows of one person need it. */
export interface LockedPerson {
  readonly personId: string;
  readonly employmentType: string;
}

/** Reads the persons of some employments, and keeps others from changing what rules count of them until the transaction ends. */
export async function lockPersons(
  { database, tenantId }: CallContext,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, LockedPerson>> {
  const { rows } = await sql<{ id: string; personId: string; employmentType: string }>`
    select e.id, e.person_id as "personId", e.employment_type as "employmentType"
    from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId} and e.id = any(${employmentIds}::uuid[])
    order by p.id for update of p`.execute(database);
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
