import { sql } from 'kysely';
import { supplierDelivery } from '#bridge/calls/supplier/records/delivery.ts';
import { supplierDeliveryWords } from '#bridge/calls/supplier/records/delivery.words.ts';
import { supplierEvaluation } from '#bridge/calls/supplier/records/evaluation.ts';
import { supplierEvaluationWords } from '#bridge/calls/supplier/records/evaluation.words.ts';
import { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import { purchaseOrderWords } from '#bridge/calls/supplier/records/order.words.ts';
import { supplierPriceList } from '#bridge/calls/supplier/records/price-list.ts';
import { supplierPriceListWords } from '#bridge/calls/supplier/records/price-list.words.ts';
import { supplierQualification } from '#bridge/calls/supplier/records/qualification.ts';
import { supplierQualificationWords } from '#bridge/calls/supplier/records/qualification.words.ts';
import { supplier } from '#bridge/calls/supplier/records/supplier.ts';
import { supplierWords } from '#bridge/calls/supplier/records/supplier.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { lockLogins } from '../logins/lock.ts';
import { levelOf, levelOfSupplier, scoreOf } from '../scores/level.ts';
import { checkAdmission } from './admission.ts';
import { checkBooking, checkEnd, checkReversal, moveOrders } from './deliveries.ts';
import { checkAppeal, checkScored } from './evaluate.ts';
import { followEvaluations, followOrders, tellOfLicences } from './follow.ts';
import { supplierInvoices, supplierSettlements } from './payables.ts';
import { checkOrder, checkRelease } from './prices.ts';
import { lineNet } from './settle.ts';

/** Suppliers in their table. */
export const suppliers = bindRecord(supplier, {
  table: 'supplier',
  words: supplierWords,
  virtuals: {
    level: ({ tenantId }) => levelOfSupplier(tenantId, 'r.id'),
    licenceTo: ({ tenantId }) => sql`(select min(q.expires_on) from supplier_qualification q
      where q.tenant_id = ${tenantId} and q.supplier_id = r.id and q.removed_at is null and q.state = 'valid')`,
    openOrders: ({ tenantId }) => sql`(select count(*)::int from purchase_order o
      where o.tenant_id = ${tenantId} and o.supplier_id = r.id and o.removed_at is null
        and o.state in ('ordered', 'acknowledged', 'partly'))`,
  },
  lines: { contacts: { table: 'supplier_contact', owner: 'supplier_id' } },
  rules: {
    guards: { admit: checkAdmission, restore: checkAdmission },
    effects: lockLogins,
  },
});

/** Licences in their table. */
export const supplierQualifications = bindRecord(supplierQualification, {
  table: 'supplier_qualification',
  words: supplierQualificationWords,
  rules: { effects: tellOfLicences },
});

/** Price lists in their table. */
export const supplierPriceLists = bindRecord(supplierPriceList, {
  table: 'supplier_price_list',
  words: supplierPriceListWords,
  lines: { prices: { table: 'supplier_price', owner: 'price_list_id' } },
  rules: { guards: { release: checkRelease } },
});

const orderSum = (tenantId: string, amount: ReturnType<typeof sql>) => sql`(
  select coalesce(sum(${amount}), 0)::numeric(14, 2) from purchase_order_item i
  where i.tenant_id = ${tenantId} and i.order_id = r.id)`;
const itemNet = sql`round(i.quantity * i.price, 2)`;
const itemTax = sql`round(round(i.quantity * i.price, 2) * i.tax_rate / 100, 2)`;

/** Orders in their table. */
export const purchaseOrders = bindRecord(purchaseOrder, {
  table: 'purchase_order',
  words: purchaseOrderWords,
  virtuals: {
    promisedOn: () => sql`r.promised_on`,
    reply: () => sql`r.reply`,
    net: ({ tenantId }) => orderSum(tenantId, itemNet),
    tax: ({ tenantId }) => orderSum(tenantId, itemTax),
    gross: ({ tenantId }) => orderSum(tenantId, sql`${itemNet} + ${itemTax}`),
  },
  lines: { items: { table: 'purchase_order_item', owner: 'order_id' } },
  rules: {
    guards: { submit: checkOrder, cancel: checkEnd, close: checkEnd },
    effects: followOrders,
  },
});

/** Deliveries in their table. */
export const supplierDeliveries = bindRecord(supplierDelivery, {
  table: 'supplier_delivery',
  words: supplierDeliveryWords,
  virtuals: {
    amount: ({
      tenantId,
    }) => sql`(select coalesce(sum(${lineNet}), 0)::numeric(14, 2) from supplier_delivery_item e
      join purchase_order_item i on i.tenant_id = e.tenant_id and i.order_id = r.order_id and i.sort_order = e.line_no - 1
      where e.tenant_id = ${tenantId} and e.delivery_id = r.id)`,
    settlement: () => sql`r.settlement_id`,
  },
  lines: { items: { table: 'supplier_delivery_item', owner: 'delivery_id' } },
  rules: { guards: { book: checkBooking, reverse: checkReversal }, effects: moveOrders },
});

/** Evaluations in their table. */
export const supplierEvaluations = bindRecord(supplierEvaluation, {
  table: 'supplier_evaluation',
  words: supplierEvaluationWords,
  virtuals: {
    score: ({ tenantId }) => scoreOf(tenantId, 'r.id'),
    level: ({ tenantId }) => levelOf(scoreOf(tenantId, 'r.id')),
    releasedOn: () => sql`r.released_on`,
  },
  lines: { scores: { table: 'supplier_score', owner: 'evaluation_id' } },
  rules: { guards: { score: checkScored, appeal: checkAppeal }, effects: followEvaluations },
});

export { supplierInvoices, supplierSettlements };

/** The records of suppliers. */
export const supplierRecords: readonly BoundRecord[] = [
  suppliers,
  supplierQualifications,
  supplierPriceLists,
  purchaseOrders,
  supplierDeliveries,
  supplierSettlements,
  supplierInvoices,
  supplierEvaluations,
];
