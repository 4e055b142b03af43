/** Orders for people of their supplier. What is in reach, the role of the transaction decides as well. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalAnswerOrder, portalOrders } from '#bridge/calls/supplier/portal/orders.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { addHistory } from '#gateway/record/history.ts';
import { escapeLike } from '../../people/keyword.ts';
import { countOf } from '../count-of.ts';
import { unreadOf } from '../messages/thread.ts';
import { openStates } from '../records/deliveries.ts';
import { purchaseOrders } from '../records/index.ts';
import { ownSupplier, refuseAt, requireOpen } from './own-supplier.ts';

type Orders = ResultOf<typeof portalOrders>;
type Request = ParsedRequestOf<typeof portalOrders>;

const statesOf: Readonly<Record<Request['kind'], readonly string[]>> = {
  new: ['ordered'],
  open: ['acknowledged', 'partly'],
  done: ['received', 'closed', 'cancelled'],
};

/** What is announced and not booked of a line (`i`) of an order. */
export const announcedOf = sql`coalesce((select sum(e.accepted) from supplier_delivery d
  join supplier_delivery_item e on e.tenant_id = d.tenant_id and e.delivery_id = d.id
  where d.tenant_id = i.tenant_id and d.order_id = i.order_id and d.removed_at is null
    and d.state in ('announced', 'arrived') and e.line_no = i.sort_order + 1), 0)`;

/** What is booked of it. */
export const acceptedOf = sql`coalesce((select sum(e.accepted) from supplier_delivery d
  join supplier_delivery_item e on e.tenant_id = d.tenant_id and e.delivery_id = d.id
  where d.tenant_id = i.tenant_id and d.order_id = i.order_id and d.removed_at is null
    and d.state = 'booked' and e.line_no = i.sort_order + 1), 0)`;

const net = sql`round(i.quantity * i.price, 2)`;
const sumOf = (
  amount: ReturnType<typeof sql>,
) => sql`(select coalesce(sum(${amount}), 0)::numeric(14, 2)::text
  from purchase_order_item i where i.tenant_id = r.tenant_id and i.order_id = r.id)`;

/** Returns one page of the orders to the caller's supplier. */
export async function listOwnOrders(
  context: CallContext,
  { page, rows: size, search, kind, orderId }: Request,
): Promise<Orders> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const pattern = `%${escapeLike((search ?? '').toLowerCase())}%`;
  const found = sql`from purchase_order r
    where r.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null
      and ${orderId === undefined ? sql`r.state = any(${statesOf[kind]})` : sql`r.id = ${orderId}`}
      and (lower(r.number) like ${pattern} or exists (select from purchase_order_item i
        where i.tenant_id = r.tenant_id and i.order_id = r.id and lower(i.name) like ${pattern}))`;
  const { rows } = await sql<Orders['rows'][number]>`
    select r.id as "orderId", r.version, r.number, to_char(r.ordered_on, 'YYYY-MM-DD') as "orderedOn",
      to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn", to_char(r.promised_on, 'YYYY-MM-DD') as "promisedOn",
      r.reply, ${unreadOf(context, 'supplier')} as unread, (r.needed_on < ${today}::date and r.state = any(${openStates})) as late, r.place, r.state,
      ${sumOf(net)} as net, ${sumOf(sql`${net} + round(${net} * i.tax_rate / 100, 2)`)} as gross,
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', i.sort_order + 1, 'name', i.name, 'unit', i.unit,
        'ordered', i.quantity::text, 'accepted', ${acceptedOf}::numeric(12, 3)::text,
        'announced', ${announcedOf}::numeric(12, 3)::text, 'price', i.price::text) order by i.sort_order), '[]')
        from purchase_order_item i where i.tenant_id = r.tenant_id and i.order_id = r.id) as items
    ${found}
    order by ${kind === 'done' ? sql`r.needed_on desc` : sql`r.needed_on`}, r.id
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  return { ...(await pageFrom({ page, rows: size }, rows, () => countOf(context, found))), today };
}

interface Answered {
  readonly version: number;
  readonly state: string;
  readonly promisedOn: string | null;
  readonly reply: string | null;
}

/**
 * Accepts an order with a promised day, or changes the day.
 * @throws {RefusedError} `notFound`, `conflict`, `notNow`, `badInput` for a day that is over
 */
export async function answerOrder(
  context: CallContext,
  { orderId, version, promisedOn, ...said }: ParsedRequestOf<typeof portalAnswerOrder>,
): Promise<ResultOf<typeof portalAnswerOrder>> {
  const { database, tenantId, now } = context;
  const reply = said.reply ?? null;
  const { rows } = await sql<Answered>`select r.version, r.state, r.reply,
      to_char(r.promised_on, 'YYYY-MM-DD') as "promisedOn"
    from purchase_order r where r.tenant_id = ${tenantId} and r.id = ${orderId}
      and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null`.execute(database);
  const before = requireOpen(rows[0], version, openStates);
  if (promisedOn < dayOf(now())) refuseAt('promisedOn', 'inPast');
  const accepted = await sql<Pick<Answered, 'version'> & { state: 'acknowledged' | 'partly' }>`
    update purchase_order r set version = r.version + 1, promised_on = ${promisedOn}::date, reply = ${reply},
      state = case when r.state = 'ordered' then 'acknowledged' else r.state end
    where r.tenant_id = ${tenantId} and r.id = ${orderId} and r.version = ${version}
    returning r.version, r.state`.execute(database);
  const [after] = accepted.rows;
  const done = requireOpen(after, version + 1, openStates);
  await addHistory({ bound: purchaseOrders, context }, [
    {
      id: orderId,
      action: before.state === done.state ? 'update' : 'move',
      version: done.version,
      changes: [
        { field: 'promisedOn', before: before.promisedOn, after: promisedOn },
        { field: 'reply', before: before.reply, after: reply },
        ...(before.state === done.state
          ? []
          : [{ field: 'state', before: before.state, after: done.state }]),
      ],
    },
  ]);
  context.record(`purchaseOrder:${orderId}`, { promisedOn });
  return { state: done.state, version: done.version };
}
