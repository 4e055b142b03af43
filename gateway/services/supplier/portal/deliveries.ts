/** Deliveries that a supplier announces, and what became of them. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalAnnounce,
  portalDeliveries,
  portalWithdrawDelivery,
} from '#bridge/calls/supplier/portal/orders.ts';
import { supplierCodes } from '#bridge/calls/supplier/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { countOf } from '../count-of.ts';
import { openStates } from '../records/deliveries.ts';
import { supplierDeliveries } from '../records/index.ts';
import { acceptedOf, announcedOf } from './orders.ts';
import { ownSupplier, refuseAt, requireOpen } from './own-supplier.ts';

type Deliveries = ResultOf<typeof portalDeliveries>;
type Request = ParsedRequestOf<typeof portalAnnounce>;
type Result = ResultOf<typeof portalAnnounce>;

/** Returns one page of the deliveries of the caller's supplier. */
export async function listOwnDeliveries(
  context: CallContext,
  { page, rows: size, orderId }: ParsedRequestOf<typeof portalDeliveries>,
): Promise<Deliveries> {
  const { database, tenantId } = context;
  const found = sql`from supplier_delivery d
    join purchase_order r on r.tenant_id = d.tenant_id and r.id = d.order_id
    where d.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and d.removed_at is null
      and (${orderId ?? null}::uuid is null or r.id = ${orderId ?? null})`;
  const { rows } = await sql<Deliveries['rows'][number]>`
    select d.id as "deliveryId", d.version, d.number, r.id as "orderId", r.number as "orderNumber", d.state,
      to_char(d.announced_for, 'YYYY-MM-DD') as "announcedFor", to_char(d.arrived_on, 'YYYY-MM-DD') as "arrivedOn",
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', e.line_no, 'name', coalesce(i.name, ''),
        'unit', coalesce(i.unit, ''), 'accepted', e.accepted::text, 'rejected', e.rejected::text, 'reason', e.reason)
        order by e.line_no), '[]')
        from supplier_delivery_item e
        left join purchase_order_item i on i.tenant_id = e.tenant_id and i.order_id = r.id
          and i.sort_order = e.line_no - 1
        where e.tenant_id = d.tenant_id and e.delivery_id = d.id) as items
    ${found}
    order by coalesce(d.arrived_on, d.announced_for) desc nulls first, d.id desc
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  return pageFrom({ page, rows: size }, rows, () => countOf(context, found));
}

/**
 * Announces a delivery. The same request key returns the one that is there already.
 * @throws {RefusedError} `notFound`, `orderNotOpen`, `badInput` at the line that is unknown or too much
 */
export async function announce(context: CallContext, request: Request): Promise<Result> {
  const { database, tenantId, accountId, now } = context;
  const { orderId, announcedFor, items } = request;
  const number = await lockOwnOrder(context, orderId);
  const key = `${accountId}:${request.requestKey}`;
  const { rows: known } =
    await sql<Result>`select d.id as "deliveryId", d.number from supplier_delivery d
    where d.tenant_id = ${tenantId} and d.request_key = ${key}`.execute(database);
  if (known[0] !== undefined) return known[0];
  if (announcedFor < dayOf(now())) refuseAt('announcedFor', 'inPast');
  await checkItems(context, request);
  const id = uuid7();
  const delivery = { deliveryId: id, number: await nextNumber(context, orderId, number) };
  await sql`insert into supplier_delivery (tenant_id, id, number, order_id, announced_for, request_key, state)
    values (${tenantId}, ${id}, ${delivery.number}, ${orderId}, ${announcedFor}::date, ${key}, 'announced')`.execute(
    database,
  );
  for (const [at, { lineNo, quantity }] of items.entries()) {
    await sql`insert into supplier_delivery_item (tenant_id, id, delivery_id, sort_order, line_no, accepted, rejected)
      values (${tenantId}, ${uuid7()}, ${id}, ${at}, ${lineNo}, ${quantity}::numeric, 0)`.execute(
      database,
    );
  }
  const changes = [
    { field: 'number', before: null, after: delivery.number },
    { field: 'announcedFor', before: null, after: announcedFor },
  ];
  const bound = supplierDeliveries;
  await addHistory({ bound, context }, [{ id, action: 'create', version: 1, changes }]);
  context.record(`supplierDelivery:${id}`, { order: orderId });
  return delivery;
}

/**
 * Takes back a delivery that was announced; what it held of the order is open again.
 * @throws {RefusedError} `notFound`, `conflict`, `notNow` once it has arrived
 */
export async function withdrawDelivery(
  context: CallContext,
  { deliveryId, version }: ParsedRequestOf<typeof portalWithdrawDelivery>,
): Promise<null> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ version: number; state: string }>`select d.version, d.state
    from supplier_delivery d join purchase_order r on r.tenant_id = d.tenant_id and r.id = d.order_id
    where d.tenant_id = ${tenantId} and d.id = ${deliveryId} and d.removed_at is null
      and r.supplier_id = ${ownSupplier(context)}`.execute(database);
  requireOpen(rows[0], version, ['announced']);
  const { rows: after } = await sql<{ version: number; state: string }>`
    update supplier_delivery d set version = d.version + 1, state = 'withdrawn'
    where d.tenant_id = ${tenantId} and d.id = ${deliveryId} and d.version = ${version} and d.state = 'announced'
    returning d.version, d.state`.execute(database);
  const done = requireOpen(after[0], version + 1, ['withdrawn']);
  const changes = [{ field: 'state', before: 'announced', after: 'withdrawn' }];
  await addHistory({ bound: supplierDeliveries, context }, [
    { id: deliveryId, action: 'move', version: done.version, changes },
  ]);
  context.record(`supplierDelivery:${deliveryId}`, { state: 'withdrawn' });
  return null;
}

/** Locks an own order that deliveries can be announced for, and returns its number. */
async function lockOwnOrder(context: CallContext, orderId: string): Promise<string> {
  const { database, tenantId } = context;
  const own = sql`purchase_order r where r.tenant_id = ${tenantId} and r.id = ${orderId}
    and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null`;
  const { rows: seen } = await sql`select r.id from ${own}`.execute(database);
  if (seen.length === 0) throw new RefusedError('notFound');
  const { rows } = await sql<{ number: string; state: string }>`
    select r.number, r.state from ${own} for update`.execute(database);
  const [order] = rows;
  if (order === undefined || !openStates.includes(order.state)) {
    throw new RefusedError(supplierCodes.orderNotOpen);
  }
  if (order.state === 'ordered') throw new RefusedError('notNow');
  return order.number;
}

interface Line {
  readonly lineNo: number;
  readonly fits: boolean;
}

async function checkItems(context: CallContext, { orderId, items }: Request): Promise<void> {
  const { database, tenantId } = context;
  const empty = items.findIndex(({ quantity }) => Number(quantity) === 0);
  if (empty >= 0) refuseAt(`items.${empty}.quantity`, 'tooSmall', 0);
  const lineNos = items.map(({ lineNo }) => lineNo);
  const twice = lineNos.findIndex((lineNo, at) => lineNos.indexOf(lineNo) !== at);
  if (twice >= 0) refuseAt(`items.${twice}.quantity`, 'orderLine', lineNos[twice]);
  const wanted = JSON.stringify(items.map(({ lineNo, quantity }) => ({ lineNo, quantity })));
  const { rows } = await sql<Line>`select w."lineNo",
      (w.quantity + ${acceptedOf} + ${announcedOf} <= i.quantity * (100 + coalesce(s.tolerance, 0)) / 100) as fits
    from jsonb_to_recordset(${wanted}::jsonb) as w ("lineNo" int, quantity numeric)
    join purchase_order_item i on i.tenant_id = ${tenantId} and i.order_id = ${orderId} and i.sort_order = w."lineNo" - 1
    join supplier s on s.tenant_id = ${tenantId} and s.id = ${ownSupplier(context)}`.execute(
    database,
  );
  for (const [at, { lineNo }] of items.entries()) {
    const line = rows.find((row) => row.lineNo === lineNo);
    if (line === undefined) refuseAt(`items.${at}.quantity`, 'orderLine', lineNo);
    if (!line.fits) refuseAt(`items.${at}.quantity`, 'overDelivery', lineNo);
  }
}

/** Announced deliveries count apart from those that receivers number; the order is locked. */
async function nextNumber(
  { database, tenantId }: CallContext,
  orderId: string,
  order: string,
): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(d.number from '-S([0-9]{1,6})$')::int), 0) as last from supplier_delivery d
    where d.tenant_id = ${tenantId} and d.order_id = ${orderId}`.execute(database);
  return `${order}-S${(rows[0]?.last ?? 0) + 1}`;
}
