import type { Insertable } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Database } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

/** A tenant with one member, as the ids its transactions take. */
export interface TestTenant {
  readonly tenantId: string;
  readonly accountId: string;
}

/** Makes a tenant and a member of it who may do everything there. */
export async function buildTenant(database: GatewayDatabase): Promise<TestTenant> {
  const tenantId = uuid7();
  const accountId = uuid7();
  const unique = accountId.replaceAll('-', '').slice(12);
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    await transaction
      .insertInto('tenant')
      .values({ id: tenantId, code: `t${unique}`, name: `Tenant ${unique}` })
      .execute();
    await transaction
      .insertInto('account')
      .values({ id: accountId, login_name: `user-${unique}`, display_name: `User ${unique}` })
      .execute();
  });
  const tenant = { tenantId, accountId };
  await database.withTransaction(tenant, 'write', (transaction) =>
    transaction
      .insertInto('membership')
      .values({ tenant_id: tenantId, account_id: accountId, is_super: true })
      .execute(),
  );
  return tenant;
}

/** A row of a tenant's table, for tests that need any. */
export function newRole(tenant: TestTenant, code: string): Insertable<Database['role']> {
  return { tenant_id: tenant.tenantId, id: uuid7(), code, name_zh: code, name_en: code };
}
