/** Threads of orders, for either side. Which orders are in reach, the callers decide. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { orderThread, sendOrderMessage } from '#bridge/calls/supplier/messages.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { refuseAt } from '../portal/own-supplier.ts';
import { takeScan } from '../portal/scans.ts';

type Message = ResultOf<typeof orderThread>['messages'][number];
type NewMessage = ParsedRequestOf<typeof sendOrderMessage>;

/** One of the two sides of an order. */
export type Side = Message['side'];

const otherOf = { buyer: 'supplier', supplier: 'buyer' } as const;

/** The states of an order that can be written to. */
export const writableStates: readonly string[] = ['ordered', 'acknowledged', 'partly', 'received'];

/** What of an order (`r`) the caller has not read: what the other side wrote since, and no one of the own side answered. */
export function unreadOf({ accountId }: CallContext, side: Side): RawBuilder<number> {
  return sql`(select count(*)::int from order_message m
    where m.tenant_id = r.tenant_id and m.order_id = r.id and m.side = ${otherOf[side]}
      and m.at > coalesce((select x.read_at from order_message_read x where x.tenant_id = r.tenant_id
        and x.order_id = r.id and x.account_id = ${accountId}), '-infinity')
      and m.at > coalesce((select max(o.at) from order_message o where o.tenant_id = r.tenant_id
        and o.order_id = r.id and o.side = ${side}), '-infinity'))`;
}

/** Reads the messages of an order. Suppliers see their own people's names alone. */
export async function readMessages(
  { database, tenantId }: CallContext,
  orderId: string,
  side: Side,
): Promise<Message[]> {
  // The role of suppliers is not granted who of ours wrote.
  const author =
    side === 'supplier'
      ? sql`m.partner_name`
      : sql`coalesce(m.partner_name, (select a.display_name from account a where a.id = m.account_id))`;
  const { rows } = await sql<Omit<Message, 'at'> & { readonly at: Date }>`
    select m.id as "messageId", m.side, ${author} as "authorName", m.body, m.at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id), '[]')
        from record_file f where f.tenant_id = m.tenant_id and f.record = 'orderMessage' and f.row_id = m.id) as files
    from order_message m where m.tenant_id = ${tenantId} and m.order_id = ${orderId}
    order by m.at, m.id limit 1000`.execute(database);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/**
 * Writes a message about an order that the caller reaches. The same request key counts once.
 * @throws {RefusedError} `notNow` once the order is closed, `badInput` for nothing at all, `notFound` for a file of others
 */
export async function writeMessage(
  context: CallContext,
  order: { readonly id: string; readonly state: string },
  { requestKey, body = '', attachmentIds }: NewMessage,
  partnerName: string | null,
): Promise<{ messageId: string }> {
  const { database, tenantId, accountId, now } = context;
  if (!writableStates.includes(order.state)) throw new RefusedError('notNow');
  if (body === '' && attachmentIds.length === 0) refuseAt('body', 'required');
  const id = uuid7();
  const side: Side = partnerName === null ? 'buyer' : 'supplier';
  const { rows } = await sql`insert into order_message
      (tenant_id, id, order_id, side, account_id, partner_name, body, request_key, at)
    values (${tenantId}, ${id}, ${order.id}, ${side}, ${accountId}, ${partnerName}, ${body}, ${requestKey}, ${now()})
    on conflict do nothing returning id`.execute(database);
  if (rows.length === 0) return findByKey(context, order.id, requestKey);
  for (const scanId of attachmentIds) await takeScan(context, 'message', { scanId, rowId: id });
  context.record(`purchaseOrder:${order.id}`, { message: id, files: attachmentIds.length });
  return { messageId: id };
}

async function findByKey(
  { database, tenantId }: CallContext,
  orderId: string,
  requestKey: string,
): Promise<{ messageId: string }> {
  const { rows } = await sql<{ messageId: string }>`select id as "messageId" from order_message
    where tenant_id = ${tenantId} and order_id = ${orderId} and request_key = ${requestKey}`.execute(
    database,
  );
  const [found] = rows;
  if (found === undefined) throw new RefusedError('notFound');
  return found;
}

/** Notes that the caller has read an order's thread so far. */
export async function markRead(
  { database, tenantId, accountId, now }: CallContext,
  orderId: string,
): Promise<null> {
  await sql`insert into order_message_read (tenant_id, order_id, account_id, read_at)
    values (${tenantId}, ${orderId}, ${accountId}, ${now()})
    on conflict (tenant_id, order_id, account_id) do update set read_at = excluded.read_at`.execute(
    database,
  );
  return null;
}
