import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { supplierFunctions } from '#bridge/calls/supplier/functions.ts';
import type { receivedDeliveries, receivingOrders } from '#bridge/calls/supplier/receiving.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

type Orders = ResultOf<typeof receivingOrders>;
type Deliveries = ResultOf<typeof receivedDeliveries>['deliveries'];

/** Accepted quantities of a line of an order (`i`) in booked deliveries. */
const accepted = sql`coalesce((select sum(e.accepted) from supplier_delivery_item e
  join supplier_delivery d on d.tenant_id = e.tenant_id and d.id = e.delivery_id
  where e.tenant_id = i.tenant_id and e.line_no = i.sort_order + 1 and d.order_id = i.order_id
    and d.state = 'booked' and d.removed_at is null), 0)`;

const states = {
  open: ['ordered', 'acknowledged', 'partly'],
  done: ['received', 'closed'],
} as const;

/** The condition on an order (`r`): it is of an organisation that the caller reaches by the function of receiving. */
export async function ordersInReach(
  context: CallContext,
): Promise<{ readonly day: string; readonly condition: RawBuilder<boolean> }> {
  const { rights, tenantId } = context;
  const reach = await readReach(context, undefined, {
    bizType: 'purchaseOrder',
    functionId: supplierFunctions.deliveries,
  });
  const condition =
    rights.isSuper || reach.everything
      ? sql<boolean>`true`
      : sql<boolean>`r.organ_id in (select o.organ_id from organ_row o
          where o.tenant_id = ${tenantId} and ${onDay('o', reach.day)} and ${seesOrgan(reach)})`;
  return { day: reach.day, condition };
}

/** Returns a page of the orders that are received, or of those that were. */
export async function listOrders(
  context: CallContext,
  { kind, orderId, search, page, rows: size }: ParsedRequestOf<typeof receivingOrders>,
): Promise<Orders> {
  const { database, tenantId } = context;
  const { day, condition } = await ordersInReach(context);
  const words = search === undefined ? null : `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`;
  const from = sql`from purchase_order r
    join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state = any(${orderId === undefined ? [...states[kind]] : [...states.open, ...states.done]}::text[])
      and (${orderId ?? null}::uuid is null or r.id = ${orderId ?? null}) and ${condition}
      and (${words}::text is null or r.number ilike ${words} or s.name ilike ${words} or s.short_name ilike ${words}
        or exists (select from purchase_order_item i where i.tenant_id = r.tenant_id and i.order_id = r.id
          and i.name ilike ${words}))`;
  const order =
    kind === 'open' ? sql`r.needed_on, r.number, r.id` : sql`r.ordered_on desc, r.number, r.id`;
  const asked = { page, rows: size };
  const { rows } = await sql<Orders['rows'][number]>`select r.id as "orderId", r.number,
      coalesce(s.short_name, s.name) as "supplierName",
      coalesce((select o.name from organ_row o where o.tenant_id = r.tenant_id and o.organ_id = r.organ_id
        and ${onDay('o', day)} limit 1), '') as "organName",
      to_char(r.ordered_on, 'YYYY-MM-DD') as "orderedOn", to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn",
      r.needed_on < ${day}::date and r.state in ('ordered', 'acknowledged', 'partly') as late, r.place, r.state,
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', i.sort_order + 1, 'name', i.name, 'unit', i.unit,
          'ordered', i.quantity::text, 'accepted', (${accepted})::numeric(12, 3)::text,
          'open', greatest(i.quantity - ${accepted}, 0)::numeric(12, 3)::text) order by i.sort_order), '[]')
        from purchase_order_item i where i.tenant_id = r.tenant_id and i.order_id = r.id) as items
    ${from} order by ${order} limit ${size} offset ${offsetOf(asked)}`.execute(database);
  const found = await pageFrom(asked, rows, async () => {
    const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
      database,
    );
    return counted.rows[0]?.total ?? 0;
  });
  return { ...found, today: day };
}

/** Refuses an order that the caller does not reach as if there were none. */
export async function requireOrder(context: CallContext, orderId: string): Promise<void> {
  const { condition } = await ordersInReach(context);
  const { rows } = await sql`select from purchase_order r where r.tenant_id = ${context.tenantId}
    and r.id = ${orderId} and r.removed_at is null and r.state not in ('draft', 'cancelled') and ${condition}`.execute(
    context.database,
  );
  if (rows.length === 0) throw new RefusedError('notFound');
}

/** Returns what came for an order, the last one first. */
export async function listDeliveries(
  context: CallContext,
  { orderId }: ParsedRequestOf<typeof receivedDeliveries>,
): Promise<ResultOf<typeof receivedDeliveries>> {
  await requireOrder(context, orderId);
  const { database, tenantId } = context;
  const { rows } = await sql<
    Deliveries[number]
  >`select d.id as "deliveryId", d.version, d.number, d.state,
      to_char(d.arrived_on, 'YYYY-MM-DD') as "arrivedOn",
      (select n.name from employment e join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
        where e.tenant_id = d.tenant_id and e.id = d.receiver_id) as "receiverName", d.note,
      d.state = 'booked' and d.settlement_id is null as reversible,
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'name', coalesce(i.name, ''),
          'unit', coalesce(i.unit, ''), 'accepted', l.accepted::text, 'rejected', l.rejected::text, 'reason', l.reason)
          order by l.line_no), '[]')
        from supplier_delivery_item l
        left join purchase_order_item i on i.tenant_id = l.tenant_id and i.order_id = d.order_id
          and i.sort_order = l.line_no - 1
        where l.tenant_id = d.tenant_id and l.delivery_id = d.id) as items
    from supplier_delivery d
    where d.tenant_id = ${tenantId} and d.order_id = ${orderId} and d.removed_at is null
    order by coalesce(d.arrived_on, d.announced_for) desc nulls first, d.created_at desc, d.id limit 200`.execute(
    database,
  );
  return { deliveries: rows };
}
