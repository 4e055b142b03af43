/** What is searched upward: from an organisation to the ones above it, as they are today. */
import { sql } from 'kysely';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { isUuid } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { isUpward } from './engine/find-people.ts';
import type { Person } from './engine/state.ts';
import { activePeople, type PeopleContext, personColumns } from './people.ts';

/** An organisation on the way up, and the employment that leads it. */
interface OrganAbove {
  readonly id: string;
  readonly leader: string | null;
}

/**
 * An organisation and those above it, the nearest first. One that was dissolved is passed over by the parent it had last; it
 * ends at the top, and before an organisation that comes twice.
 */
export async function organsAbove(
  context: PeopleContext,
  organ: string | null,
): Promise<readonly OrganAbove[]> {
  if (organ === null || !isUuid(organ)) return [];
  const day = dayOf(context.now());
  const latest = sql`r.tenant_id = ${context.tenantId} and r.from_on <= ${day}::date
    order by r.from_on desc limit 1`;
  // The last row of a dissolved organisation goes on: it ends with the organisation itself.
  const { rows } = await sql<OrganAbove>`with recursive up as (
      select f.organ_id, f.parent_id, f.leader_id, array[f.organ_id] as seen from (
        select r.* from organ_row r where r.organ_id = ${organ} and ${latest}) f
      union all
      select n.organ_id, n.parent_id, n.leader_id, u.seen || n.organ_id
      from up u cross join lateral (
        select r.* from organ_row r where r.organ_id = u.parent_id and ${latest}) n
      where not n.organ_id = any(u.seen)
    )
    select u.organ_id as id, u.leader_id as leader
    from up u join organ g on g.tenant_id = ${context.tenantId} and g.id = u.organ_id
    where g.closed_on is null or g.closed_on > ${day}::date order by cardinality(u.seen)`.execute(
    context.database,
  );
  return rows;
}

/** Who can act and holds the posts and positions that rules search upward, by what they hold, in the order of the organisations. */
export async function holdersUpward(
  context: PeopleContext,
  rules: readonly AssigneeRule[],
  organs: readonly string[],
): Promise<ReadonlyMap<string, readonly (readonly Person[])[]>> {
  const ids = [...new Set(rules.flatMap((rule) => (isUpward(rule) ? rule.ids : [])))];
  if (ids.length === 0 || organs.length === 0) return new Map();
  const { rows } = await sql<
    Person & { held: string; organ: string; place: number }
  >`with active as (select ${personColumns} from ${activePeople(context)}),
      job as (select j.employment_id, j.organ_id, unnest(array[j.post_id, j.position_id]) as held from job_row j
        where j.tenant_id = ${context.tenantId} and ${onDay('j', dayOf(context.now()))}
          and j.organ_id = any(${organs}::uuid[]))
    select distinct x.account, x.employment, x.name, job.held, job.organ_id as organ,
      array_position(${organs}::uuid[], job.organ_id) as place
    from job join active x on x.employment = job.employment_id
    where job.held = any(${ids}::uuid[]) order by place, x.name, x.account limit 500`.execute(
    context.database,
  );
  return new Map(
    ids.map((id) => [
      id,
      organs.map((organ) =>
        rows
          .filter((row) => row.held === id && row.organ === organ)
          .map(({ account, employment, name }) => ({ account, employment, name })),
      ),
    ]),
  );
}
