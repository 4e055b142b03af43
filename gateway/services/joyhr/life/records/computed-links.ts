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

/** The same of entries, and where the account of who was hired is: `none`, `invited` or `active`. */
export async function entryLinks(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { rows } = await sql<{ id: string; employmentId: string; account: string }>`
    select n.id, n.employment_id as "employmentId",
      case when a.id is null then 'none' when a.has_password then 'active' else 'invited' end as account
    from entry n
    left join membership m on m.tenant_id = n.tenant_id and m.employment_id = n.employment_id
    left join account a on a.id = m.account_id
    where n.tenant_id = ${tenantId} and n.id = any(${ids}::uuid[])
      and n.employment_id is not null`.execute(database);
  return new Map(rows.map(({ id, ...links }) => [id, links]));
}
