/** Prices of lists in orders, and lists that would say two prices. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import type { supplierPriceList } from '#bridge/calls/supplier/records/price-list.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { missingLicence } from './qualified.ts';

type ListFields = (typeof supplierPriceList)['fields'];
type OrderFields = (typeof purchaseOrder)['fields'];
type Problems<Fields> = Promise<readonly FieldProblem<NameIn<Fields>>[]>;

/** A list is released when no other active list of the supplier has a price of the same item on one of its days. */
export async function checkRelease(
  { id, after }: Change<ListFields>,
  { database, tenantId }: CallContext,
): Problems<ListFields> {
  // Releases of one supplier wait for one another.
  await sql`select from supplier where tenant_id = ${tenantId} and id = ${after.supplier} for update`.execute(
    database,
  );
  const { rows } = await sql<{ line: number }>`select p.sort_order + 1 as line from supplier_price p
    where p.tenant_id = ${tenantId} and p.price_list_id = ${id} and exists (
      select from supplier_price o join supplier_price_list l on l.tenant_id = o.tenant_id and l.id = o.price_list_id
      where o.tenant_id = p.tenant_id and o.item = p.item and (o.price_list_id <> ${id} or o.sort_order < p.sort_order)
        and l.supplier_id = ${after.supplier} and l.removed_at is null
        and (l.state = 'active' or l.id = ${id})
        and l.from_on <= coalesce(${after.toOn}::date, 'infinity') and coalesce(l.to_on, 'infinity') >= ${after.fromOn}::date)
    order by 1 limit 1`.execute(database);
  const [found] = rows;
  return found === undefined ? [] : [{ field: 'fromOn', issue: 'priceOverlap', min: found.line }];
}

/** The price of an item on the day of its order (`r`), beside a line of it (`i`). */
const listed = (tenantId: string) => sql`left join lateral (
    select p.price, p.tax_rate from supplier_price p
    join supplier_price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id
    where p.tenant_id = ${tenantId} and p.item = i.item and l.supplier_id = r.supplier_id and l.removed_at is null
      and l.state = 'active' and l.from_on <= r.ordered_on and (l.to_on is null or l.to_on >= r.ordered_on)
    order by l.from_on desc, l.id limit 1) k on true`;

/** Lines without a price take that of the list, so that a later list does not change the order. */
export async function takeListPrices(
  changes: readonly Change<OrderFields>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const ids = changes.flatMap(({ action, id }) =>
    action === 'create' || action === 'update' ? [id] : [],
  );
  if (ids.length === 0) return;
  await sql`update purchase_order_item t set price = coalesce(t.price, n.price), tax_rate = coalesce(t.tax_rate, n.tax_rate)
    from (select i.id, k.price, k.tax_rate from purchase_order_item i
      join purchase_order r on r.tenant_id = i.tenant_id and r.id = i.order_id ${listed(tenantId)}
      where i.tenant_id = ${tenantId} and i.order_id = any(${ids}::uuid[])) n
    where t.tenant_id = ${tenantId} and t.id = n.id and n.price is not null
      and (t.price is null or t.tax_rate is null)`.execute(database);
}

interface OrderLine {
  readonly line: number;
  readonly priced: boolean;
  readonly explained: boolean;
}

/** An order goes to a qualified supplier whose licences last until the goods are due, with a price in every line. */
export async function checkOrder(
  { id, after }: Change<OrderFields>,
  context: CallContext,
): Problems<OrderFields> {
  const { database, tenantId } = context;
  const { rows: found } = await sql<{
    kind: string;
    state: string;
  }>`select s.kind, s.state from supplier s
    where s.tenant_id = ${tenantId} and s.id = ${after.supplier} for share`.execute(database);
  const [supplier] = found;
  if (supplier?.state !== 'qualified')
    return [{ field: 'supplier', issue: 'supplierNotQualified' }];
  const missing = await missingLicence(context, {
    supplierId: after.supplier,
    kind: supplier.kind,
    from: after.orderedOn,
    to: after.neededOn,
  });
  if (missing !== null) return [{ field: 'neededOn', issue: missing }];
  const { rows } =
    await sql<OrderLine>`select i.sort_order + 1 as line, i.price is not null and i.tax_rate is not null as priced,
      (k.price is null or k.price = i.price or i.reason is not null) as explained
    from purchase_order_item i join purchase_order r on r.tenant_id = i.tenant_id and r.id = i.order_id ${listed(tenantId)}
    where i.tenant_id = ${tenantId} and i.order_id = ${id} order by i.sort_order`.execute(database);
  if (rows.length === 0) return [{ field: 'number', issue: 'priceMissing', min: 1 }];
  const unpriced = rows.find(({ priced }) => !priced);
  if (unpriced) return [{ field: 'number', issue: 'priceMissing', min: unpriced.line }];
  const unexplained = rows.find(({ explained }) => !explained);
  return unexplained ? [{ field: 'number', issue: 'priceReason', min: unexplained.line }] : [];
}
