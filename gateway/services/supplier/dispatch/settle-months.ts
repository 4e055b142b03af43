/** Months that an agency has confirmed whole become a settlement with its supplier, which it sends an invoice for. */
import { sql } from 'kysely';
import type { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { keepHistory } from '#gateway/record/history.ts';
import { settlementAmounts } from '../../outsourcing/records/settlement-amounts.ts';
import { tellSuppliers } from '../logins/tell.ts';
import { portalWords } from '../texts/portal-words.ts';

interface Place {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

interface ConfirmedMonth {
  readonly agencyId: string;
  readonly supplierId: string;
  /** The first day. */
  readonly month: string;
}

/**
 * Months of agencies with logins of which no line waits, and the lines that are in no settlement and not paid come to
 * something: months that come to nothing do not keep later ones out.
 */
export async function readConfirmedMonths({
  database,
  tenantId,
  now,
}: Place): Promise<readonly ConfirmedMonth[]> {
  const scope = { tenantId, today: dayOf(now()) };
  const { rows } = await sql<ConfirmedMonth>`
    with lines as (
      select r.month, r.state, case when r.settlement_id is null and r.state = 'confirmed'
          then (${settlementAmounts.total(scope)})::numeric end as owed,
        app.agency_of_month(r.employment_id, coalesce(r.corrects, r.month)) as agency_id
      from dispatch_settlement r where r.tenant_id = ${tenantId} and r.removed_at is null
        and r.month in (select o.month from dispatch_settlement o where o.tenant_id = ${tenantId}
          and o.settlement_id is null and o.state = 'confirmed' and o.removed_at is null))
    select y.id as "agencyId", y.supplier_id as "supplierId", to_char(l.month, 'YYYY-MM-DD') as month
    from lines l join agency y on y.tenant_id = ${tenantId} and y.id = l.agency_id
    where y.supplier_id is not null and y.removed_at is null
    group by y.id, y.supplier_id, l.month
    having bool_and(l.state in ('confirmed', 'paid')) and sum(l.owed) > 0
    order by l.month, y.id limit 100`.execute(database);
  return rows;
}

interface Owed {
  readonly ids: readonly string[];
  readonly net: string;
  readonly tax: string;
  readonly isOwed: boolean;
}

/** Makes the settlement of a month, confirmed as its lines are. What comes to nothing, or less, makes none. */
export async function settleMonth(place: Place, confirmed: ConfirmedMonth): Promise<boolean> {
  const { database, tenantId, now } = place;
  const { agencyId, supplierId, month } = confirmed;
  await sql`select from agency where tenant_id = ${tenantId} and id = ${agencyId} for update`.execute(
    database,
  );
  const owed = await readOwed(place, confirmed);
  if (!owed.isOwed) return false;
  const id = uuid7();
  const number = `PQ${month.slice(0, 7).replace('-', '')}-${id.slice(-6).toUpperCase()}`;
  await sql`insert into supplier_settlement
      (tenant_id, id, number, supplier_id, month, dispatch_net, dispatch_tax, state)
    values (${tenantId}, ${id}, ${number}, ${supplierId}, ${month}::date, ${owed.net}::numeric,
      ${owed.tax}::numeric, 'confirmed')`.execute(database);
  await sql`update dispatch_settlement set settlement_id = ${id}
    where tenant_id = ${tenantId} and id = any(${[...owed.ids]}::uuid[])`.execute(database);
  const changes = Object.entries({ number, month, state: 'confirmed' }).map(([field, after]) => ({
    field,
    before: null,
    after,
  }));
  const actor = { accountId: null, name: portalWords['zh-CN'].author };
  await keepHistory({ database, tenantId, now }, { record: 'supplierSettlement', actor }, [
    { id, action: 'create', version: 1, changes },
  ]);
  const about = { name: month.slice(0, 7), route: '/invoices' };
  await tellSuppliers(place, supplierId, 'dispatchInvoice', about);
  return true;
}

/** What is owed for the lines that are neither in a settlement nor paid by themselves. They stay as they are until the end. */
async function readOwed(
  { database, tenantId, now }: Place,
  { agencyId, month }: ConfirmedMonth,
): Promise<Owed> {
  const scope = { tenantId, today: dayOf(now()) };
  await sql`select from dispatch_settlement where tenant_id = ${tenantId} and month = ${month}::date
    and settlement_id is null and removed_at is null order by id for update`.execute(database);
  const { rows } = await sql<Owed>`
    select coalesce(array_agg(x.id), '{}') as ids, coalesce(sum(x.total - x.tax), 0)::numeric(14, 2)::text as net,
      coalesce(sum(x.tax), 0)::numeric(14, 2)::text as tax, coalesce(sum(x.total), 0) > 0 as "isOwed"
    from (select r.id, (${settlementAmounts.total(scope)})::numeric as total,
        (${settlementAmounts.tax(scope)})::numeric as tax
      from dispatch_settlement r where r.tenant_id = ${tenantId} and r.removed_at is null
        and r.month = ${month}::date and r.settlement_id is null and r.state = 'confirmed'
        and app.agency_of_month(r.employment_id, coalesce(r.corrects, r.month)) = ${agencyId}) x`.execute(
    database,
  );
  const [owed] = rows;
  if (owed === undefined) throw new Error('A sum has a row.');
  return owed;
}

/** A settlement that is paid pays its lines; the lines of one that is void are in dispute again, and are settled again after that. */
export async function followDispatched(
  changes: readonly Change<(typeof supplierSettlement)['fields']>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { action, id, stateAfter } of changes) {
    if (action !== 'move') continue;
    if (stateAfter === 'paid')
      await sql`update dispatch_settlement set state = 'paid', version = version + 1
        where tenant_id = ${tenantId} and settlement_id = ${id} and state = 'confirmed'`.execute(
        database,
      );
    if (stateAfter === 'void')
      await sql`update dispatch_settlement set settlement_id = null, version = version + 1,
          state = case when state = 'confirmed' then 'disputed' else state end
        where tenant_id = ${tenantId} and settlement_id = ${id}`.execute(database);
  }
}
