import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface PurchaseOrderTable extends RecordColumns {
  number: string;
  supplier_id: string;
  organ_id: string;
  ordered_on: string;
  needed_on: string;
  place: string;
  note: string | null;
  state: 'draft' | 'ordered' | 'acknowledged' | 'partly' | 'received' | 'closed' | 'cancelled';
  pending: string | null;
  sent_at: Timestamp | null;
  promised_on: string | null;
  reply: string | null;
}

interface PurchaseOrderItemTable {
  tenant_id: string;
  id: string;
  order_id: string;
  sort_order: number;
  item: string | null;
  name: string;
  unit: string;
  quantity: string;
  price: string | null;
  tax_rate: string | null;
  reason: string | null;
}

interface SupplierTable extends RecordColumns {
  name: string;
  short_name: string | null;
  credit_code: string;
  kind:
    | 'goods'
    | 'services'
    | 'dispatch'
    | 'travel'
    | 'training'
    | 'medical'
    | 'insurance'
    | 'recruiting';
  since: string | null;
  legal_person: string | null;
  address: string | null;
  pay_days: number | null;
  tolerance: number | null;
  block_reason: string | null;
  note: string | null;
  state: 'applicant' | 'qualified' | 'restricted' | 'blacklisted' | 'closed';
  pending: string | null;
}

interface SupplierContactTable {
  tenant_id: string;
  id: string;
  supplier_id: string;
  sort_order: number;
  name: string;
  post: string | null;
  phone: string | null;
  email: string | null;
  duty: 'orders' | 'money' | 'people' | 'other';
}

interface SupplierDeliveryTable extends RecordColumns {
  number: string;
  order_id: string;
  announced_for: string | null;
  arrived_on: string | null;
  receiver_id: string | null;
  note: string | null;
  settlement_id: string | null;
  request_key: string | null;
  state: 'announced' | 'arrived' | 'booked' | 'reversed';
  pending: string | null;
}

interface SupplierDeliveryItemTable {
  tenant_id: string;
  id: string;
  delivery_id: string;
  sort_order: number;
  line_no: number;
  accepted: string;
  rejected: string;
  reason: string | null;
}

interface SupplierEvaluationTable extends RecordColumns {
  name: string;
  supplier_id: string;
  from_on: string;
  to_on: string;
  released_on: string | null;
  note: string | null;
  appeal_note: string | null;
  appealed_on: string | null;
  state: 'open' | 'scored' | 'released' | 'appealed' | 'final';
  pending: string | null;
}

interface SupplierPriceTable {
  tenant_id: string;
  id: string;
  price_list_id: string;
  sort_order: number;
  item: string;
  name: string;
  unit: string;
  price: string;
  tax_rate: string;
}

interface SupplierPriceListTable extends RecordColumns {
  name: string;
  supplier_id: string;
  from_on: string;
  to_on: string | null;
  state: 'draft' | 'active' | 'ended';
  pending: string | null;
}

interface SupplierQualificationTable extends RecordColumns {
  number: string;
  supplier_id: string;
  kind: string;
  issuer: string | null;
  issued_on: string | null;
  expires_on: string | null;
  scope: string | null;
  scan_id: string | null;
  reject_reason: string | null;
  state: 'pending' | 'valid' | 'replaced' | 'rejected';
  pending: string | null;
}

interface SupplierScoreTable {
  tenant_id: string;
  id: string;
  evaluation_id: string;
  sort_order: number;
  criterion: string;
  weight: number;
  value: string | null;
  note: string | null;
}

interface SupplierSettlementTable extends RecordColumns {
  number: string;
  supplier_id: string;
  month: string;
  adjustment: string | null;
  adjustment_reason: string | null;
  dispute_note: string | null;
  paid_on: string | null;
  state: 'draft' | 'computed' | 'sent' | 'disputed' | 'confirmed' | 'approved' | 'paid' | 'void';
  pending: string | null;
  dispatch_net: string | null;
  dispatch_tax: string | null;
  paid_despite: string | null;
}

interface SupplierInvoiceTable extends RecordColumns {
  number: string;
  supplier_id: string;
  issued_on: string;
  net: string;
  tax: string;
  gross: string;
  scan_id: string | null;
  return_reason: string | null;
  state: 'draft' | 'received' | 'accepted' | 'returned';
  pending: string | null;
  noticed_at: Timestamp | null;
}

interface SupplierInvoiceSettlementTable {
  tenant_id: string;
  id: string;
  invoice_id: string;
  sort_order: number;
  settlement_id: string;
  amount: string | null;
  live: Generated<boolean>;
}

interface OrderMessageTable {
  tenant_id: string;
  id: string;
  order_id: string;
  side: 'buyer' | 'supplier';
  account_id: string;
  partner_name: string | null;
  body: string;
  request_key: string;
  at: Timestamp;
  noticed_at: Timestamp | null;
}

interface OrderMessageReadTable {
  tenant_id: string;
  order_id: string;
  account_id: string;
  read_at: Timestamp;
}

/** The tables of the area supplier; its migrations say what each column means. */
export interface SupplierTables {
  purchase_order: PurchaseOrderTable;
  purchase_order_item: PurchaseOrderItemTable;
  supplier: SupplierTable;
  supplier_contact: SupplierContactTable;
  supplier_delivery: SupplierDeliveryTable;
  supplier_delivery_item: SupplierDeliveryItemTable;
  supplier_evaluation: SupplierEvaluationTable;
  supplier_price: SupplierPriceTable;
  supplier_price_list: SupplierPriceListTable;
  supplier_qualification: SupplierQualificationTable;
  supplier_score: SupplierScoreTable;
  supplier_settlement: SupplierSettlementTable;
  supplier_invoice: SupplierInvoiceTable;
  supplier_invoice_settlement: SupplierInvoiceSettlementTable;
  order_message: OrderMessageTable;
  order_message_read: OrderMessageReadTable;
}
