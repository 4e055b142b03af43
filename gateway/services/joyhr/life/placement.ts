import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { Actor } from './actor.ts';

/** Where somebody is to work and as what; null is not said. */
export interface Placement {
  readonly organ: string | null;
  readonly post: string | null;
  readonly position: string | null;
  readonly grade: string | null;
  readonly manager: string | null;
}

interface Found {
  readonly organ: boolean;
  readonly post: boolean;
  readonly position: boolean;
  readonly grade: boolean;
  readonly manager: boolean;
}

/**
 * Finds what of a place is not there on a day: the organisation and the post are open, the position is of both, the manager
 * works then and does not report to the person, directly or through others.
 */
export async function placementProblems(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  { organ, post, position, grade, manager }: Placement,
  day: string,
  employmentId: string | null,
): Promise<readonly FieldProblem<keyof Placement>[]> {
  const { rows } = await sql<Found>`
    with recursive above as (
      select ${manager}::uuid as id
      union
      select j.manager_id from above a
      join job_row j on j.tenant_id = ${tenantId} and j.employment_id = a.id and j.manager_id is not null
        and j.from_on <= ${day}::date and (j.to_on is null or j.to_on >= ${day}::date)
    )
    select
      exists (select from organ g join organ_row o on o.tenant_id = g.tenant_id and o.organ_id = g.id
        where g.tenant_id = ${tenantId} and g.id = ${organ}::uuid
        and (g.closed_on is null or g.closed_on > ${day}::date)
        and o.from_on <= ${day}::date and (o.to_on is null or o.to_on >= ${day}::date)) as organ,
      exists (select from post t where t.tenant_id = ${tenantId} and t.id = ${post}::uuid
        and t.removed_at is null and (t.closed_on is null or t.closed_on > ${day}::date)) as post,
      exists (select from position p where p.tenant_id = ${tenantId} and p.id = ${position}::uuid
        and p.organ_id = ${organ}::uuid and p.post_id = ${post}::uuid
        and p.removed_at is null and (p.closed_on is null or p.closed_on > ${day}::date)) as position,
      exists (select from grade r where r.tenant_id = ${tenantId} and r.id = ${grade}::uuid
        and r.removed_at is null) as grade,
      exists (select from employment e where e.tenant_id = ${tenantId} and e.id = ${manager}::uuid
        and (e.left_on is null or e.left_on > ${day}::date))
        and not exists (select from above where id = ${employmentId}::uuid) as manager`.execute(
    database,
  );
  const [found] = rows;
  const asked = { organ, post, position, grade, manager };
  return (Object.keys(asked) as (keyof Placement)[]).flatMap((field) =>
    asked[field] !== null && found?.[field] !== true
      ? [{ field, issue: field === 'organ' ? 'organNotThen' : 'choice' } as const]
      : [],
  );
}

/** The code by which jobs name a grade. */
export async function gradeCodeOf(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  gradeId: string | null,
): Promise<string | null> {
  if (gradeId === null) return null;
  const grade = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', gradeId)
    .select('g.code')
    .executeTakeFirst();
  return grade?.code ?? null;
}
