/** What people of agencies said and no one has dealt with yet. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { staffRequests } from './records/index.ts';

type Overview = ResultOf<typeof dispatchOverview>;

/** Rows that each list shows at most. */
const most = 20;

/** Lines of months in dispute, with what the agency says. */
export async function readDisputes(
  context: CallContext,
  reach: Reach,
): Promise<Overview['disputes']> {
  const { database, tenantId } = context;
  const { rows } = await sql<Overview['disputes'][number]>`
    select s.id, n.name, to_char(s.month, 'YYYY-MM-DD') as month, s.dispute_note as note
    from dispatch_settlement s
    join employment e on e.tenant_id = s.tenant_id and e.id = s.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where s.tenant_id = ${tenantId} and s.removed_at is null and s.state = 'disputed'
      and s.employment_id in (${reachedPeople(context, reach).select('e.id')})
    order by s.month, s.id limit ${most}`.execute(database);
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
