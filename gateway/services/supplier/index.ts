import type { supplierCalls } from '#bridge/calls/supplier/calls.ts';
import { supplierDeliveryCalls } from '#bridge/calls/supplier/records/delivery.ts';
import { supplierEvaluationCalls } from '#bridge/calls/supplier/records/evaluation.ts';
import { purchaseOrderCalls } from '#bridge/calls/supplier/records/order.ts';
import { supplierPriceListCalls } from '#bridge/calls/supplier/records/price-list.ts';
import { supplierQualificationCalls } from '#bridge/calls/supplier/records/qualification.ts';
import { supplierSettlementCalls } from '#bridge/calls/supplier/records/settlement.ts';
import { supplierCalls as oneSupplierCalls } from '#bridge/calls/supplier/records/supplier.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { readPurchasingCard } from './desk/card.ts';
import { readOverview } from './desk/overview.ts';
import { listDeliveries, listOrders } from './receiving/read.ts';
import { receive, reverse } from './receiving/receive.ts';
import {
  purchaseOrders,
  supplierDeliveries,
  supplierEvaluations,
  supplierPriceLists,
  supplierQualifications,
  supplierSettlements,
  suppliers,
} from './records/index.ts';

const all = () => records;

/** Suppliers, and what is bought of them. */
export const supplierHandlers = {
  purchasingOverview: { policy: accessIsEnough, handle: readOverview },
  purchasingCard: { policy: accessIsEnough, handle: readPurchasingCard },
  receivingOrders: { policy: accessIsEnough, handle: listOrders },
  receivedDeliveries: { policy: accessIsEnough, handle: listDeliveries },
  receiveDelivery: { policy: accessIsEnough, handle: receive },
  reverseDelivery: { policy: accessIsEnough, handle: reverse },
  ...serveRecord('supplier', oneSupplierCalls, suppliers, all),
  ...serveRecord('supplierQualification', supplierQualificationCalls, supplierQualifications, all),
  ...serveRecord('supplierPriceList', supplierPriceListCalls, supplierPriceLists, all),
  ...serveRecord('purchaseOrder', purchaseOrderCalls, purchaseOrders, all),
  ...serveRecord('supplierDelivery', supplierDeliveryCalls, supplierDeliveries, all),
  ...serveRecord('supplierSettlement', supplierSettlementCalls, supplierSettlements, all),
  ...serveRecord('supplierEvaluation', supplierEvaluationCalls, supplierEvaluations, all),
} as const satisfies HandlersFor<typeof supplierCalls>;
