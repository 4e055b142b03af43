import { sql } from 'kysely';
import { columnOf, storedFields } from '../columns.ts';
import type { Scope } from '../scope.ts';
import type { PlannedRow } from './plan.ts';
import type { Problem } from './problems.ts';

/** Values that other rows have, or that two rows of the same save would share. The index has the last word. */
export async function checkUnique(
  { bound, context }: Scope,
  rows: readonly PlannedRow[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const [field, { unique }] of storedFields(bound)) {
    const asking = rows.filter(
      ({ changed, values }) => changed.has(field) && values[field] !== null,
    );
    if (!unique || asking.length === 0) continue;
    const column = sql.ref(`r.${columnOf(bound, field)}`);
    const values = asking.map((row) => String(row.values[field]));
    const { rows: taken } = await sql<{ id: string; value: string }>`
      select r.id, (${column})::text as value from ${sql.table(bound.table)} r
      where r.tenant_id = ${context.tenantId} and r.removed_at is null
        and (${column})::text = any(${values}::text[])`.execute(context.database);
    const owners = new Map(taken.map(({ id, value }) => [value, id]));
    for (const row of asking) {
      const value = String(row.values[field]);
      const owner = owners.get(value);
      if (owner !== undefined && owner !== row.id) {
        problems.push({ index: row.index, field, issue: 'taken' });
      } else owners.set(value, row.id);
    }
  }
  return problems;
}
