import { DatabaseStartError } from '#gateway/db/errors.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';

export { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';

/**
 * Fills an empty database with the demo tenants and accounts, relative to the day of `now`. Returns false and
 * writes nothing when there is a tenant already. Anyone who calls it makes sure this is no production.
 */
export async function seedDemo(database: GatewayDatabase, now: Date): Promise<boolean> {
  if (await holdsTenants(database)) return false;
  // Every later start does without what makes companies up.
  const { writeDemo } = await import('./write-demo.ts');
  await writeDemo(database, now);
  return true;
}

/**
 * Whether the demo tenants stand in the database.
 * @throws {DatabaseStartError} when the program was ended while it wrote them: the accounts come last.
 */
export async function holdsDemo(database: GatewayDatabase): Promise<boolean> {
  const { tenant, account } = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => ({
      tenant: await transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirst(),
      account: await transaction
        .selectFrom('account')
        .select('id')
        .where('login_name', '=', 'admin')
        .executeTakeFirst(),
    }),
  );
  if (tenant !== undefined && account === undefined) {
    throw new DatabaseStartError(
      'The demo companies were half written when the program was ended: empty the folder of DATA_DIR or the database of DATABASE_URL, and start again.',
    );
  }
  return tenant !== undefined;
}

/** Whether the database has any company. */
export async function holdsTenants(database: GatewayDatabase): Promise<boolean> {
  const tenant = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => transaction.selectFrom('tenant').select('id').limit(1).executeTakeFirst(),
  );
  return tenant !== undefined;
}
