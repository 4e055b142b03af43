/** What follows from changes of records, and the messages that people of agencies get. */
import { sql } from 'kysely';
import type { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import type { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, Records } from '#gateway/record/binding.ts';
import { tellSuppliers } from '../../supplier/logins/tell.ts';
import { enterTaken } from './request-guards.ts';
import { forgetMinutes } from './settlement-guards.ts';

/** Drafts entries of who was taken, and tells the agency of a request that was sent to it. */
export async function followRequests(
  changes: readonly Change<(typeof staffRequest)['fields']>[],
  context: CallContext,
  records: Records,
): Promise<void> {
  await enterTaken(changes, context, records);
  const { database, tenantId } = context;
  for (const { action, stateAfter, after } of changes) {
    if (action !== 'move' || stateAfter !== 'sent') continue;
    const { rows } = await sql<{ supplier: string | null }>`select y.supplier_id as supplier
      from dispatch_post p
      join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      join agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id
      where p.tenant_id = ${tenantId} and p.id = ${after.post}`.execute(database);
    const supplier = rows[0]?.supplier;
    if (supplier == null) continue;
    const about = { name: after.title, route: '/requests' };
    await tellSuppliers(context, supplier, 'staffRequest', about);
  }
}

/** Takes minutes away that were typed over, and tells the agency of a month whose first lines wait for it. */
export async function followMonths(
  changes: readonly Change<(typeof dispatchSettlement)['fields']>[],
  context: CallContext,
): Promise<void> {
  await forgetMinutes(changes, context);
  const { database, tenantId } = context;
  const approved = changes.filter(
    ({ action, stateAfter }) => action === 'move' && stateAfter === 'approved',
  );
  if (approved.length === 0) return;
  const ids = approved.map(({ id }) => id);
  // One message for all lines of a month: the first one sends it.
  const { rows } = await sql<{ supplier: string; month: string }>`
    with lines as (
      select s.id, s.month, app.agency_of_month(s.employment_id, coalesce(s.corrects, s.month)) as agency_id
      from dispatch_settlement s where s.tenant_id = ${tenantId} and s.removed_at is null and s.state = 'approved'
        and s.month in (select t.month from dispatch_settlement t
          where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])))
    select y.supplier_id as supplier, to_char(l.month, 'YYYY-MM') as month
    from lines l join agency y on y.tenant_id = ${tenantId} and y.id = l.agency_id
    where y.supplier_id is not null
    group by y.supplier_id, l.month having bool_and(l.id = any(${ids}::uuid[]))`.execute(database);
  for (const { supplier, month } of rows) {
    await tellSuppliers(context, supplier, 'dispatchMonth', { name: month, route: '/months' });
  }
}
