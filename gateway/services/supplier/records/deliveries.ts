/** What is received of an order: checked before a delivery is booked, and written into the state of the order. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplierDelivery } from '#bridge/calls/supplier/records/delivery.ts';
import type { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

type DeliveryFields = (typeof supplierDelivery)['fields'];
type OrderFields = (typeof purchaseOrder)['fields'];
type Problem = FieldProblem<NameIn<DeliveryFields>>;

/** The states of an order to which something can be received. */
export const openStates: readonly string[] = ['ordered', 'acknowledged', 'partly'];

/** Locks an order and returns its state; undefined where there is none. */
export async function lockOrder(
  { database, tenantId }: CallContext,
  orderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`select state from purchase_order
    where tenant_id = ${tenantId} and id = ${orderId} and removed_at is null for update`.execute(
    database,
  );
  return rows[0]?.state;
}

interface Sum {
  readonly line: number;
  readonly known: boolean;
  readonly twice: boolean;
  readonly fits: boolean;
  readonly unexplained: boolean;
}

/** A delivery is booked to lines that the order has, within what is open of them and the tolerance of the supplier. */
export async function checkBooking(
  { id, after }: Change<DeliveryFields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  const { database, tenantId } = context;
  const state = await lockOrder(context, after.order);
  if (state === undefined || !openStates.includes(state))
    return [{ field: 'order', issue: 'orderNotOpen' }];
  const { rows } = await sql<Sum>`select d.line_no as line, i.id is not null as known,
      count(*) over (partition by d.line_no) > 1 as twice,
      d.accepted + coalesce(b.accepted, 0) <= i.quantity * (100 + coalesce(s.tolerance, 0)) / 100 as fits,
      d.rejected > 0 and d.reason is null as unexplained
    from supplier_delivery_item d
    join purchase_order r on r.tenant_id = d.tenant_id and r.id = ${after.order}
    join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    left join purchase_order_item i on i.tenant_id = d.tenant_id and i.order_id = r.id and i.sort_order = d.line_no - 1
    left join lateral (select sum(e.accepted) as accepted from supplier_delivery_item e
      join supplier_delivery o on o.tenant_id = e.tenant_id and o.id = e.delivery_id
      where e.tenant_id = d.tenant_id and e.line_no = d.line_no and o.order_id = r.id and o.state = 'booked'
        and o.removed_at is null) b on true
    where d.tenant_id = ${tenantId} and d.delivery_id = ${id} order by d.line_no`.execute(database);
  if (rows.length === 0) return [{ field: 'order', issue: 'orderLine', min: 1 }];
  const odd = rows.find(({ known, twice }) => !known || twice);
  if (odd) return [{ field: 'order', issue: 'orderLine', min: odd.line }];
  const over = rows.find(({ fits }) => !fits);
  if (over) return [{ field: 'order', issue: 'overDelivery', min: over.line }];
  const bare = rows.find(({ unexplained }) => unexplained);
  return bare ? [{ field: 'order', issue: 'rejectReason', min: bare.line }] : [];
}

/** A delivery that is in a settlement is not taken back. */
export async function checkReversal(
  { id, after }: Change<DeliveryFields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  await lockOrder(context, after.order);
  const { rows } = await sql`select from supplier_delivery d where d.tenant_id = ${context.tenantId}
    and d.id = ${id} and d.settlement_id is not null for update`.execute(context.database);
  return rows.length > 0 ? [{ field: 'settlement', issue: 'deliverySettled' }] : [];
}

/** Moves the orders of booked and reversed deliveries on, or back. */
export async function moveOrders(
  changes: readonly Change<DeliveryFields>[],
  context: CallContext,
): Promise<void> {
  const orders = changes.flatMap(({ action, stateAfter, after }) =>
    action === 'move' && (stateAfter === 'booked' || stateAfter === 'reversed')
      ? [after.order]
      : [],
  );
  for (const orderId of new Set(orders)) await writeProgress(context, orderId);
}

/** Writes the state that follows from what is booked; an order that was closed by hand stays closed. */
async function writeProgress({ database, tenantId }: CallContext, orderId: string): Promise<void> {
  await sql`update purchase_order r set version = r.version + 1, state = n.state
    from (select case when bool_and(coalesce(b.accepted, 0) >= i.quantity) then 'received'
          when coalesce(sum(b.accepted), 0) > 0 then 'partly' else 'acknowledged' end as state
      from purchase_order_item i
      left join lateral (select sum(e.accepted) as accepted from supplier_delivery_item e
        join supplier_delivery o on o.tenant_id = e.tenant_id and o.id = e.delivery_id
        where e.tenant_id = i.tenant_id and e.line_no = i.sort_order + 1 and o.order_id = i.order_id
          and o.state = 'booked' and o.removed_at is null) b on true
      where i.tenant_id = ${tenantId} and i.order_id = ${orderId}) n
    where r.tenant_id = ${tenantId} and r.id = ${orderId} and r.state <> n.state
      and r.state in ('ordered', 'acknowledged', 'partly', 'received')`.execute(database);
}

/** An order with deliveries on the way is not cancelled or closed. */
export async function checkEnd(
  { id }: Change<OrderFields>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<OrderFields>>[]> {
  const { rows } = await sql`select from supplier_delivery d where d.tenant_id = ${tenantId}
    and d.order_id = ${id} and d.removed_at is null and d.state in ('announced', 'arrived') limit 1`.execute(
    database,
  );
  return rows.length > 0 ? [{ field: 'number', issue: 'openDeliveries' }] : [];
}
