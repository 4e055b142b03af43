import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { receiveDelivery, reverseDelivery } from '#bridge/calls/supplier/receiving.ts';
import { supplierCodes } from '#bridge/calls/supplier/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { lockOrder, openStates } from '../records/deliveries.ts';
import { supplierDeliveries } from '../records/index.ts';
import { requireOrder } from './read.ts';

type Request = ParsedRequestOf<typeof receiveDelivery>;
type Result = ResultOf<typeof receiveDelivery>;

/**
 * Books what came for an order the caller reaches. The same request key returns the delivery that is there already.
 * @throws {RefusedError} `badInput` at the line that is too much, unknown or without a reason
 */
export async function receive(context: CallContext, request: Request): Promise<Result> {
  const { orderId, arrivedOn, note, items } = request;
  await requireOrder(context, orderId);
  const receiver = context.rights.employmentId;
  if (receiver === null) throw new RefusedError('noPermission');
  if (arrivedOn > dayOf(context.now())) refuseAt('arrivedOn', 'inFuture');
  const nothing = items.findIndex((one) => Number(one.accepted) + Number(one.rejected) === 0);
  if (nothing >= 0) refuseAt(`items.${nothing}.accepted`, 'tooSmall');
  const state = await lockOrder(context, orderId);
  const known = await findByKey(context, keyOf(context, request));
  if (known !== undefined) return resultOf(context, orderId, known);
  if (state === undefined || !openStates.includes(state))
    throw new RefusedError(supplierCodes.orderNotOpen);
  const scope = await openForReceiver(context);
  const row = (await createRow(scope, {
    values: {
      number: await nextNumber(context, orderId),
      order: orderId,
      arrivedOn,
      receiver,
      ...(note !== undefined && { note }),
    },
    lines: { items: items.map((one) => ({ ...one, reason: one.reason ?? null })) },
  })) as { readonly id: string; readonly version: number };
  await sql`update supplier_delivery set request_key = ${keyOf(context, request)}
    where tenant_id = ${context.tenantId} and id = ${row.id}`.execute(context.database);
  try {
    await moveRow(scope, { id: row.id, version: row.version, move: 'book' });
  } catch (error) {
    throw atLine(error, items);
  }
  return resultOf(context, orderId, row.id);
}

/** Takes a booked delivery back that no settlement holds. */
export async function reverse(
  context: CallContext,
  { deliveryId, version }: ParsedRequestOf<typeof reverseDelivery>,
): Promise<ResultOf<typeof reverseDelivery>> {
  const { rows } = await sql<{
    orderId: string;
  }>`select order_id as "orderId" from supplier_delivery
    where tenant_id = ${context.tenantId} and id = ${deliveryId} and removed_at is null`.execute(
    context.database,
  );
  const [found] = rows;
  if (found === undefined) throw new RefusedError('notFound');
  await requireOrder(context, found.orderId);
  const scope = await openForReceiver(context);
  try {
    await moveRow(scope, { id: deliveryId, version, move: 'reverse' });
  } catch (error) {
    throw issueOf(error)?.issue === 'deliverySettled'
      ? new RefusedError(supplierCodes.deliverySettled)
      : error;
  }
  return { state: (await resultOf(context, found.orderId, deliveryId)).state };
}

/** Who receives needs no rights on the list of all deliveries: what they reach is checked by the order. */
function openForReceiver(context: CallContext): Promise<Scope> {
  const subject = { ...callerOf(context), isSuper: true };
  return openScope(context, supplierDeliveries, records, { subject });
}

/** The key as it is kept: no one meets the key of another account. */
function keyOf({ accountId }: CallContext, { requestKey }: Pick<Request, 'requestKey'>): string {
  return `${accountId}:${requestKey}`;
}

async function findByKey(context: CallContext, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from supplier_delivery
    where tenant_id = ${context.tenantId} and request_key = ${key}`.execute(context.database);
  return rows[0]?.id;
}

/** The number of the order with the next of its deliveries behind it; the order is locked. */
async function nextNumber(context: CallContext, orderId: string): Promise<string> {
  const { rows } = await sql<{
    number: string;
  }>`select r.number || '-' || (1 + (select count(*) from supplier_delivery d
      where d.tenant_id = r.tenant_id and d.order_id = r.id)) as number
    from purchase_order r where r.tenant_id = ${context.tenantId} and r.id = ${orderId}`.execute(
    context.database,
  );
  return rows[0]?.number ?? '';
}

async function resultOf(context: CallContext, orderId: string, id: string): Promise<Result> {
  const { rows } = await sql<
    Pick<Result, 'number' | 'state'>
  >`select d.number, r.state from supplier_delivery d
    join purchase_order r on r.tenant_id = d.tenant_id and r.id = d.order_id
    where d.tenant_id = ${context.tenantId} and d.id = ${id} and r.id = ${orderId}`.execute(
    context.database,
  );
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  return { deliveryId: id, ...row };
}

function refuseAt(path: string, issue: 'inFuture' | 'tooSmall'): never {
  throw new RefusedError('badInput', {
    fields: [{ path, issue, ...(issue === 'tooSmall' && { min: 0 }) }],
  });
}

function issueOf(error: unknown) {
  if (!(error instanceof RefusedError) || error.codeName !== 'badInput') return undefined;
  return error.detail.fields?.[0];
}

/** A problem of a line is shown at the line that was sent. */
function atLine(error: unknown, items: Request['items']): unknown {
  const found = issueOf(error);
  if (found === undefined) return error;
  const at = items.findIndex(({ lineNo }) => lineNo === found.min);
  const field = found.issue === 'rejectReason' ? 'reason' : 'accepted';
  return new RefusedError('badInput', {
    fields: [{ ...found, path: `items.${Math.max(at, 0)}.${field}` }],
  });
}
