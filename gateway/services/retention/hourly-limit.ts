import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/tables.ts';

const HOUR = 3_600_000;

/** Rows of one account kept in an hour, several a second: no person works so fast, but a loop in an app does. */
export const mostKeptPerHour = 10_000;

/** The column that says whose a row is. */
const ownerColumns = { bridge_call: 'account_id', tracked_event: 'visitor' } as const;

/** Rows that an account reports. */
export interface ReportedRows {
  readonly table: keyof typeof ownerColumns;
  readonly tenantId: string;
  /** The account, by every name it has in the table: a visitor is another one each day. */
  readonly owners: readonly string[];
  readonly times: readonly Date[];
}

/** From an hour before the first of some moments to the last of them, whenever they are reported. */
export function hourOfReport(times: readonly Date[]): { readonly from: Date; readonly to: Date } {
  const moments = times.map((time) => time.getTime());
  return { from: new Date(Math.min(...moments) - HOUR), to: new Date(Math.max(...moments)) };
}

/** Whether an account has all that is kept of it in the hour of a report; counted no further than to the most. */
export async function isHourFull(
  transaction: DatabaseTransaction,
  { table, tenantId, owners, times }: ReportedRows,
): Promise<boolean> {
  const { from, to } = hourOfReport(times);
  const counted = sql<{ kept: number }>`select count(*)::int as kept from (
    select at from ${sql.table(table)}
    where tenant_id = ${tenantId} and ${sql.ref(ownerColumns[table])} in (${sql.join(owners)})
      and at > ${from} and at <= ${to} limit ${mostKeptPerHour}) as recent`;
  const { rows } = await counted.execute(transaction);
  return (rows[0]?.kept ?? 0) >= mostKeptPerHour;
}
