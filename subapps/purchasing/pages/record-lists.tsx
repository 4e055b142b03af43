import type { ReactElement } from 'react';
import {
  supplierDelivery,
  supplierDeliveryCalls,
} from '#bridge/calls/supplier/records/delivery.ts';
import { supplierDeliveryWords } from '#bridge/calls/supplier/records/delivery.words.ts';
import {
  supplierEvaluation,
  supplierEvaluationCalls,
} from '#bridge/calls/supplier/records/evaluation.ts';
import { supplierEvaluationWords } from '#bridge/calls/supplier/records/evaluation.words.ts';
import { supplierInvoice, supplierInvoiceCalls } from '#bridge/calls/supplier/records/invoice.ts';
import { supplierInvoiceWords } from '#bridge/calls/supplier/records/invoice.words.ts';
import { purchaseOrder, purchaseOrderCalls } from '#bridge/calls/supplier/records/order.ts';
import { purchaseOrderWords } from '#bridge/calls/supplier/records/order.words.ts';
import {
  supplierPriceList,
  supplierPriceListCalls,
} from '#bridge/calls/supplier/records/price-list.ts';
import { supplierPriceListWords } from '#bridge/calls/supplier/records/price-list.words.ts';
import {
  supplierQualification,
  supplierQualificationCalls,
} from '#bridge/calls/supplier/records/qualification.ts';
import { supplierQualificationWords } from '#bridge/calls/supplier/records/qualification.words.ts';
import {
  supplierSettlement,
  supplierSettlementCalls,
} from '#bridge/calls/supplier/records/settlement.ts';
import { supplierSettlementWords } from '#bridge/calls/supplier/records/settlement.words.ts';
import { supplier, supplierCalls } from '#bridge/calls/supplier/records/supplier.ts';
import { supplierWords } from '#bridge/calls/supplier/records/supplier.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The companies that deliver. */
export function Suppliers(): ReactElement {
  return (
    <RecordPage
      code="purchasing.suppliers"
      record={supplier}
      words={supplierWords}
      calls={supplierCalls}
    />
  );
}

/** What is ordered of them. */
export function Orders(): ReactElement {
  return (
    <RecordPage
      code="purchasing.orders"
      record={purchaseOrder}
      words={purchaseOrderWords}
      calls={purchaseOrderCalls}
    />
  );
}

/** What came for orders. */
export function Deliveries(): ReactElement {
  return (
    <RecordPage
      code="purchasing.deliveries"
      record={supplierDelivery}
      words={supplierDeliveryWords}
      calls={supplierDeliveryCalls}
    />
  );
}

/** What suppliers are owed. */
export function Settlements(): ReactElement {
  return (
    <RecordPage
      code="purchasing.settlements"
      record={supplierSettlement}
      words={supplierSettlementWords}
      calls={supplierSettlementCalls}
    />
  );
}

/** What they bill for it. */
export function Invoices(): ReactElement {
  return (
    <RecordPage
      code="purchasing.invoices"
      record={supplierInvoice}
      words={supplierInvoiceWords}
      calls={supplierInvoiceCalls}
    />
  );
}

/** The licences of suppliers. */
export function Qualifications(): ReactElement {
  return (
    <RecordPage
      code="purchasing.qualifications"
      record={supplierQualification}
      words={supplierQualificationWords}
      calls={supplierQualificationCalls}
    />
  );
}

/** What suppliers ask for items. */
export function Prices(): ReactElement {
  return (
    <RecordPage
      code="purchasing.prices"
      record={supplierPriceList}
      words={supplierPriceListWords}
      calls={supplierPriceListCalls}
    />
  );
}

/** The scores of suppliers. */
export function Evaluations(): ReactElement {
  return (
    <RecordPage
      code="purchasing.evaluations"
      record={supplierEvaluation}
      words={supplierEvaluationWords}
      calls={supplierEvaluationCalls}
    />
  );
}
