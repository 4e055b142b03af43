import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { dispatchLimit, ratioOf } from './ratio.ts';
import { readDisputes, readProposals } from './read-answers.ts';
import { readHeads } from './read-heads.ts';
import { readChains, readSubstitutes } from './read-watched.ts';

/** Days ahead that the overview looks. */
const AHEAD = 60;

type Overview = ResultOf<typeof dispatchOverview>;

/** Returns the ratio of every legal entity on a day, and what needs care within 60 days from it. */
export async function readOverview(
  context: CallContext,
  { asOf }: ParsedRequestOf<typeof dispatchOverview>,
): Promise<Overview> {
  const { database, tenantId } = context;
  const reach = await readReach(context, asOf);
  const { day } = reach;
  const until = addDays(day, AHEAD);
  const heads = await readHeads({ database, tenantId, day });
  const { rows: ending } = await sql<Overview['ending'][number]>`
    select a.id, n.name, p.name as post, to_char(a.to_on, 'YYYY-MM-DD') as "toOn"
    from dispatch_assignment a
    join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
    join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where a.tenant_id = ${tenantId} and a.removed_at is null and a.state = 'working'
      and a.to_on between ${day}::date and ${until}::date
      and a.employment_id in (${reachedPeople(context, reach).select('e.id')})
    order by a.to_on, a.id limit 20`.execute(database);
  const { rows: permits } = await sql<Overview['permits'][number]>`
    select g.id, g.name, to_char(g.permit_to, 'YYYY-MM-DD') as "permitTo" from agency g
    where g.tenant_id = ${tenantId} and g.removed_at is null and g.state = 'active' and g.permit_to <= ${until}::date
    order by g.permit_to, g.id limit 20`.execute(database);
  const substitutes = await readSubstitutes(context, reach);
  const chains = await readChains(context, reach);
  const { rows: returns } = await sql<{
    open: number;
  }>`select count(*)::int as open from dispatch_return r
    where r.tenant_id = ${tenantId} and r.removed_at is null and r.state in ('draft', 'sent', 'disputed')`.execute(
    database,
  );
  return {
    asOf: day,
    entities: heads.map(({ id, name, own, dispatched, disguised }) => {
      const { percent, room, state } = ratioOf({ own, dispatched });
      const second = ratioOf({ own, dispatched: dispatched + disguised });
      const secondRatio = disguised === 0 ? null : second.percent;
      const counted = { id, name, own, dispatched, ratio: percent, room, state };
      return { ...counted, disguised, secondRatio, secondState: second.state };
    }),
    limit: String(dispatchLimit.most),
    near: String(dispatchLimit.near),
    ending,
    substitutes,
    chains,
    permits,
    disputes: await readDisputes(context),
    proposals: await readProposals(context),
    openReturns: returns[0]?.open ?? 0,
  };
}
