import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { portalWords } from '../texts/portal-words.ts';

/** What people of a supplier get messages about. */
export type PortalEvent =
  | 'order'
  | 'message'
  | 'settlement'
  | 'evaluation'
  | 'confirmed'
  | 'rejected'
  | 'invoiceAccepted'
  | 'invoiceReturned'
  | 'staffRequest'
  | 'dispatchMonth'
  | 'dispatchInvoice';

/** Sends a message to everybody who signs in for a supplier, in the transaction of what it is about. */
export async function tellSuppliers(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  supplierId: string,
  event: PortalEvent,
  { name, route }: { readonly name: string; readonly route: string },
): Promise<void> {
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.supplier_id', '=', supplierId)
    .where('m.status', '=', 'active')
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = portalWords;
  const texts = { 'zh-CN': zh[event](name), en: en[event](name) } as const;
  const place = { app: 'supplier', route };
  await sendNotices(
    context,
    accounts.map(({ id }) => ({ account: id, texts, place, author: zh.author })),
  );
}
