/** Threads of orders as purchasers read and write them. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  orderFile,
  orderThread,
  orderThreads,
  readOrderMessages,
  sendOrderMessage,
  uploadOrderFile,
} from '#bridge/calls/supplier/messages.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { contentTypes, type FileFormat } from '../../filecenter/file-format.ts';
import { escapeLike } from '../../people/keyword.ts';
import { records } from '../../records.ts';
import { countOf } from '../count-of.ts';
import { keepUpload } from '../portal/scans.ts';
import { purchaseOrders } from '../records/index.ts';
import { tellOfMessage } from './tell.ts';
import { markRead, readMessages, unreadOf, writableStates, writeMessage } from './thread.ts';

type Threads = ResultOf<typeof orderThreads>;
type Row = Threads['rows'][number];

/** Orders (`r`) in reach that their supplier has seen. */
async function ownOrders(context: CallContext): Promise<RawBuilder<unknown>> {
  const scope = await openScope(context, purchaseOrders, records);
  return sql`r.tenant_id = ${context.tenantId} and r.removed_at is null and r.state <> 'draft'
    and (r.state <> 'cancelled' or r.sent_at is not null) and ${inReach(scope)}`;
}

/** Returns one page of orders with what was written about them, the latest message first. */
export async function listThreads(
  context: CallContext,
  { page, rows: size, search, kind }: ParsedRequestOf<typeof orderThreads>,
): Promise<Threads> {
  const { database } = context;
  const own = await ownOrders(context);
  const pattern = `%${escapeLike((search ?? '').toLowerCase())}%`;
  const unread = unreadOf(context, 'buyer');
  const kinds = {
    unread: sql`${unread} > 0`,
    written: sql`l.at is not null`,
    all: sql`true`,
  };
  const tables = sql`from purchase_order r
    join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    left join lateral (select m.at, m.body from order_message m
      where m.tenant_id = r.tenant_id and m.order_id = r.id order by m.at desc, m.id desc limit 1) l on true
    where ${own}`;
  const found = sql`${tables} and ${kinds[kind]}
    and (lower(r.number) like ${pattern} or lower(s.name) like ${pattern} or lower(s.short_name) like ${pattern})`;
  const { rows } = await sql<Omit<Row, 'lastAt'> & { readonly lastAt: Date | null }>`
    select r.id as "orderId", r.number, coalesce(s.short_name, s.name) as "supplierName", r.state,
      ${unread} as unread, l.at as "lastAt", l.body as "lastBody"
    ${found} order by l.at desc nulls last, r.ordered_on desc, r.id
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  const shown = rows.map((row) => ({ ...row, lastAt: row.lastAt?.toISOString() ?? null }));
  const listed = await pageFrom({ page, rows: size }, shown, () => countOf(context, found));
  const unreadOrders = await countOf(context, sql`${tables} and ${kinds.unread}`);
  return { ...listed, unreadOrders };
}

interface Order {
  readonly id: string;
  readonly number: string;
  readonly supplierName: string;
  readonly supplierId: string;
  readonly state: Row['state'];
  readonly unread: number;
}

/** @throws {RefusedError} `notFound`, for an order out of reach too. */
async function requireOrder(context: CallContext, orderId: string): Promise<Order> {
  const { rows } = await sql<Order>`select r.id, r.number, r.supplier_id as "supplierId", r.state,
      coalesce(s.short_name, s.name) as "supplierName", ${unreadOf(context, 'buyer')} as unread
    from purchase_order r join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where ${await ownOrders(context)} and r.id = ${orderId}`.execute(context.database);
  const [order] = rows;
  if (order === undefined) throw new RefusedError('notFound');
  return order;
}

/** Returns what was written about an order. */
export async function readThread(
  context: CallContext,
  { orderId }: ParsedRequestOf<typeof orderThread>,
): Promise<ResultOf<typeof orderThread>> {
  const { number, supplierName, state, unread } = await requireOrder(context, orderId);
  const messages = await readMessages(context, orderId, 'buyer');
  return { number, supplierName, state, unread, messages, open: writableStates.includes(state) };
}

/** Writes to the supplier of an order. */
export async function sendToSupplier(
  context: CallContext,
  request: ParsedRequestOf<typeof sendOrderMessage>,
): Promise<ResultOf<typeof sendOrderMessage>> {
  const order = await requireOrder(context, request.orderId);
  const written = await writeMessage(context, order, request, null);
  await tellOfMessage(context, written.messageId, order);
  return written;
}

/** Notes that the caller has read a thread. */
export async function readByBuyer(
  context: CallContext,
  { orderId }: ParsedRequestOf<typeof readOrderMessages>,
): Promise<null> {
  const order = await requireOrder(context, orderId);
  return markRead(context, order.id);
}

/** Keeps a file for a message. */
export function uploadForMessage(
  context: CallContext,
  { file }: ParsedRequestOf<typeof uploadOrderFile>,
): Promise<ResultOf<typeof uploadOrderFile>> {
  return keepUpload(context, 'message', file);
}

/** Returns a file out of a message about an order in reach, or one that the caller has just uploaded. */
export async function downloadForMessage(
  context: CallContext,
  { attachmentId }: ParsedRequestOf<typeof orderFile>,
): Promise<FileAnswer> {
  const { database, tenantId, accountId } = context;
  const own = await ownOrders(context);
  const { rows } = await sql<{ name: string; format: FileFormat; content: Buffer }>`
    select f.name, f.format, f.content from record_file f
    where f.tenant_id = ${tenantId} and f.id = ${attachmentId} and f.record = 'orderMessage'
      and ((f.row_id is null and f.account_id = ${accountId}) or f.row_id in (
        select m.id from order_message m join purchase_order r on r.tenant_id = m.tenant_id and r.id = m.order_id
        where ${own}))`.execute(database);
  const [file] = rows;
  if (file === undefined) throw new RefusedError('notFound');
  context.record('orderMessage', { file: attachmentId });
  return new FileAnswer(file.name, contentTypes[file.format], file.content);
}
