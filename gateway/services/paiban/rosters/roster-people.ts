import { type RawBuilder, sql } from 'kysely';
import { schedulingFunctions } from '#bridge/calls/paiban/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { type Reach, reachesOrgan, readPaths, readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { RosterUnit } from './roster-rows.ts';

/** What the caller wants to do with a roster. */
export type RosterAct = 'rosters' | 'rosters.edit' | 'rosters.publish';

/** Somebody of a roster. */
export interface RosterPerson {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
  readonly organName: string;
  readonly organPath: string;
  readonly postName: string | null;
  readonly joinedOn: string;
  readonly leftOn: string | null;
}

/** The people of a roster whom the caller reaches by a function, and where the organisation is. */
export interface RosterScope {
  readonly path: string;
  readonly people: readonly RosterPerson[];
}

/**
 * Opens the people of an organisation and those below who work in the month, by department and name.
 * @throws {RefusedError} `notFound` for an organisation out of reach.
 */
export async function openScope(
  context: CallContext,
  { organId, from, to }: RosterUnit,
  act: RosterAct,
): Promise<RosterScope> {
  const reach = await readReach(context, undefined, {
    bizType: EMPLOYEE_BIZ_TYPE,
    functionId: schedulingFunctions[act],
  });
  const path = (await readPaths(context, reach.day, [organId])).get(organId);
  if (path === undefined || !reachesOrgan(reach, organId, path)) throw new RefusedError('notFound');
  return { path, people: await readPeople(context, reach, path, from, to) };
}

async function readPeople(
  context: CallContext,
  reach: Reach,
  path: string,
  from: string,
  to: string,
): Promise<readonly RosterPerson[]> {
  const { database, tenantId } = context;
  const reached: RawBuilder<unknown> = sql`${reachedPeople(context, reach).select('e.id')}`;
  const { rows } = await sql<RosterPerson>`
    select e.id, p.name, e.staff_no as "staffNo", o.name as "organName", o.path as "organPath",
      t.name as "postName", e.joined_on as "joinedOn", e.left_on as "leftOn"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= greatest(${reach.day}::date, e.joined_on)
      and (j.to_on is null or j.to_on >= greatest(${reach.day}::date, e.joined_on))
    join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', reach.day)}
    left join post t on t.tenant_id = j.tenant_id and t.id = j.post_id
    where e.tenant_id = ${tenantId} and e.joined_on <= ${to}::date
      and (e.left_on is null or e.left_on >= ${from}::date)
      and o.path >= ${path} and o.path < ${`${path}\u{10ffff}`}
      and e.id in (${reached})
    order by o.path, p.name_sort, e.id limit 1000`.execute(database);
  return rows;
}

/** The organisations whose rosters a person of one is in: itself and those above. */
export function pathsUp(path: string): readonly string[] {
  const numbers = path.split('/').slice(1, -1);
  return numbers.map((_, at) => `/${numbers.slice(0, at + 1).join('/')}/`);
}
