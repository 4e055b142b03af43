/** Which deliveries a settlement holds, and what they come to. */
import { type RawBuilder, sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, VirtualScope, VirtualSql } from '#gateway/record/binding.ts';

type Fields = (typeof supplierSettlement)['fields'];

/** Booked deliveries of a supplier up to the end of a month that no settlement holds, or this one. */
const billable = (tenantId: string, id: string, after: Change<Fields>['after']) => sql`
  d.tenant_id = ${tenantId} and d.removed_at is null and d.state = 'booked'
  and (d.settlement_id is null or d.settlement_id = ${id})
  and d.arrived_on < (${after.month}::date + interval '1 month')::date
  and d.order_id in (select r.id from purchase_order r
    where r.tenant_id = ${tenantId} and r.supplier_id = ${after.supplier})`;

/** A settlement is computed when there is something to settle. */
export async function checkComputing(
  { id, after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { rows } =
    await sql`select from supplier_delivery d where ${billable(tenantId, id, after)} for update`.execute(
      database,
    );
  return rows.length > 0 ? [] : [{ field: 'month', issue: 'nothingToSettle' }];
}

/** Takes the deliveries into a settlement that is computed, and lets go of those of one that is void. */
export async function holdDeliveries(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { action, id, stateAfter, after } of changes) {
    if (action !== 'move') continue;
    if (stateAfter === 'computed') {
      await sql`update supplier_delivery d set settlement_id = ${id} where ${billable(tenantId, id, after)}`.execute(
        database,
      );
    }
    if (stateAfter === 'void') {
      await sql`update supplier_delivery d set settlement_id = null
        where d.tenant_id = ${tenantId} and d.settlement_id = ${id}`.execute(database);
    }
  }
}

/** The net amount of one line of a delivery (`e`) at the price of its order line (`i`), to the fen, half up. */
export const lineNet = sql`round(e.accepted * i.price, 2)`;
const lineTax = sql`round(round(e.accepted * i.price, 2) * i.tax_rate / 100, 2)`;

function sumOf({ tenantId }: VirtualScope, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(sum(${amount}), 0)::numeric(14, 2) from supplier_delivery d
    join supplier_delivery_item e on e.tenant_id = d.tenant_id and e.delivery_id = d.id
    join purchase_order_item i on i.tenant_id = d.tenant_id and i.order_id = d.order_id and i.sort_order = e.line_no - 1
    where d.tenant_id = ${tenantId} and d.settlement_id = r.id)`;
}

/** The amounts of a settlement, in SQL: of its deliveries, or of the dispatched workers in it. */
export const settlementSums: Readonly<Record<'deliveries' | 'net' | 'tax' | 'gross', VirtualSql>> =
  {
    deliveries: ({ tenantId }) => sql`(select count(*)::int from supplier_delivery d
    where d.tenant_id = ${tenantId} and d.settlement_id = r.id)`,
    net: (scope) => sql`(${sumOf(scope, lineNet)} + coalesce(r.dispatch_net, 0))::numeric(14, 2)`,
    tax: (scope) => sql`(${sumOf(scope, lineTax)} + coalesce(r.dispatch_tax, 0))::numeric(14, 2)`,
    gross: (scope) =>
      sql`(${sumOf(scope, sql`${lineNet} + ${lineTax}`)} + coalesce(r.dispatch_net + r.dispatch_tax, 0)
        + coalesce(r.adjustment, 0))::numeric(14, 2)`,
  };
