import { sql } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** Where many organisations are added. */
export interface ManyOrgans {
  readonly tenantId: string;
  readonly parentId: string;
  readonly count: number;
  /** The day on which all of them open. */
  readonly from: string;
}

/** Adds many organisations below one, as an import does: 网点 1, 网点 2 and so on. */
export async function addManyOrgans(
  database: Pick<GatewayDatabase, 'withTransaction'>,
  { tenantId, parentId, count, from }: ManyOrgans,
): Promise<void> {
  await database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    sql`with made as (
        insert into organ (tenant_id, id, code, number, kind, opened_on)
        select ${tenantId}::uuid, gen_random_uuid(), 'SITE' || n, 100000 + n, 'store', ${from}::date
        from generate_series(1, ${count}::int) n returning id, number)
      insert into organ_row
        (tenant_id, id, organ_id, from_on, parent_id, path, name, name_sort, sort_order)
      select ${tenantId}::uuid, gen_random_uuid(), m.id, ${from}::date, p.organ_id,
        p.path || m.number || '/', '网点 ' || m.number - 100000, 'wang3', m.number
      from made m, organ_row p
      where p.tenant_id = ${tenantId} and p.organ_id = ${parentId} and p.to_on is null`.execute(
      transaction,
    ),
  );
}
