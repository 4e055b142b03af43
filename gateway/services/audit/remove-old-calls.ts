import { sql } from 'kysely';
import { bridgeCallsKept } from '#bridge/calls/bridge-calls.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';

/** Rows one transaction removes: others need not wait long for it. */
const BATCH = 5000;

/**
 * Removes what every company's trail has kept for its time, all of it: a trail that was filled faster than it is emptied
 * would grow for ever. Company by company, as each alone may: there is no role that sees the rows of all.
 */
export async function removeOldCalls(database: GatewayDatabase, now: Date): Promise<void> {
  const old = new Date(now.getTime() - bridgeCallsKept * 86_400_000);
  const tenants = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => transaction.selectFrom('tenant').select('id').execute(),
  );
  for (const { id } of tenants) {
    while ((await removeSome(database, id, old)) === BATCH);
  }
}

async function removeSome(database: GatewayDatabase, tenantId: string, old: Date): Promise<number> {
  const { numAffectedRows } = await database.withTransaction(
    { tenantId, accountId: null },
    'write',
    (transaction) =>
      sql`delete from bridge_call where tenant_id = ${tenantId}
        and (account_id, mount_id, number) in (
          select account_id, mount_id, number from bridge_call
          where tenant_id = ${tenantId} and at < ${old} order by at limit ${BATCH})`.execute(
        transaction,
      ),
  );
  return Number(numAffectedRows ?? 0);
}
