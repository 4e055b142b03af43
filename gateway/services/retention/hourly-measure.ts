import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/tables.ts';

const HOUR = 3_600_000;

/** Rows of one account kept in an hour, several a second: no person works so fast, but a loop in an app does. */
export const mostKeptPerHour = 10_000;

/** Rows that are reported, and how those of the same account are known. */
export interface ReportedRows {
  readonly table: 'bridge_call' | 'tracked_event';
  readonly tenantId: string;
  readonly column: 'account_id' | 'visitor';
  readonly values: readonly string[];
  readonly times: readonly Date[];
}

/** The hour before the first of some moments, and the moments, whenever they are told of. */
export function hourOfReport(times: readonly Date[]): { readonly from: Date; readonly to: Date } {
  const moments = times.map((time) => time.getTime());
  return { from: new Date(Math.min(...moments) - HOUR), to: new Date(Math.max(...moments)) };
}

/** Whether an account has all that is kept of it in the hour of a report; counted no further than to the most. */
export async function isHourFull(
  transaction: DatabaseTransaction,
  { table, tenantId, column, values, times }: ReportedRows,
): Promise<boolean> {
  const { from, to } = hourOfReport(times);
  const counted = sql<{ kept: number }>`select count(*)::int as kept from (
    select at from ${sql.table(table)}
    where tenant_id = ${tenantId} and ${sql.ref(column)} in (${sql.join(values)})
      and at > ${from} and at <= ${to} limit ${mostKeptPerHour}) as recent`;
  const { rows } = await counted.execute(transaction);
  return (rows[0]?.kept ?? 0) >= mostKeptPerHour;
}
