import { sql } from 'kysely';
import { writeHistory } from '../history.ts';
import { isOpen } from '../moves.ts';
import { functionOf, mayUse } from '../rights.ts';
import { readRows } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { readUsedRows } from '../used-rows.ts';
import { changesOf } from './changes.ts';
import type { PlannedRow } from './plan.ts';
import type { Refusal } from './problems.ts';

/** A row that is to be removed, in the version it is known in. */
export interface AskedRemoval {
  readonly id: string;
  readonly version?: number;
}

/** Finds which rows may be removed: within reach, open in their state, and not in use. */
export async function planRemoval(
  scope: Scope,
  asked: readonly AskedRemoval[],
): Promise<{ readonly planned: readonly PlannedRow[]; readonly refusals: readonly Refusal[] }> {
  const ids = asked.map(({ id }) => id);
  const stored = new Map((await readRows(scope, ids, { lock: true })).map((row) => [row.id, row]));
  const used = await readUsedRows(scope, [...stored.keys()]);
  const refusals: Refusal[] = [];
  const planned: PlannedRow[] = [];
  for (const [index, { id, version }] of asked.entries()) {
    const before = stored.get(id);
    if (before === undefined) refusals.push({ index, code: 'notFound' });
    else if (!mayUse(scope, before.standing, functionOf(scope, 'remove')))
      refusals.push({ index, code: 'noPermission' });
    else if (version !== undefined && version !== before.version)
      refusals.push({ index, code: 'conflict' });
    else if (!isOpen(scope.bound.record, before)) refusals.push({ index, code: 'notNow' });
    else if (used.has(id)) refusals.push({ index, code: 'inUse' });
    else {
      planned.push({
        index,
        action: 'remove',
        id,
        before,
        values: before.values,
        custom: before.custom,
        state: before.state,
        changed: new Set(),
        lines: {},
        standing: before.standing,
      });
    }
  }
  return { planned, refusals };
}

/** Removes rows that were planned in the same transaction: they stay in their table with the moment they went. */
export async function commitRemovals(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { bound, context } = scope;
  const ids = rows.map(({ id }) => id);
  await sql`update ${sql.table(bound.table)} r set removed_at = ${context.now()}, version = r.version + 1
    where r.tenant_id = ${context.tenantId} and r.id = any(${ids}::uuid[])`.execute(
    context.database,
  );
  await context.database
    .deleteFrom('custom_value')
    .where('tenant_id', '=', context.tenantId)
    .where(sql<boolean>`row_id = any(${ids}::uuid[])`)
    .execute();
  await writeHistory(scope, rows);
  await bound.rules.effects?.(changesOf(rows), context, scope.records);
}
