import { sql } from 'kysely';
import { columnOf } from './columns.ts';
import type { Scope } from './scope.ts';

/** The rows among some that others point to: those of every record, and what the binding's own rule knows. */
export async function readUsedRows(
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { bound, records, context } = scope;
  const used = new Set<string>();
  if (ids.length === 0) return used;
  for (const other of records.all) {
    for (const [name, { target, stored }] of Object.entries(other.record.fields)) {
      if (target !== bound.record.name || !stored) continue;
      const column = sql.ref(`t.${columnOf(other, name)}`);
      const { rows } = await sql<{ id: string }>`select distinct ${column} as id
        from ${sql.table(other.table)} t where t.tenant_id = ${context.tenantId}
          and t.removed_at is null and ${column} = any(${ids}::uuid[])`.execute(context.database);
      for (const { id } of rows) used.add(id);
    }
  }
  for (const id of (await bound.rules.inUse?.(ids, context)) ?? []) used.add(id);
  return used;
}
