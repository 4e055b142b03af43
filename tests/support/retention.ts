import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { removeOldRows } from '#gateway/services/retention/remove-old-rows.ts';

/** Removes what every company has kept for its time, as the recurring job of each does. */
export async function removeAllOldRows(database: GatewayDatabase, now: Date): Promise<void> {
  const tenants = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => transaction.selectFrom('tenant').select('id').execute(),
  );
  for (const { id: tenantId } of tenants) {
    await removeOldRows(tenantId, now, (body) =>
      database.withTransaction({ tenantId, accountId: null }, 'write', body),
    );
  }
}
