import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { writeOrderMessages } from './demo-order-messages.ts';
import { createRandom } from './random.ts';
import { supplierSeedWords } from './tenant/supplier-words.ts';
import type { SeededTenant } from './tenant/write-tenant.ts';

/** People of suppliers who sign in to the demo: the account, the name, and which of its suppliers. */
export const demoSupplierLogins = [
  { account: 'supplier', displayName: '陈晨', supplier: 0, purpose: 'a person of a supplier' },
  { account: 'supplier2', displayName: '何欣', supplier: 1, purpose: 'a person of another one' },
  {
    account: 'supplier3',
    displayName: '袁途',
    supplier: 2,
    purpose: 'a person of a travel agency',
  },
] as const;

/** Writes the logins of suppliers of the first demo company, and what one of them wrote about an order. */
export async function writeSupplierLogins(
  database: GatewayDatabase,
  tenant: SeededTenant,
): Promise<void> {
  const { tenantId, plan, anchor } = tenant;
  const random = createRandom(plan.seed + 985_001, Date.parse(anchor));
  const words = supplierSeedWords[plan.locale];
  const accounts = demoSupplierLogins.map((login) => ({ ...login, id: random.id() }));
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    for (const { id, account, displayName } of accounts) {
      await transaction
        .insertInto('account')
        .values({
          id,
          login_name: account,
          password_hash: await hashPassword(DEMO_PASSWORD),
          display_name: displayName,
          locale: 'zh-CN',
          last_tenant_id: tenantId,
          managed_by: tenantId,
        })
        .execute();
      const target = `${account}@atrium.example`;
      await transaction
        .insertInto('account_contact')
        .values({ account_id: id, channel: 'mail', target, confirmed_at: new Date() })
        .execute();
    }
  });
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    await linkAgency(transaction, tenantId, words.suppliers[1][0]);
    await linkTrips(transaction, tenantId, words.suppliers[2][0]);
    for (const { id, supplier } of accounts) {
      const { id: supplierId } = await transaction
        .selectFrom('supplier')
        .where('tenant_id', '=', tenantId)
        .where('name', '=', words.suppliers[supplier]?.[0] ?? '')
        .select('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('membership')
        .values({ tenant_id: tenantId, account_id: id, supplier_id: supplierId })
        .execute();
    }
    const [first] = accounts;
    if (first !== undefined) await writeOrderMessages(transaction, tenant, first);
  });
}

/** One company is an agency as well: its person sees the workers it sends. */
async function linkAgency(
  transaction: DatabaseTransaction,
  tenantId: string,
  name: string,
): Promise<void> {
  const { id, credit_code } = await transaction
    .selectFrom('supplier')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .select(['id', 'credit_code'])
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('agency')
    .set({ supplier_id: id, credit_code })
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .execute();
}

/** One runs trips that the company sells: its person sees who travels. */
async function linkTrips(
  transaction: DatabaseTransaction,
  tenantId: string,
  name: string,
): Promise<void> {
  const { id } = await transaction
    .selectFrom('supplier')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirstOrThrow();
  const trips = await transaction
    .updateTable('tour_product')
    .set({ partner_id: id })
    .where('tenant_id', '=', tenantId)
    .where('supplier', '=', name)
    .returning('id')
    .execute();
  await transaction
    .updateTable('tour_departure')
    .set({ partner_id: id })
    .where('tenant_id', '=', tenantId)
    .where(
      'product_id',
      'in',
      trips.map((trip) => trip.id),
    )
    .execute();
}
