/** Threads of orders as people of their supplier read and write them. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalMessages,
  portalReadMessages,
  portalSendMessage,
} from '#bridge/calls/supplier/portal/messages.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  markRead,
  readMessages,
  unreadOf,
  writableStates,
  writeMessage,
} from '../messages/thread.ts';
import { ownSupplier } from './own-supplier.ts';

interface Order {
  readonly id: string;
  readonly state: string;
  readonly unread: number;
}

/** @throws {RefusedError} `notFound`, for an order of another supplier too. */
async function requireOwnOrder(context: CallContext, orderId: string): Promise<Order> {
  const { rows } = await sql<Order>`select r.id, r.state, ${unreadOf(context, 'supplier')} as unread
    from purchase_order r where r.tenant_id = ${context.tenantId} and r.id = ${orderId}
      and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null`.execute(
    context.database,
  );
  const [order] = rows;
  if (order === undefined) throw new RefusedError('notFound');
  return order;
}

/** Returns what was written about an own order. */
export async function readOwnThread(
  context: CallContext,
  { orderId }: ParsedRequestOf<typeof portalMessages>,
): Promise<ResultOf<typeof portalMessages>> {
  const { state, unread } = await requireOwnOrder(context, orderId);
  const messages = await readMessages(context, orderId, 'supplier');
  return { open: writableStates.includes(state), unread, messages };
}

/** Writes to the purchasers of an own order. */
export async function sendToBuyer(
  context: CallContext,
  request: ParsedRequestOf<typeof portalSendMessage>,
): Promise<ResultOf<typeof portalSendMessage>> {
  const order = await requireOwnOrder(context, request.orderId);
  const { display_name: name } = await context.database
    .selectFrom('account')
    .where('id', '=', context.accountId)
    .select('display_name')
    .executeTakeFirstOrThrow();
  return writeMessage(context, order, request, name);
}

/** Notes that the caller has read a thread. */
export async function readBySupplier(
  context: CallContext,
  { orderId }: ParsedRequestOf<typeof portalReadMessages>,
): Promise<null> {
  const order = await requireOwnOrder(context, orderId);
  return markRead(context, order.id);
}
