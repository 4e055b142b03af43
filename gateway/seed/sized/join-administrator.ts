import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** Lets the demo's `admin` work in a tenant; returns false where there is no such account. */
export async function joinAdministrator(
  database: GatewayDatabase,
  tenantId: string,
): Promise<boolean> {
  const account = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('account')
        .select('id')
        .where('login_name', '=', 'admin')
        .executeTakeFirst(),
  );
  if (account === undefined) return false;
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    await transaction
      .insertInto('membership')
      .values({ tenant_id: tenantId, account_id: account.id, is_super: true })
      .execute();
    await transaction
      .insertInto('permission_mark')
      .values({ tenant_id: tenantId, account_id: account.id })
      .execute();
  });
  return true;
}
