import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

/** One thing that must be true of every tenant's people, as a query over what breaks it. */
interface Invariant {
  readonly name: string;
  readonly breaches: string;
}

/** `$tenant` and `$day` stand for the tenant and the day. */
const invariants: readonly Invariant[] = [
  {
    name: 'jobs of one employment never overlap',
    breaches: `select a.employment_id from job_row a
      join job_row b on b.tenant_id = a.tenant_id and b.employment_id = a.employment_id
        and b.from_on > a.from_on and (a.to_on is null or b.from_on <= a.to_on)
      where a.tenant_id = $tenant`,
  },
  {
    name: 'jobs of one employment have no gaps, and the first begins with it',
    breaches: `select employment_id from (
        select j.employment_id, j.from_on, e.joined_on,
          lag(j.to_on) over (partition by j.employment_id order by j.from_on) as before,
          row_number() over (partition by j.employment_id order by j.from_on) as place
        from job_row j join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
        where j.tenant_id = $tenant) s
      where (place = 1 and from_on <> joined_on) or (place > 1 and from_on <> before + 1)`,
  },
  {
    name: 'every employment has one open job',
    breaches: `select e.id from employment e where e.tenant_id = $tenant
      and not exists (select from job_row j where j.tenant_id = e.tenant_id
        and j.employment_id = e.id and j.to_on is null)`,
  },
  {
    name: 'rows of one organisation never overlap and have no gaps',
    breaches: `select organ_id from (
        select organ_id, from_on,
          lag(to_on) over (partition by organ_id order by from_on) as before,
          row_number() over (partition by organ_id order by from_on) as place
        from organ_row where tenant_id = $tenant) s
      where place > 1 and from_on is distinct from before + 1`,
  },
  {
    name: 'the path of an organisation is its parent’s path and its own number, so there is no cycle',
    breaches: `select o.organ_id from organ_row o
      join organ g on g.tenant_id = o.tenant_id and g.id = o.organ_id
      left join organ_row u on u.tenant_id = o.tenant_id and u.organ_id = o.parent_id
        and u.from_on <= o.from_on and (u.to_on is null or u.to_on >= o.from_on)
      where o.tenant_id = $tenant
        and o.path is distinct from coalesce(u.path, '/') || g.number || '/'`,
  },
  {
    name: 'nobody works in a closed organisation',
    breaches: `select e.id from employment e
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and j.to_on is null
      join organ g on g.tenant_id = j.tenant_id and g.id = j.organ_id
      where e.tenant_id = $tenant and (e.left_on is null or e.left_on > $day) and g.closed_on <= $day`,
  },
  {
    name: 'a position stands in the organisation and the post of its holder',
    breaches: `select j.id from job_row j
      join position g on g.tenant_id = j.tenant_id and g.id = j.position_id
      where j.tenant_id = $tenant and (g.organ_id <> j.organ_id or g.post_id <> j.post_id)`,
  },
  {
    name: 'every chain of managers ends',
    breaches: `with recursive up as (
        select j.employment_id as who, j.manager_id as next, 1 as steps from job_row j
        where j.tenant_id = $tenant and j.to_on is null and j.manager_id is not null
          and j.employment_id in (select leader_id from organ_row where tenant_id = $tenant)
        union all
        select up.who, j.manager_id, up.steps + 1 from up
        join job_row j on j.tenant_id = $tenant and j.employment_id = up.next and j.to_on is null
        where j.manager_id is not null and up.steps < 60)
      select who from up where steps >= 60`,
  },
  {
    name: 'the version of a record is one more than its saves',
    breaches: `select e.id from employment e where e.tenant_id = $tenant
      and e.version <> 1 + (select count(distinct h.version) from record_change h
        where h.tenant_id = e.tenant_id and h.employment_id = e.id and h.version > 1)`,
  },
  {
    name: 'the last contract of an employment is the only one that was not renewed',
    breaches: `select c.employment_id from contract c where c.tenant_id = $tenant
      group by c.employment_id having count(*) filter (where c.renewed_by is null) <> 1`,
  },
];

/** An invariant that does not hold, with how many rows break it and the id of one. */
export interface Breach {
  readonly name: string;
  readonly count: number;
  readonly example: string;
}

/** Checks the people of one tenant; an empty list means that all is well. */
export async function findBreaches(
  transaction: DatabaseTransaction,
  tenantId: string,
  day: string,
): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const { name, breaches } of invariants) {
    const { rows } = await sql<{ count: number; example: string | null }>`
      select count(*)::int as count, min(b.id::text) as example
      from (${bind(breaches, tenantId, day)}) b(id)`.execute(transaction);
    const [row] = rows;
    if (row !== undefined && row.count > 0) {
      found.push({ name, count: row.count, example: row.example ?? '' });
    }
  }
  return found;
}

function bind(text: string, tenantId: string, day: string) {
  const parts = text.split(/(\$tenant|\$day)/).map((part) => {
    if (part === '$tenant') return sql`${tenantId}::uuid`;
    return part === '$day' ? sql`${day}::date` : sql.raw(part);
  });
  return sql.join(parts, sql.raw(''));
}
