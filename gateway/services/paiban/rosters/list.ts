import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { schedulingFunctions } from '#bridge/calls/paiban/functions.ts';
import type { monthRosters } from '#bridge/calls/paiban/rosters.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { jobOnDay, onDay } from '#gateway/kernel/people/dated.ts';
import { readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { isEmployedDay, isUnpublished } from '../../kaoqin/days/unpublished.ts';
import { lastDayOf } from '../../kaoqin/months/month-state.ts';

type Listed = ResultOf<typeof monthRosters>;
type Line = Listed['rosters'][number];

/** Lists the rosters of a month in reach; a roster of an organisation counts the days of those below, too. */
export async function answerMonthRosters(
  context: CallContext,
  request: ParsedRequestOf<typeof monthRosters>,
): Promise<Listed> {
  const { database, tenantId } = context;
  const month = `${request.month}-01`;
  const reachOf = (name: 'rosters' | 'rosters.publish') =>
    readReach(context, undefined, {
      bizType: EMPLOYEE_BIZ_TYPE,
      functionId: schedulingFunctions[name],
    });
  const reach = await reachOf('rosters');
  const publishing = await reachOf('rosters.publish');
  const { rows } = await sql<Omit<Line, 'publishedAt'> & { publishedAt: Date | null }>`
    with planned as materialized (
      select u.path, count(distinct d.employment_id)::int as people, count(*) filter (
        where ${isUnpublished})::int as unpublished
      from roster_day d
      join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
      join job_row j on j.tenant_id = d.tenant_id and j.employment_id = d.employment_id
        and ${jobOnDay(reach.day)}
      join organ_row u on u.tenant_id = j.tenant_id and u.organ_id = j.organ_id
        and ${onDay('u', reach.day)}
      where d.tenant_id = ${tenantId} and d.day between ${month}::date and ${lastDayOf(month)}::date
        and (d.shift_id is not null or d.rests or d.published_shift_id is not null
          or d.published_rests)
        and ${isEmployedDay}
        and e.id in (${reachedPeople(context, reach).select('e.id')})
      group by u.path
    )
    select r.organ_id as "organId", o.name as "organName", r.state, r.version,
      r.published_at as "publishedAt",
      coalesce(sum(p.people), 0)::int as people, coalesce(sum(p.unpublished), 0)::int as unpublished,
      ${seesOrgan(publishing)} as "canPublish"
    from roster r
    join organ_row o on o.tenant_id = r.tenant_id and o.organ_id = r.organ_id
      and ${onDay('o', reach.day)}
    left join planned p on starts_with(p.path, o.path)
    where r.tenant_id = ${tenantId} and r.month = ${month}::date and ${seesOrgan(reach)}
    group by r.organ_id, o.organ_id, o.name, o.path, r.state, r.version, r.published_at
    order by o.path`.execute(database);
  return {
    rosters: rows.map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? null })),
  };
}
