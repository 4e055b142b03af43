/** Invoices that people of a supplier hand in, and what became of them. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { padDecimal } from '#bridge/calls/record/field.ts';
import type { portalAddInvoice, portalInvoices } from '#bridge/calls/supplier/portal/invoices.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { countOf } from '../count-of.ts';
import { supplierInvoices } from '../records/index.ts';
import { billableStates, roundingLimit, settlementGross } from '../records/invoices.ts';
import { ownSupplier, refuseAt } from './own-supplier.ts';
import { takeScan } from './scans.ts';

type Invoices = ResultOf<typeof portalInvoices>;
type Request = ParsedRequestOf<typeof portalAddInvoice>;

/** Returns one page of the invoices of the caller's supplier, and the settlements that need one. */
export async function listOwnInvoices(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalInvoices>,
): Promise<Invoices> {
  const { database, tenantId, now } = context;
  const found = sql`from supplier_invoice v
    where v.tenant_id = ${tenantId} and v.supplier_id = ${ownSupplier(context)} and v.removed_at is null
      and v.state <> 'draft'`;
  const { rows } = await sql<Invoices['rows'][number]>`
    select v.id as "invoiceId", v.number, to_char(v.issued_on, 'YYYY-MM-DD') as "issuedOn", v.net::text, v.tax::text,
      v.gross::text, v.state, v.return_reason as "returnReason",
      (select jsonb_build_object('id', f.id, 'name', f.name) from record_file f
        where f.tenant_id = v.tenant_id and f.id = v.scan_id) as scan,
      (select coalesce(jsonb_agg(jsonb_build_object('settlementId', r.id, 'number', r.number,
          'month', to_char(r.month, 'YYYY-MM-DD'), 'gross', k.amount::text) order by k.sort_order), '[]')
        from supplier_invoice_settlement k
        join supplier_settlement r on r.tenant_id = k.tenant_id and r.id = k.settlement_id
        where k.tenant_id = v.tenant_id and k.invoice_id = v.id) as settlements
    ${found} order by v.issued_on desc, v.id desc limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(
    database,
  );
  const listed = await pageFrom({ page, rows: size }, rows, () => countOf(context, found));
  return { ...listed, today: dayOf(now()), open: await listUninvoiced(context) };
}

/** Confirmed settlements of the caller's supplier that no invoice covers, those that were paid first among them. */
export async function listUninvoiced(context: CallContext): Promise<Invoices['open']> {
  const { rows } = await sql<Invoices['open'][number]>`
    select r.id as "settlementId", r.number, to_char(r.month, 'YYYY-MM-DD') as month,
      ${settlementGross(context)}::text as gross
    from supplier_settlement r
    where r.tenant_id = ${context.tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null
      and r.state = any(${[...billableStates]}::text[])
      and not exists (select from supplier_invoice_settlement k where k.tenant_id = r.tenant_id
        and k.settlement_id = r.id and k.live)
    order by r.month, r.id limit 50`.execute(context.database);
  return rows;
}

/**
 * Hands in an invoice, which waits to be checked.
 * @throws {RefusedError} `notFound` for a settlement or a scan that is not the caller's, `badInput` where it does not fit
 */
export async function addInvoice(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof portalAddInvoice>> {
  const { database, tenantId } = context;
  const { number, issuedOn, scanId } = request;
  await checkAmounts(context, request);
  const [net, tax, gross] = [request.net, request.tax, request.gross].map((one) =>
    padDecimal(one, 2),
  );
  const id = uuid7();
  const { rows } = await sql`insert into supplier_invoice
      (tenant_id, id, number, supplier_id, issued_on, net, tax, gross, scan_id, state)
    values (${tenantId}, ${id}, ${number}, ${ownSupplier(context)}, ${issuedOn}::date, ${net}::numeric, ${tax}::numeric,
      ${gross}::numeric, ${scanId ?? null}, 'received') on conflict do nothing returning id`.execute(
    database,
  );
  if (rows.length === 0) refuseAt('number', 'taken');
  await cover(context, id, request.settlementIds);
  if (scanId !== undefined) await takeScan(context, 'invoice', { scanId, rowId: id });
  const changes = Object.entries({ number, issuedOn, net, tax, gross, state: 'received' }).map(
    ([field, after]) => ({ field, before: null, after: after ?? null }),
  );
  await addHistory({ bound: supplierInvoices, context }, [
    { id, action: 'create', version: 1, changes },
  ]);
  context.record(`supplierInvoice:${id}`, { number });
  return { invoiceId: id };
}

/** Each settlement is the caller's, and confirmed. */
async function requireBillable(
  context: CallContext,
  settlementIds: readonly string[],
): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql<{
    id: string;
    state: string;
  }>`select r.id, r.state from supplier_settlement r
    where r.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null
      and r.id = any(${[...settlementIds]}::uuid[])`.execute(database);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  for (const [at, id] of settlementIds.entries()) {
    const state = states.get(id);
    if (state === undefined) throw new RefusedError('notFound');
    if (!billableStates.includes(state)) {
      refuseAt(`settlementIds.${at}`, 'settlementNotConfirmed', at + 1);
    }
  }
}

/** Its parts make its total, and the settlements come to it. */
async function checkAmounts(context: CallContext, request: Request): Promise<void> {
  const { database, tenantId, now } = context;
  const { issuedOn, net, tax, gross, settlementIds } = request;
  await requireBillable(context, settlementIds);
  if (issuedOn > dayOf(now())) refuseAt('issuedOn', 'inFuture');
  const { rows: sums } = await sql<{ adds: boolean; matches: boolean }>`
    select ${net}::numeric + ${tax}::numeric = ${gross}::numeric as adds,
      abs(${gross}::numeric - coalesce(sum(${settlementGross(context)}), 0)) <= ${roundingLimit}::numeric as matches
    from supplier_settlement r where r.tenant_id = ${tenantId} and r.id = any(${[...settlementIds]}::uuid[])`.execute(
    database,
  );
  if (sums[0]?.adds !== true) refuseAt('gross', 'invoiceSum');
  if (!sums[0].matches) refuseAt('gross', 'invoiceDiffers');
}

/**
 * Writes which settlements it covers; one that another invoice covers refuses it, and so does one that was made void
 * meanwhile: the key to it waits for anyone who changes it.
 */
async function cover(
  context: CallContext,
  invoiceId: string,
  settlementIds: readonly string[],
): Promise<void> {
  const { database, tenantId } = context;
  const lines = settlementIds.map((settlementId, place) => ({ id: uuid7(), settlementId, place }));
  const { rows } = await sql<{ place: number }>`insert into supplier_invoice_settlement
      (tenant_id, id, invoice_id, sort_order, settlement_id, amount, live)
    select ${tenantId}, w.id, ${invoiceId}, w.place, r.id, ${settlementGross(context)}, true
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) w(id uuid, "settlementId" uuid, place integer)
    join supplier_settlement r on r.tenant_id = ${tenantId} and r.id = w."settlementId"
    order by r.id, w.place on conflict do nothing returning sort_order as place`.execute(database);
  const covered = new Set(rows.map(({ place }) => place));
  const twice = lines.findIndex(({ place }) => !covered.has(place));
  if (twice >= 0) refuseAt(`settlementIds.${twice}`, 'settlementInvoiced', twice + 1);
  await requireBillable(context, settlementIds);
}
