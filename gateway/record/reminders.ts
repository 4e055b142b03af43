import { sql } from 'kysely';
import type { CallContext } from '../kernel/handler.ts';
import { hasFunction } from '../kernel/rights.ts';
import type { BoundRecord, Records } from './binding.ts';
import { fieldSql } from './columns.ts';
import { openList } from './list.ts';
import { isReadable, rightEverywhere } from './rights.ts';
import { openScope, scopeOfSql } from './scope.ts';

/** How many rows of a record are due by one of its days. */
export interface DueCount {
  readonly bound: BoundRecord;
  readonly field: string;
  /** The longest of the days that are declared: rows from today to that many days ahead. */
  readonly within: number;
  readonly total: number;
}

/** Counts the rows of some records that the caller reaches and whose days are near, for to-do lists. */
export async function countDue(
  context: CallContext,
  records: Records,
  some: readonly BoundRecord[],
): Promise<readonly DueCount[]> {
  const counts: DueCount[] = [];
  for (const bound of some) {
    const reminders = Object.entries(bound.record.reminders ?? {});
    if (reminders.length === 0 || !hasFunction(context.rights, bound.record.functionId)) continue;
    const scope = await openScope(context, bound, records);
    for (const [field, days] of reminders) {
      if (!isReadable(rightEverywhere(scope, field))) continue;
      const within = Math.max(...(days ?? []));
      const { where } = await openList(scope, {});
      const value = fieldSql(bound, field, scopeOfSql(scope));
      const { rows } = await sql<{ total: number }>`select count(*)::int as total
        from ${sql.table(bound.table)} r where ${where}
          and ${value} >= ${scope.reach.day}::date
          and ${value} <= ${scope.reach.day}::date + ${within}::int`.execute(context.database);
      counts.push({ bound, field, within, total: rows[0]?.total ?? 0 });
    }
  }
  return counts;
}
