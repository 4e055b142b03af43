import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** Makes every session of an account one whose password was typed some minutes ago. */
export async function letProofLapse(database: GatewayDatabase, loginName: string): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const { id } = await transaction
      .selectFrom('account')
      .select('id')
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('session')
      .set({ password_at: new Date(Date.now() - 6 * 60_000) })
      .where('account_id', '=', id)
      .execute();
  });
  // What the gateway remembers of a session is at most a second old.
  await new Promise((resolve) => setTimeout(resolve, 1100));
}
