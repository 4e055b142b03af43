/** What suppliers are owed and bill. */
import { sql } from 'kysely';
import { supplierInvoice } from '#bridge/calls/supplier/records/invoice.ts';
import { supplierInvoiceWords } from '#bridge/calls/supplier/records/invoice.words.ts';
import { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import { supplierSettlementWords } from '#bridge/calls/supplier/records/settlement.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { checkEnd, checkOwed, checkReasons, usedSettlements } from './blocked.ts';
import { followSettlements } from './follow.ts';
import { checkInvoice, followInvoices, invoiceOf } from './invoices.ts';
import { checkComputing, settlementSums } from './settle.ts';

const invoiceSum = (tenantId: string) => sql`(
  select coalesce(sum(k.amount), 0)::numeric(14, 2) from supplier_invoice_settlement k
  where k.tenant_id = ${tenantId} and k.invoice_id = r.id)`;

/** Settlements in their table. */
export const supplierSettlements = bindRecord(supplierSettlement, {
  table: 'supplier_settlement',
  words: supplierSettlementWords,
  virtuals: { ...settlementSums, invoice: ({ tenantId }) => invoiceOf(tenantId) },
  rules: {
    // Their deliveries would go with them; one that is not wanted is void.
    check: checkReasons,
    inUse: usedSettlements,
    guards: { compute: checkComputing, approve: checkOwed, pay: checkOwed, void: checkEnd },
    effects: followSettlements,
  },
});

/** Invoices in their table. */
export const supplierInvoices = bindRecord(supplierInvoice, {
  table: 'supplier_invoice',
  words: supplierInvoiceWords,
  virtuals: {
    settled: ({ tenantId }) => invoiceSum(tenantId),
    difference: ({ tenantId }) => sql`(r.gross - ${invoiceSum(tenantId)})::numeric(14, 2)`,
  },
  lines: { settlements: { table: 'supplier_invoice_settlement', owner: 'invoice_id' } },
  rules: {
    // One that was handed in is returned, so that its supplier gets a message.
    inUse: async (ids, { database, tenantId }) => {
      const { rows } = await sql<{ id: string }>`select v.id from supplier_invoice v
        where v.tenant_id = ${tenantId} and v.id = any(${ids}::uuid[]) and v.state <> 'draft'`.execute(
        database,
      );
      return rows.map(({ id }) => id);
    },
    guards: { receive: checkInvoice, accept: checkInvoice },
    effects: followInvoices,
  },
});
