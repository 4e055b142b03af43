import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from './insert-rows.ts';
import { createRandom } from './random.ts';
import { supplierSeedWords } from './tenant/supplier-words.ts';
import type { SeededTenant } from './tenant/write-tenant.ts';

/** Writes what the administrator and a person of a supplier said about its latest order under way; the last message is unread. */
export async function writeOrderMessages(
  transaction: DatabaseTransaction,
  { tenantId, plan, anchor }: SeededTenant,
  partner: { readonly id: string; readonly displayName: string },
): Promise<void> {
  const random = createRandom(plan.seed + 985_101, Date.parse(anchor));
  const buyer = await transaction
    .selectFrom('account')
    .where('login_name', '=', 'admin')
    .select('id')
    .executeTakeFirstOrThrow();
  const order = await transaction
    .selectFrom('purchase_order as o')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.supplier_id', '=', 'o.supplier_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('m.account_id', '=', partner.id)
    .where('o.state', '=', 'acknowledged')
    .orderBy('o.ordered_on', 'desc')
    .select('o.id')
    .executeTakeFirst();
  if (order === undefined) return;
  const said = supplierSeedWords[plan.locale].messages;
  const rows = said.map(([side, day, hour, body]) => {
    const at = new Date(startOf(addDays(anchor, day)).getTime() + hour * 3_600_000).toISOString();
    return {
      tenant_id: tenantId,
      id: random.id(),
      order_id: order.id,
      side,
      account_id: side === 'buyer' ? buyer.id : partner.id,
      partner_name: side === 'buyer' ? null : partner.displayName,
      body,
      request_key: random.id(),
      at,
      noticed_at: at,
    };
  });
  await insertRows(transaction, 'order_message', rows);
}
