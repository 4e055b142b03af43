import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import { inReach, type Scope } from '#gateway/record/scope.ts';
import { invoiceOf, settlementGross } from '../../supplier/records/invoices.ts';

type Agencies = ResultOf<typeof dispatchMonth>['agencies'];

/** What agencies are owed for lines of a month that the caller reaches, and how far their invoices are. */
export async function readAgencies(scope: Scope, month: string): Promise<NonNullable<Agencies>> {
  const { context } = scope;
  const { database, tenantId } = context;
  const { rows: held } = await sql<{ id: string }>`select distinct r.settlement_id as id
    from dispatch_settlement r where r.tenant_id = ${tenantId} and r.month = ${month}::date
      and r.removed_at is null and r.settlement_id is not null and ${inReach(scope)}`.execute(
    database,
  );
  const ids = held.map(({ id }) => id);
  const { rows } = await sql<NonNullable<Agencies>[number]>`select r.id,
      coalesce(s.short_name, s.name) as "agencyName", r.number, r.state,
      ${settlementGross(context)}::text as gross, ${invoiceOf(tenantId)} as invoice,
      (select v.number from supplier_invoice_settlement k
        join supplier_invoice v on v.tenant_id = k.tenant_id and v.id = k.invoice_id
        where k.tenant_id = r.tenant_id and k.settlement_id = r.id and k.live limit 1) as "invoiceNumber"
    from supplier_settlement r join supplier s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
    where r.tenant_id = ${tenantId} and r.id = any(${ids}::uuid[]) and r.removed_at is null
    order by s.name, r.number`.execute(database);
  return rows;
}
