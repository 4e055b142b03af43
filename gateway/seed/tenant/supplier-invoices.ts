import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { settlementSums } from '#gateway/services/supplier/records/settle.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { SupplierMaker as Maker, WithId } from './supplier-orders.ts';

/** Writes an invoice for each settlement that the supplier confirmed: that of a paid one is accepted, the other waits. */
export async function writeSupplierInvoices(
  transaction: DatabaseTransaction,
  { anchor, newRow }: Maker,
  settlements: readonly WithId<Row<'supplier_settlement'>>[],
): Promise<void> {
  for (const [at, { id, month, supplier_id, state }] of settlements.entries()) {
    if (state !== 'paid' && state !== 'confirmed') continue;
    const place = newRow();
    const scope = { tenantId: place.tenant_id, today: anchor };
    const { rows } = await sql<{ tax: string; gross: string; net: string }>`
      select ${settlementSums.net(scope)}::text as net, ${settlementSums.tax(scope)}::text as tax,
        ${settlementSums.gross(scope)}::text as gross
      from app.supplier_settlement r where r.tenant_id = ${place.tenant_id} and r.id = ${id}`.execute(
      transaction,
    );
    const [sums] = rows;
    if (sums === undefined) continue;
    const invoice = {
      ...place,
      ...sums,
      number: `2532200000010000${String(7301 + at)}`,
      supplier_id,
      issued_on: state === 'paid' ? addMonths(String(month), 1) : addDays(anchor, -3),
      scan_id: null,
      return_reason: null,
      state: state === 'paid' ? ('accepted' as const) : ('received' as const),
    };
    await insertRows(transaction, 'supplier_invoice', [invoice]);
    await insertRows(transaction, 'supplier_invoice_settlement', [
      {
        ...newRow(),
        invoice_id: invoice.id,
        sort_order: 0,
        settlement_id: id,
        amount: sums.gross,
        live: true,
      },
    ]);
  }
}
