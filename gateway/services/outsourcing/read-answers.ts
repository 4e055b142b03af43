/** What people of agencies said and no one has dealt with yet. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { dispatchSettlements, staffRequests } from './records/index.ts';

type Overview = ResultOf<typeof dispatchOverview>;

/** Rows that each list shows at most. */
const most = 20;

/** Lines of months in dispute, with what the agency says; only for who has settlements, and of those in that reach. */
export async function readDisputes(context: CallContext): Promise<Overview['disputes']> {
  const { database, tenantId, rights } = context;
  if (!hasFunction(rights, dispatchSettlement.functionId)) return [];
  const scope = await openScope(context, dispatchSettlements, records);
  const { rows } = await sql<Overview['disputes'][number]>`
    select r.id, w.name, to_char(r.month, 'YYYY-MM-DD') as month, r.dispute_note as note
    from dispatch_settlement r
    join employment x on x.tenant_id = r.tenant_id and x.id = r.employment_id
    join person w on w.tenant_id = x.tenant_id and w.id = x.person_id
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state = 'disputed' and ${inReach(scope)}
    order by r.month, r.id limit ${most}`.execute(database);
  return rows;
}

/** Requests in the caller's reach for which workers are proposed. */
export async function readProposals(context: CallContext): Promise<Overview['proposals']> {
  const { database, tenantId } = context;
  const scope = await openScope(context, staffRequests, records);
  const { rows } = await sql<Overview['proposals'][number]>`
    select r.id, r.title as name, to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn",
      (select count(*)::int from staff_request_candidate c
        where c.tenant_id = r.tenant_id and c.request_id = r.id and c.decision = 'open') as candidates
    from staff_request r
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state = 'sent' and ${inReach(scope)}
      and exists (select from staff_request_candidate c
        where c.tenant_id = r.tenant_id and c.request_id = r.id and c.decision = 'open')
    order by r.needed_on, r.id limit ${most}`.execute(database);
  return rows;
}
