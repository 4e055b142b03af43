/** Settlements that were sent to a supplier, and its answer. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalAnswerSettlement,
  portalSettlements,
} from '#bridge/calls/supplier/portal/settlements.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { addHistory } from '#gateway/record/history.ts';
import { countOf } from '../count-of.ts';
import { supplierSettlements } from '../records/index.ts';
import { settlementGross } from '../records/invoices.ts';
import { lineNet, settlementSums } from '../records/settle.ts';
import { ownSupplier, refuseAt, requireOpen } from './own-supplier.ts';

type Settlements = ResultOf<typeof portalSettlements>;

/** The gross amount of a settlement (`r`) as text. */
export function grossOf(context: CallContext) {
  return sql`${settlementGross(context)}::text`;
}

/** Returns one page of the settlements that were sent to the caller's supplier. */
export async function listOwnSettlements(
  context: CallContext,
  { page, rows: size, settlementId }: ParsedRequestOf<typeof portalSettlements>,
): Promise<Settlements> {
  const { database, tenantId, now } = context;
  const scope = { tenantId, today: dayOf(now()) };
  const found = sql`from supplier_settlement r
    where r.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null
      and (${settlementId ?? null}::uuid is null or r.id = ${settlementId ?? null})`;
  const { rows } = await sql<Settlements['rows'][number]>`
    select r.id as "settlementId", r.version, r.number, to_char(r.month, 'YYYY-MM-DD') as month, r.state,
      ${settlementSums.net(scope)}::text as net, ${settlementSums.tax(scope)}::text as tax, r.adjustment::text,
      r.adjustment_reason as "adjustmentReason", ${grossOf(context)} as gross, r.dispute_note as "disputeNote",
      to_char(r.paid_on, 'YYYY-MM-DD') as "paidOn",
      (select coalesce(jsonb_agg(k.line order by k.number), '[]') from (
        select d.number, jsonb_build_object('number', d.number, 'orderNumber', o.number,
          'arrivedOn', to_char(d.arrived_on, 'YYYY-MM-DD'), 'net', (select coalesce(sum(${lineNet}), 0)::numeric(14, 2)::text
            from supplier_delivery_item e
            join purchase_order_item i on i.tenant_id = e.tenant_id and i.order_id = d.order_id and i.sort_order = e.line_no - 1
            where e.tenant_id = d.tenant_id and e.delivery_id = d.id)) as line
        from supplier_delivery d join purchase_order o on o.tenant_id = d.tenant_id and o.id = d.order_id
        where d.tenant_id = r.tenant_id and d.settlement_id = r.id order by d.number limit 200) k) as deliveries
    ${found} order by r.month desc, r.id desc limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(
    database,
  );
  return pageFrom({ page, rows: size }, rows, () => countOf(context, found));
}

/**
 * Confirms a settlement, or disputes it with a reason.
 * @throws {RefusedError} `notFound`, `conflict`, `notNow`, `badInput` for a dispute without a reason
 */
export async function answerSettlement(
  context: CallContext,
  { settlementId, version, answer, note }: ParsedRequestOf<typeof portalAnswerSettlement>,
): Promise<ResultOf<typeof portalAnswerSettlement>> {
  const { database, tenantId } = context;
  const own = sql`supplier_settlement r where r.tenant_id = ${tenantId} and r.id = ${settlementId}
    and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null`;
  const { rows } = await sql<{ version: number; state: string; note: string | null }>`
    select r.version, r.state, r.dispute_note as note from ${own}`.execute(database);
  const before = requireOpen(rows[0], version, ['sent']);
  if (answer === 'dispute' && note === undefined) refuseAt('note', 'required');
  const state = answer === 'confirm' ? ('confirmed' as const) : ('disputed' as const);
  const said = answer === 'confirm' ? before.note : (note ?? null);
  const { rows: after } = await sql<{ version: number; state: string }>`
    update supplier_settlement r set version = r.version + 1, state = ${state}, dispute_note = ${said}
    where r.tenant_id = ${tenantId} and r.id = ${settlementId} and r.version = ${version} and r.state = 'sent'
    returning r.version, r.state`.execute(database);
  const done = requireOpen(after[0], version + 1, [state]);
  await addHistory({ bound: supplierSettlements, context }, [
    {
      id: settlementId,
      action: 'move',
      version: done.version,
      changes: [
        ...(said === before.note
          ? []
          : [{ field: 'disputeNote', before: before.note, after: said }]),
        { field: 'state', before: before.state, after: state },
      ],
    },
  ]);
  context.record(`supplierSettlement:${settlementId}`, { answer });
  return { state };
}
