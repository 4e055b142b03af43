/** Assignments that should end or should not go on as they do. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { chainOfTerms } from './records/chain.ts';

type Overview = ResultOf<typeof dispatchOverview>;

/** Rows that each list shows at most. */
const most = 20;

/** Substitutes who are planned beyond the leave of the person they replace. */
export async function readSubstitutes(
  context: CallContext,
  reach: Reach,
): Promise<Overview['substitutes']> {
  const { database, tenantId } = context;
  const { rows } = await sql<Overview['substitutes'][number]>`
    select a.id, n.name, p.name as post, w.name as replaced, to_char(l.until, 'YYYY-MM-DD') as "endOn",
      to_char(a.to_on, 'YYYY-MM-DD') as "toOn"
    from dispatch_assignment a
    join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id and p.kind = 'substitute'
    join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    join employment f on f.tenant_id = p.tenant_id and f.id = p.replaced_id
    join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
    cross join lateral (
      -- A leave that ends early keeps the days that were taken.
      select max(d.day) as until from leave_request q
      join leave_request_day d on d.tenant_id = q.tenant_id and d.request_id = q.id
      where q.tenant_id = p.tenant_id and q.employment_id = p.replaced_id and q.state = 'approved'
        and q.removed_at is null and d.day >= a.from_on
    ) l
    where a.tenant_id = ${tenantId} and a.removed_at is null and a.state = 'working'
      and l.until < a.to_on and a.to_on >= ${reach.day}::date
      and a.employment_id in (${reachedPeople(context, reach).select('e.id')})
    order by l.until, a.id limit ${most}`.execute(database);
  return rows;
}

/** Workers whose term is the third short one in a row, or a later one. */
export async function readChains(
  context: CallContext,
  reach: Reach,
): Promise<Overview['chains'][number][]> {
  const { database, tenantId } = context;
  const scope = { tenantId, today: reach.day };
  const { rows } = await sql<{ id: string; name: string; post: string; terms: string }>`
    select x.id, n.name, p.name as post, x.terms
    from (select r.*, ${chainOfTerms(scope)} as terms from dispatch_assignment r
      where r.tenant_id = ${tenantId} and r.removed_at is null and r.state in ('planned', 'working')
        and r.to_on >= ${reach.day}::date
        and r.employment_id in (${reachedPeople(context, reach).select('e.id')})) x
    join dispatch_post p on p.tenant_id = x.tenant_id and p.id = x.post_id
    join employment e on e.tenant_id = x.tenant_id and e.id = x.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where x.terms is not null order by x.from_on, x.id limit ${most}`.execute(database);
  return rows.map(({ terms, ...row }) => ({ ...row, terms: terms.split('\n') }));
}
