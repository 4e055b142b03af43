import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** Opens a page to everybody of the demo company: every role of it gets the page's function. */
export async function openToEveryRole(
  database: GatewayDatabase,
  functionId: string,
): Promise<void> {
  const { id: tenantId } = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (rows) =>
      rows
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow(),
  );
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (rows) => {
    const roles = await rows
      .selectFrom('role')
      .where('tenant_id', '=', tenantId)
      .select('id')
      .execute();
    const own = { tenant_id: tenantId, function_id: functionId };
    await rows
      .insertInto('role_function')
      .values(roles.map(({ id }) => ({ ...own, role_id: id })))
      .execute();
  });
}
