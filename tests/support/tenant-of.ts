import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** The id of the company with a code. */
export async function tenantOf(database: GatewayDatabase, code: string): Promise<string> {
  const { id } = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
  );
  return id;
}
