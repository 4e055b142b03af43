import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalToday } from '#bridge/calls/supplier/portal/company.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { unreadOf } from '../messages/thread.ts';
import { appealDays } from '../records/evaluate.ts';
import { scoreOf } from '../scores/level.ts';
import { readOwnCompany } from './company.ts';
import { listUninvoiced } from './invoices.ts';
import { ownSupplier } from './own-supplier.ts';
import { grossOf } from './settlements.ts';

type Today = ResultOf<typeof portalToday>;

/** Days ahead in which the end of a licence is shown. */
const ahead = 60;

/** Returns what waits for the caller's supplier today. */
export async function readToday(context: CallContext): Promise<Today> {
  const { database, tenantId } = context;
  const company = await readOwnCompany(context);
  const { rows } = await sql<{ name: string }>`select t.name from tenant t
    where t.id = ${tenantId}`.execute(database);
  const { today, needed, licences } = company;
  const held = new Set(
    licences.flatMap(({ kind, state }) => (state === 'valid' || state === 'pending' ? [kind] : [])),
  );
  return {
    today,
    buyer: rows[0]?.name ?? '',
    supplierName: company.name,
    ...(await readOrders(context, today)),
    messages: await readUnread(context),
    settlements: await readSettlements(context),
    ...(await readInvoices(context)),
    licences: endingOf(company),
    missing: needed.filter((kind) => !held.has(kind)),
    evaluations: await readEvaluations(context),
  };
}

type Licence = Awaited<ReturnType<typeof readOwnCompany>>['licences'][number];

/** Licences that end soon or have ended, or were rejected; one that a later one of its kind follows needs nothing. */
function endingOf({
  today,
  licences,
}: Awaited<ReturnType<typeof readOwnCompany>>): Today['licences'] {
  const soon = addDays(today, ahead);
  const isFollowed = ({ licenceId, kind, expiresOn }: Licence): boolean =>
    licences.some(
      (other) =>
        other.licenceId !== licenceId &&
        other.kind === kind &&
        (other.state === 'valid' || other.state === 'pending') &&
        (other.expiresOn ?? '9999') > (expiresOn ?? ''),
    );
  return licences.flatMap((licence): Today['licences'] => {
    const { licenceId: id, number: name, kind, expiresOn, state } = licence;
    if (isFollowed(licence)) return [];
    if (state === 'rejected') return [{ id, name, kind, expiresOn, why: 'rejected' }];
    if (state !== 'valid' || expiresOn === null || expiresOn > soon) return [];
    return [{ id, name, kind, expiresOn, why: expiresOn < today ? 'ended' : 'ending' }];
  });
}

async function readOrders(
  context: CallContext,
  today: string,
): Promise<Pick<Today, 'orders' | 'late'>> {
  const { rows } = await sql<Today['orders'][number] & { readonly state: string }>`
    select r.id, r.number as name, to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn", r.state
    from purchase_order r where r.tenant_id = ${context.tenantId} and r.supplier_id = ${ownSupplier(context)}
      and r.removed_at is null and (r.state = 'ordered'
        or (r.state in ('acknowledged', 'partly') and r.needed_on < ${today}::date))
    order by r.needed_on, r.id limit 100`.execute(context.database);
  const shown = rows.map(({ id, name, neededOn }) => ({ id, name, neededOn }));
  const isNew = (_: unknown, at: number): boolean => rows[at]?.state === 'ordered';
  return {
    orders: shown.filter(isNew),
    late: shown.filter((one, at) => !isNew(one, at)),
  };
}

async function readUnread(context: CallContext): Promise<Today['messages']> {
  const unread = unreadOf(context, 'supplier');
  const { rows } = await sql<Today['messages'][number]>`
    select r.id, r.number as name, ${unread} as unread
    from purchase_order r where r.tenant_id = ${context.tenantId} and r.supplier_id = ${ownSupplier(context)}
      and r.removed_at is null and ${unread} > 0 order by r.ordered_on desc, r.id limit 20`.execute(
    context.database,
  );
  return rows;
}

async function readSettlements(context: CallContext): Promise<Today['settlements']> {
  const { rows } = await sql<Today['settlements'][number]>`
    select r.id, r.number as name, to_char(r.month, 'YYYY-MM-DD') as month, ${grossOf(context)} as gross
    from supplier_settlement r where r.tenant_id = ${context.tenantId} and r.supplier_id = ${ownSupplier(context)}
      and r.removed_at is null and r.state = 'sent' order by r.month, r.id limit 20`.execute(
    context.database,
  );
  return rows;
}

async function readInvoices(context: CallContext): Promise<Pick<Today, 'uninvoiced' | 'returned'>> {
  const uninvoiced = await listUninvoiced(context);
  const { rows } = await sql<Today['returned'][number]>`
    select v.id, v.number as name, v.return_reason as reason
    from supplier_invoice v where v.tenant_id = ${context.tenantId} and v.supplier_id = ${ownSupplier(context)}
      and v.removed_at is null and v.state = 'returned'
      and exists (select from supplier_invoice_settlement k where k.tenant_id = v.tenant_id and k.invoice_id = v.id
        and not exists (select from supplier_invoice_settlement o where o.tenant_id = k.tenant_id
          and o.settlement_id = k.settlement_id and o.live))
    order by v.issued_on desc, v.id desc limit 20`.execute(context.database);
  return {
    uninvoiced: uninvoiced.map(({ settlementId: id, number: name, month, gross }) => ({
      id,
      name,
      month,
      gross,
    })),
    returned: rows,
  };
}

async function readEvaluations(context: CallContext): Promise<Today['evaluations']> {
  const { database, tenantId, now } = context;
  const { rows } = await sql<Today['evaluations'][number]>`
    select r.id, r.name, ${scoreOf(tenantId, 'r.id')}::text as score,
      to_char(r.released_on + ${appealDays}::int, 'YYYY-MM-DD') as "appealUntil"
    from supplier_evaluation r where r.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)}
      and r.removed_at is null and r.state = 'released'
      and r.released_on + ${appealDays}::int >= ${dayOf(now())}::date
    order by r.released_on, r.id limit 20`.execute(database);
  return rows;
}
