/** Suppliers: who may deliver, what is ordered, what came, what is owed. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { loginCalls } from './logins.ts';
import { orderMessageCalls } from './messages.ts';
import { purchasingCard, purchasingOverview } from './overview.ts';
import { portalCompanyCalls } from './portal/company.ts';
import { portalDispatchCalls } from './portal/dispatch.ts';
import { portalInvoiceCalls } from './portal/invoices.ts';
import { portalMessageCalls } from './portal/messages.ts';
import { portalOrderCalls } from './portal/orders.ts';
import { portalSettlementCalls } from './portal/settlements.ts';
import { portalTripCalls } from './portal/trips.ts';
import { receivingCalls } from './receiving.ts';
import { supplierDeliveryCalls } from './records/delivery.ts';
import { supplierEvaluationCalls } from './records/evaluation.ts';
import { supplierInvoiceCalls } from './records/invoice.ts';
import { purchaseOrderCalls } from './records/order.ts';
import { supplierPriceListCalls } from './records/price-list.ts';
import { supplierQualificationCalls } from './records/qualification.ts';
import { supplierSettlementCalls } from './records/settlement.ts';
import { supplierCalls as oneSupplierCalls } from './records/supplier.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type SupplierRecordCalls = KeyedCalls<'supplier', typeof oneSupplierCalls> &
  KeyedCalls<'supplierQualification', typeof supplierQualificationCalls> &
  KeyedCalls<'supplierPriceList', typeof supplierPriceListCalls> &
  KeyedCalls<'purchaseOrder', typeof purchaseOrderCalls> &
  KeyedCalls<'supplierDelivery', typeof supplierDeliveryCalls> &
  KeyedCalls<'supplierSettlement', typeof supplierSettlementCalls> &
  KeyedCalls<'supplierInvoice', typeof supplierInvoiceCalls> &
  KeyedCalls<'supplierEvaluation', typeof supplierEvaluationCalls>;

const ownCalls = {
  purchasingOverview,
  purchasingCard,
  ...receivingCalls,
  ...loginCalls,
  ...portalCompanyCalls,
  ...portalOrderCalls,
  ...portalSettlementCalls,
  ...portalInvoiceCalls,
  ...portalMessageCalls,
  ...orderMessageCalls,
  ...portalDispatchCalls,
  ...portalTripCalls,
};

/** The calls of suppliers, those of their records among them. */
export const supplierCalls: typeof ownCalls & SupplierRecordCalls = {
  ...ownCalls,
  ...keyed('supplier', oneSupplierCalls),
  ...keyed('supplierQualification', supplierQualificationCalls),
  ...keyed('supplierPriceList', supplierPriceListCalls),
  ...keyed('purchaseOrder', purchaseOrderCalls),
  ...keyed('supplierDelivery', supplierDeliveryCalls),
  ...keyed('supplierSettlement', supplierSettlementCalls),
  ...keyed('supplierInvoice', supplierInvoiceCalls),
  ...keyed('supplierEvaluation', supplierEvaluationCalls),
} satisfies CallTable;
