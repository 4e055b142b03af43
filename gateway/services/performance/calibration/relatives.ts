import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';

/** Two numbers are the same phone when their last digits are. */
const digits = (column: string) =>
  sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 11)`;

/** A declared member of a family is an employee: the same name, and the same day of birth or phone. */
const isPerson = sql`k.name = f.name and (k.birth_date = f.birth_date
  or (length(${digits('f.phone')}) = 11 and ${digits('k.phone')} = ${digits('f.phone')}))`;

/** Reads the relatives that some people have in the company; other employments of the same person are among them. */
export async function readRelatives(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employments: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (employments.length === 0) return new Map();
  const { rows } = await sql<{ own: string; other: string }>`with asked as (
      select e.id, e.person_id from employment e
      where e.tenant_id = ${tenantId} and e.id = any(${employments}::uuid[])
    ), pair as (
      select q.id as own, k.id as person from asked q
      join employment d on d.tenant_id = ${tenantId} and d.person_id = q.person_id
      join family_member f on f.tenant_id = d.tenant_id and f.employment_id = d.id
        and f.removed_at is null
      join person k on k.tenant_id = f.tenant_id and ${isPerson} and k.id <> q.person_id
      union
      select q.id, d.person_id from asked q
      join person k on k.tenant_id = ${tenantId} and k.id = q.person_id
      join family_member f on f.tenant_id = k.tenant_id and f.removed_at is null and ${isPerson}
      join employment d on d.tenant_id = f.tenant_id and d.id = f.employment_id
        and d.person_id <> q.person_id
      union
      select q.id, q.person_id from asked q
    ) select pair.own, e.id as other from pair
    join employment e on e.tenant_id = ${tenantId} and e.person_id = pair.person
      and e.id <> pair.own`.execute(database);
  const found = Map.groupBy(rows, ({ own }) => own);
  return new Map([...found].map(([own, pairs]) => [own, new Set(pairs.map(({ other }) => other))]));
}

/** The employments whose cards the caller never looks at: the own ones and those of relatives. */
export async function readAvoided(context: CallContext): Promise<readonly string[]> {
  const own = callerOf(context).employmentId;
  if (own === null) return [];
  return [own, ...((await readRelatives(context, [own])).get(own) ?? [])];
}
