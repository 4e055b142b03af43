import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from './insert-rows.ts';
import { createRandom } from './random.ts';
import { supplierSeedWords } from './tenant/supplier-words.ts';
import type { SeededTenant } from './tenant/write-tenant.ts';

/** Who writes to each other in the demo: accounts by id, and the name that the supplier's person signs with. */
interface Writers {
  readonly supplierId: string;
  readonly partner: { readonly id: string; readonly name: string };
  readonly buyerId: string;
}

/** Writes what was said about the latest order that the supplier has not delivered; the last message waits to be read. */
export async function writeOrderMessages(
  transaction: DatabaseTransaction,
  { tenantId, plan, anchor }: SeededTenant,
  { supplierId, partner, buyerId }: Writers,
): Promise<void> {
  const random = createRandom(plan.seed + 985_101, Date.parse(anchor));
  const order = await transaction
    .selectFrom('purchase_order')
    .where('tenant_id', '=', tenantId)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'acknowledged')
    .orderBy('ordered_on', 'desc')
    .select('id')
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
      account_id: side === 'buyer' ? buyerId : partner.id,
      partner_name: side === 'buyer' ? null : partner.name,
      body,
      request_key: random.id(),
      at,
      noticed_at: at,
    };
  });
  await insertRows(transaction, 'order_message', rows);
}
