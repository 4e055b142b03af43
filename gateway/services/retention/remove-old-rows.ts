import { sql } from 'kysely';
import { agentLogKept, conversationsKept } from '#bridge/calls/agent/names.ts';
import { bridgeCallsKept } from '#bridge/calls/audit/bridge-calls.ts';
import { trackedEventsKept } from '#bridge/calls/track/tracked-events.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';

/** Rows one transaction removes: others need not wait long for it. */
const BATCH = 5000;

/** A table that is filled by the minute: how its rows are named, when they are of, and how many days they are kept. */
interface KeptTable {
  readonly table: string;
  readonly key: readonly string[];
  readonly time: string;
  readonly days: number;
}

const keptTables: readonly KeptTable[] = [
  {
    table: 'bridge_call',
    key: ['account_id', 'mount_id', 'number'],
    time: 'at',
    days: bridgeCallsKept,
  },
  { table: 'tracked_event', key: ['run_id', 'number'], time: 'at', days: trackedEventsKept },
  { table: 'agent_conversation', key: ['id'], time: 'last_at', days: conversationsKept },
  { table: 'agent_draft', key: ['id'], time: 'created_at', days: conversationsKept },
  { table: 'agent_use', key: ['id'], time: 'at', days: agentLogKept },
  // A token that has expired is shown for a while, so that its person sees why a program stopped.
  { table: 'personal_token', key: ['id'], time: 'expires_at', days: 30 },
  // A report may wait a day. After that no one must be able to say who a visitor was.
  { table: 'track_key', key: ['day'], time: 'day', days: 3 },
];

/** Runs a change in a transaction of its own. */
type Change = <Result>(
  body: (transaction: DatabaseTransaction) => Promise<Result>,
) => Promise<Result>;

/**
 * Removes what a company has kept for its time, all of it: a trail that was filled faster than it is emptied would grow
 * for ever. Returns how many rows that were.
 */
export async function removeOldRows(tenantId: string, now: Date, change: Change): Promise<number> {
  let all = 0;
  for (const kept of keptTables) {
    const old = new Date(now.getTime() - kept.days * 86_400_000);
    for (let removed = BATCH; removed === BATCH; all += removed) {
      removed = await change((transaction) => removeSome(transaction, kept, tenantId, old));
    }
  }
  return all;
}

async function removeSome(
  transaction: DatabaseTransaction,
  { table, key, time }: KeptTable,
  tenantId: string,
  old: Date,
): Promise<number> {
  const rows = sql.table(table);
  const named = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`delete from ${rows} where tenant_id = ${tenantId}
    and (${named}) in (
      select ${named} from ${rows}
      where tenant_id = ${tenantId} and ${sql.ref(time)} < ${old} order by ${sql.ref(time)} limit ${BATCH})`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
}
