/** Messages to those who check invoices: one that came, and one that was corrected after it was returned. */
import { sql } from 'kysely';
import { supplierInvoice } from '#bridge/calls/supplier/records/invoice.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { messageWords } from '../texts/message-words.ts';

interface Place {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

interface HandedIn {
  readonly id: string;
  readonly number: string;
  readonly supplierName: string;
  readonly corrects: boolean;
}

/** Invoices of suppliers that wait to be checked and that no one was sent a message about. What a purchaser entered was a draft. */
export async function readHandedIn({
  database,
  tenantId,
}: Omit<Place, 'now'>): Promise<readonly HandedIn[]> {
  const { rows } = await sql<HandedIn>`select v.id, v.number,
      coalesce(s.short_name, s.name) as "supplierName",
      exists (select from supplier_invoice_settlement k
        join supplier_invoice_settlement o on o.tenant_id = k.tenant_id and o.settlement_id = k.settlement_id
        join supplier_invoice b on b.tenant_id = o.tenant_id and b.id = o.invoice_id and b.state = 'returned'
        where k.tenant_id = v.tenant_id and k.invoice_id = v.id) as corrects
    from supplier_invoice v join supplier s on s.tenant_id = v.tenant_id and s.id = v.supplier_id
    where v.tenant_id = ${tenantId} and v.noticed_at is null and v.state = 'received'
      and v.version = 1 and v.removed_at is null
    order by v.created_at, v.id limit 200`.execute(database);
  return rows;
}

/** Sends everybody who checks invoices a message about one. */
export async function tellOfInvoice(place: Place, invoice: HandedIn): Promise<void> {
  const { database, tenantId, now } = place;
  const { id, number, supplierName, corrects } = invoice;
  const { rows: taken } = await sql`update supplier_invoice set noticed_at = ${now()}
    where tenant_id = ${tenantId} and id = ${id} and noticed_at is null returning id`.execute(
    database,
  );
  if (taken.length === 0) return;
  const { rows } = await sql<{ account: string }>`select distinct h.account_id as account
    from role_holders(${dayOf(now())}::date) h
    join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
    join data_range d on d.tenant_id = ${tenantId} and d.role_id = h.role_id
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    where f.function_id = ${`${supplierInvoice.functionId}.edit`} and d.kind <> 'self'
      and m.status = 'active'`.execute(database);
  const event = corrects ? 'corrected' : 'handedIn';
  const { 'zh-CN': zh, en } = messageWords;
  const texts = {
    'zh-CN': zh[event](supplierName, number),
    en: en[event](supplierName, number),
  };
  await sendNotices(
    place,
    rows.map(({ account }) => ({
      account,
      kind: 'todo' as const,
      texts,
      author: zh.author,
      place: { app: 'purchasing', route: `/invoices?open=${id}` },
    })),
  );
}
