import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { purchasingOverview } from '#bridge/calls/supplier/overview.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { invoiceOf, settlementGross } from '../records/invoices.ts';
import { neededLicences } from '../records/qualified.ts';
import { levelOfSupplier } from '../scores/level.ts';

type Overview = ResultOf<typeof purchasingOverview>;

/** Days ahead in which the end of a licence is shown. */
const ahead = 60;
/** Rows of each list. */
const most = 20;

/** Returns what waits for the purchaser today. */
export async function readOverview(context: CallContext): Promise<Overview> {
  const today = dayOf(context.now());
  const applicants = await readApplicants(context, today);
  const licences = await readLicences(context, today);
  const pending = await readPending(context);
  const lateOrders = await readLate(context, today);
  const blockedOrders = await readBlocked(context);
  const toCheck = await readArrived(context);
  const disputes = await readDisputes(context);
  const invoices = await readInvoices(context);
  const uninvoiced = await readUninvoiced(context);
  return {
    today,
    counts: {
      applicants: applicants.length,
      pending: pending.length,
      licences: licences.length,
      lateOrders: lateOrders.length,
      blockedOrders: blockedOrders.length,
      toCheck: toCheck.length,
      disputes: disputes.length,
      invoices: invoices.length,
      uninvoiced: uninvoiced.length,
    },
    applicants: applicants.slice(0, most),
    pending: pending.slice(0, most),
    licences: licences.slice(0, most),
    lateOrders: lateOrders.slice(0, most),
    blockedOrders: blockedOrders.slice(0, most),
    toCheck: toCheck.slice(0, most),
    disputes: disputes.slice(0, most),
    invoices: invoices.slice(0, most),
    uninvoiced: uninvoiced.slice(0, most),
    levels: await readLevels(context),
  };
}

async function readApplicants(
  { database, tenantId }: CallContext,
  today: string,
): Promise<Overview['applicants']> {
  const { rows } = await sql<{ id: string; name: string; kind: string; held: string[] }>`
    select s.id, s.name, s.kind, array(select q.kind from supplier_qualification q
      where q.tenant_id = s.tenant_id and q.supplier_id = s.id and q.removed_at is null and q.state = 'valid'
        and (q.expires_on is null or q.expires_on >= ${today}::date)) as held
    from supplier s where s.tenant_id = ${tenantId} and s.removed_at is null and s.state = 'applicant'
    order by s.created_at, s.id limit 1000`.execute(database);
  return rows.map(({ id, name, kind, held }) => ({
    id,
    name,
    missing: neededLicences(kind).filter((licence) => !held.includes(licence)),
  }));
}

async function readPending({ database, tenantId }: CallContext): Promise<Overview['pending']> {
  const { rows } = await sql<Overview['pending'][number]>`
    select q.id, q.number as name, s.name as "supplierName", q.kind
    from supplier_qualification q join supplier s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    where q.tenant_id = ${tenantId} and q.removed_at is null and q.state = 'pending' and s.removed_at is null
      and s.state in ('applicant', 'qualified', 'restricted')
    order by q.created_at, q.id limit 1000`.execute(database);
  return rows;
}

/** A licence that another valid one of the same kind outlasts needs nothing. */
async function readLicences(
  { database, tenantId }: CallContext,
  today: string,
): Promise<Overview['licences']> {
  const { rows } = await sql<Overview['licences'][number]>`
    select q.id, q.number as name, s.name as "supplierName", q.kind, to_char(q.expires_on, 'YYYY-MM-DD') as "expiresOn",
      q.expires_on < ${today}::date as ended
    from supplier_qualification q join supplier s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    where q.tenant_id = ${tenantId} and q.removed_at is null and q.state = 'valid' and s.removed_at is null
      and s.state in ('qualified', 'restricted') and q.expires_on <= ${addDays(today, ahead)}::date
      and not exists (select from supplier_qualification o where o.tenant_id = q.tenant_id and o.supplier_id = q.supplier_id
        and o.kind = q.kind and o.id <> q.id and o.removed_at is null and o.state = 'valid'
        and (o.expires_on is null or o.expires_on > q.expires_on))
    order by q.expires_on, q.id limit 1000`.execute(database);
  return rows;
}

async function readLate(
  { database, tenantId }: CallContext,
  today: string,
): Promise<Overview['lateOrders']> {
  const { rows } = await sql<Overview['lateOrders'][number]>`
    select r.id, r.number as name, s.name as "supplierName", to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn"
    from purchase_order r join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state in ('ordered', 'acknowledged', 'partly')
      and r.needed_on < ${today}::date
    order by r.needed_on, r.id limit 1000`.execute(database);
  return rows;
}

async function readBlocked({
  database,
  tenantId,
}: CallContext): Promise<Overview['blockedOrders']> {
  const { rows } = await sql<Overview['blockedOrders'][number]>`
    select r.id, r.number as name, s.name as "supplierName", to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn"
    from purchase_order r join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state in ('ordered', 'acknowledged', 'partly')
      and s.state = 'blacklisted'
    order by r.needed_on, r.id limit 1000`.execute(database);
  return rows;
}

async function readArrived({ database, tenantId }: CallContext): Promise<Overview['toCheck']> {
  const { rows } = await sql<Overview['toCheck'][number]>`
    select d.id, d.number as name, s.name as "supplierName", to_char(d.arrived_on, 'YYYY-MM-DD') as "arrivedOn"
    from supplier_delivery d
    join purchase_order r on r.tenant_id = d.tenant_id and r.id = d.order_id
    join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where d.tenant_id = ${tenantId} and d.removed_at is null and d.state = 'arrived'
    order by d.arrived_on, d.id limit 1000`.execute(database);
  return rows;
}

async function readDisputes({ database, tenantId }: CallContext): Promise<Overview['disputes']> {
  const { rows } = await sql<Overview['disputes'][number]>`
    select t.id, t.number as name, s.name as "supplierName", t.dispute_note as note
    from supplier_settlement t join supplier s on s.tenant_id = t.tenant_id and s.id = t.supplier_id
    where t.tenant_id = ${tenantId} and t.removed_at is null and t.state = 'disputed'
    order by t.month, t.id limit 1000`.execute(database);
  return rows;
}

async function readInvoices({ database, tenantId }: CallContext): Promise<Overview['invoices']> {
  const { rows } = await sql<Overview['invoices'][number]>`
    select v.id, v.number as name, s.name as "supplierName", v.gross::text
    from supplier_invoice v join supplier s on s.tenant_id = v.tenant_id and s.id = v.supplier_id
    where v.tenant_id = ${tenantId} and v.removed_at is null and v.state = 'received'
    order by v.created_at, v.id limit 1000`.execute(database);
  return rows;
}

/** What would be paid without an invoice. */
async function readUninvoiced(context: CallContext): Promise<Overview['uninvoiced']> {
  const { database, tenantId } = context;
  const { rows } = await sql<Overview['uninvoiced'][number]>`
    select r.id, r.number as name, s.name as "supplierName", ${settlementGross(context)}::text as gross
    from supplier_settlement r join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state = 'approved'
      and ${invoiceOf(tenantId)} <> 'accepted'
    order by r.month, r.id limit 1000`.execute(database);
  return rows;
}

async function readLevels({ database, tenantId }: CallContext): Promise<Overview['levels']> {
  const { rows } = await sql<Overview['levels'][number]>`
    select coalesce(k.level, 'none') as level, count(*)::int as suppliers
    from (select ${levelOfSupplier(tenantId, 's.id')} as level from supplier s
      where s.tenant_id = ${tenantId} and s.removed_at is null and s.state in ('qualified', 'restricted')) k
    group by 1 order by case coalesce(k.level, 'none') when 'none' then 'Z' else 'E' end, 1 desc`.execute(
    database,
  );
  return rows;
}
