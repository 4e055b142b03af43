import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** What every planted text begins with; it appears nowhere else. */
export const canary = 'CANARY';

/** Runs something with the rights of the owner. */
export type AsOwner = <Result>(work: (client: ClientBase) => Promise<Result>) => Promise<Result>;

/** The tables that hold the rows of tenants. */
export async function tenantTableNames(asOwner: AsOwner): Promise<string[]> {
  const { rows } = await asOwner((client) =>
    client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relrowsecurity
         and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
       order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/**
 * Writes `CANARY-<table>-<column>-…` into every text of a tenant that the table's own rules let change.
 * @returns how many columns hold canaries now.
 */
export async function plantCanaries(asOwner: AsOwner, tenantId: string): Promise<number> {
  return asOwner(async (client) => {
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'app' and data_type = 'text' and is_generated = 'NEVER'
         and table_name in (select table_name from information_schema.columns
           where table_schema = 'app' and column_name = 'tenant_id')`,
    );
    let planted = 0;
    for (const { table_name: table, column_name: column } of rows) {
      const text = `'${canary}-${table}-${column}-' || substr(md5(ctid::text), 1, 10)`;
      try {
        const { rowCount } = await client.query(
          `update app."${table}" set "${column}" = ${text} where tenant_id = '${tenantId}'`,
        );
        if (rowCount !== null && rowCount > 0) planted += 1;
      } catch {
        // A choice of words or a reference: the column has no room for a canary.
      }
    }
    return planted;
  });
}

/** Some ids of a tenant's rows, by table. */
export type IdsByTable = ReadonlyMap<string, readonly string[]>;

/** Reads ids of a tenant, a few of every table that has them. */
export async function idsOf(
  asOwner: AsOwner,
  tenantId: string,
  perTable: number,
): Promise<IdsByTable> {
  const tables = await tenantTableNames(asOwner);
  return asOwner(async (client) => {
    const found = new Map<string, string[]>();
    for (const table of tables) {
      const { rows } = await client.query<{ row: { id?: string } }>(
        `select to_jsonb(t) as row from app."${table}" t where tenant_id = $1 limit ${perTable}`,
        [tenantId],
      );
      const ids = rows.flatMap(({ row }) => (row.id === undefined ? [] : [row.id]));
      if (ids.length > 0) found.set(table, ids);
    }
    return found;
  });
}

/** Names the tables in which a request of one tenant, without any condition of its own, reads rows of others. */
export async function sweepTables(
  database: GatewayDatabase,
  tables: readonly string[],
  tenantId: string,
): Promise<string[]> {
  const place = { tenantId, accountId: null };
  return database.withTransaction(place, 'read', async (transaction) => {
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await sql<{ leaks: boolean }>`select exists (
        select from ${sql.table(table)} where tenant_id <> ${tenantId}) as leaks`.execute(
        transaction,
      );
      if (rows[0]?.leaks) found.push(table);
    }
    return found;
  });
}

/** Tables in which a tenant has no row: a sweep for its rows is blind there. */
export async function emptyTables(
  asOwner: AsOwner,
  tables: readonly string[],
  tenantId: string,
): Promise<string[]> {
  return asOwner(async (client) => {
    const empty: string[] = [];
    for (const table of tables) {
      const { rowCount } = await client.query(
        `select from app."${table}" where tenant_id = $1 limit 1`,
        [tenantId],
      );
      if (rowCount === 0) empty.push(table);
    }
    return empty;
  });
}
