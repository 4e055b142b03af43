/** Messages of the portal about what was written about orders: one a day and thread, until it is answered. */
import { sql } from 'kysely';
import { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import type { RightsSubject } from '#gateway/kernel/people/role-rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { contextFor } from '../../system-context.ts';
import { tellSuppliers } from '../logins/tell.ts';
import { purchaseOrders } from '../records/index.ts';
import { messageWords } from '../texts/message-words.ts';

interface Place {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

/** Whether the same side has written today already and waits for an answer: the other side knows. */
async function isKnown({ database, tenantId, now }: Place, messageId: string): Promise<boolean> {
  const today = startOf(dayOf(now()));
  const { rows } = await sql`select from order_message m
    join order_message o on o.tenant_id = m.tenant_id and o.order_id = m.order_id and o.side = m.side
      and o.id <> m.id and o.at >= ${today} and o.noticed_at is not null
    where m.tenant_id = ${tenantId} and m.id = ${messageId} and not exists (
      select from order_message a where a.tenant_id = m.tenant_id and a.order_id = m.order_id
        and a.side <> m.side and a.at > o.at) limit 1`.execute(database);
  return rows.length > 0;
}

/** Notes that a notice of a message is sent; false where it was before, as by a second press. */
async function noteNotice({ database, tenantId, now }: Place, messageId: string): Promise<boolean> {
  const { rows } = await sql`update order_message set noticed_at = ${now()}
    where tenant_id = ${tenantId} and id = ${messageId} and noticed_at is null
    returning id`.execute(database);
  return rows.length > 0;
}

/** Sends people of a supplier a message about what a purchaser wrote. */
export async function tellOfMessage(
  context: CallContext,
  messageId: string,
  {
    id,
    number,
    supplierId,
  }: { readonly id: string; readonly number: string; readonly supplierId: string },
): Promise<void> {
  if (!(await noteNotice(context, messageId)) || (await isKnown(context, messageId))) return;
  await tellSuppliers(context, supplierId, 'message', { name: number, route: `/orders/${id}` });
}

interface Written {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly supplierName: string;
}

/** What people of suppliers wrote and no purchaser was sent a message about. */
export async function readWritten({
  database,
  tenantId,
}: Omit<Place, 'now'>): Promise<readonly Written[]> {
  const { rows } = await sql<Written>`select m.id, m.order_id as "orderId", r.number,
      coalesce(s.short_name, s.name) as "supplierName"
    from order_message m
    join purchase_order r on r.tenant_id = m.tenant_id and r.id = m.order_id
    join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where m.tenant_id = ${tenantId} and m.side = 'supplier' and m.noticed_at is null
    order by m.at, m.id limit 200`.execute(database);
  return rows;
}

/** Sends the purchasers who reach an order a message about what its supplier wrote. Suppliers may not: they reach no one. */
export async function tellPurchasers(place: Place, written: Written): Promise<void> {
  const { database, tenantId } = place;
  // Two jobs at once take the messages of an order one after another.
  await sql`select from purchase_order where tenant_id = ${tenantId} and id = ${written.orderId}
    for no key update`.execute(database);
  if (!(await noteNotice(place, written.id)) || (await isKnown(place, written.id))) return;
  const { 'zh-CN': zh, en } = messageWords;
  const texts = {
    'zh-CN': zh.written(written.supplierName, written.number),
    en: en.written(written.supplierName, written.number),
  };
  const accounts = await readPurchasers(place, written.orderId);
  await sendNotices(
    place,
    accounts.map((account) => ({
      account,
      kind: 'todo' as const,
      texts,
      author: zh.author,
      place: { app: 'purchasing', route: `/messages?order=${written.orderId}` },
    })),
  );
}

/** The accounts that may write to the supplier of an order; which orders, their data range says. */
async function readPurchasers(place: Place, orderId: string): Promise<readonly string[]> {
  const { database, tenantId, now } = place;
  const { rows } = await sql<RightsSubject>`select m.account_id as "accountId",
      m.is_super as "isSuper", m.employment_id as "employmentId"
    from membership m join account a on a.id = m.account_id and a.status = 'active'
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.account_id in (
      select h.account_id from role_holders(${dayOf(now())}::date) h
      join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
      where f.function_id = ${`${purchaseOrder.functionId}.edit`})
    order by m.account_id`.execute(database);
  const reaching: string[] = [];
  for (const subject of rows) {
    const context = contextFor({ database, tenantId, now, requestId: uuid7() }, subject);
    const scope = await openScope(context, purchaseOrders, records);
    const { rows: reached } = await sql`select from purchase_order r
      where r.tenant_id = ${tenantId} and r.id = ${orderId} and ${inReach(scope)}`.execute(
      database,
    );
    if (reached.length > 0) reaching.push(subject.accountId);
  }
  return reaching;
}
