import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Run } from './open-run.ts';

/** Somebody who is paid in a run, as they are on the last day of it. */
export interface RunPerson {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly organId: string | null;
  readonly organName: string | null;
  readonly path: string | null;
}

/** What of a run decides about its people. */
export type RunScope = Pick<Run, 'pay_group_id' | 'group_organ_id' | 'from_on' | 'to_on'>;

/**
 * Everybody whom a run pays, by id: who is employed in its period and in an organisation of its group. Dispatched people
 * are paid by their agency.
 */
export async function readPeople(
  database: DatabaseTransaction,
  tenantId: string,
  run: RunScope,
  /** Only some of them, by employment. */
  only: readonly string[] | null = null,
): Promise<readonly RunPerson[]> {
  const { rows } = await sql<RunPerson>`
    select e.id, e.person_id as "personId", p.name, e.staff_no as "staffNo",
      e.joined_on as "joinedOn", e.left_on as "leftOn",
      j.organ_id as "organId", o.name as "organName", o.path
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join lateral (
      select x.organ_id from job_row x
      where x.tenant_id = e.tenant_id and x.employment_id = e.id
        and x.from_on <= least(${run.to_on}::date, coalesce(e.left_on, ${run.to_on}::date))
      order by x.from_on desc limit 1
    ) j on true
    left join lateral (
      select y.name, y.path from organ_row y
      where y.tenant_id = e.tenant_id and y.organ_id = j.organ_id and y.from_on <= ${run.to_on}::date
      order by y.from_on desc limit 1
    ) o on true
    where e.tenant_id = ${tenantId} and e.employment_type <> 'dispatch'
      and e.joined_on <= ${run.to_on}::date
      and (e.left_on is null or e.left_on >= ${run.from_on}::date)
      and (${only}::uuid[] is null or e.id = any(${only}::uuid[]))
    order by e.id`.execute(database);
  const groups = await readGroupPaths(database, tenantId, run.to_on);
  return rows.filter(({ path }) => groupOf(path, groups) === run.pay_group_id);
}

/** Somebody of a run, without what slips say of them. */
export type RunMember = Pick<RunPerson, 'id' | 'personId'>;

/** Who is paid in a run, by id: a company may be large, so the rest is read when their slips are made. */
export async function readMembers(
  database: DatabaseTransaction,
  tenantId: string,
  run: RunScope,
): Promise<readonly RunMember[]> {
  const people = await readPeople(database, tenantId, run);
  return people.map(({ id, personId }) => ({ id, personId }));
}

interface GroupPath {
  readonly id: string;
  readonly path: string | null;
}

async function readGroupPaths(
  database: DatabaseTransaction,
  tenantId: string,
  day: string,
): Promise<readonly GroupPath[]> {
  const { rows } = await sql<GroupPath>`
    select g.id, o.path from pay_group g
    left join lateral (
      select y.path from organ_row y
      where y.tenant_id = g.tenant_id and y.organ_id = g.organ_id and y.from_on <= ${day}::date
      order by y.from_on desc limit 1
    ) o on true
    where g.tenant_id = ${tenantId} and g.removed_at is null
      and (g.organ_id is null or o.path is not null)`.execute(database);
  return rows;
}

/** The group of an organisation: the nearest one above it, else the one for all others. */
function groupOf(path: string | null, groups: readonly GroupPath[]): string | undefined {
  const around = groups
    .filter((group) => group.path !== null && path?.startsWith(group.path) === true)
    .toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
  return (around[0] ?? groups.find((group) => group.path === null))?.id;
}
