import { sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { movementSubject } from '#bridge/calls/joyhr/subjects/movement.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import { rosterRoute, rosterValues } from './people-facts.ts';

/** What opening and closing head-counts need besides the flows. */
const balances = ['opening', 'closing'] as const;

/**
 * Who came and went in each step. Jobs are turned into spells: one begins when a job in scope does, and ends the day after
 * it or on the first day not employed. Who joined and left on one day came and went. One reading of them gives the flows
 * and both balances.
 */
export const movementBinding: SubjectBinding = {
  subject: movementSubject,
  facts: ({ tenantId, people }, wanted) => {
    const parts = [
      joined,
      left,
      ...balances.filter((name) => wanted.has(name)).map((name) => balance[name]),
    ];
    return sql`
    with spell as materialized (
      select e.id as person, j.organ_id, e.employment_type as "employmentType", p.gender,
        e.left_reason, j.from_on, e.joined_on, e.left_on, least(j.to_on + 1, e.left_on) as until
      from employment e
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where e.tenant_id = ${tenantId} and ${people}
        and (${balances.some((name) => wanted.has(name))}
          or j.from_on between (select min(from_on) from step) and (select max(to_on) from step)
          or least(j.to_on + 1, e.left_on) between (select min(from_on) from step)
            and (select max(to_on) from step))
    ), lasting as (select * from spell where until is null or until > from_on
      or (left_on = joined_on and from_on = joined_on))
    ${sql.join(parts, sql` union all `)}`;
  },
  drill: {
    functionId: personnelFunctions.roster,
    route: ({ organId, from, to, values }) =>
      rosterRoute(organId, [
        ...rosterValues(values),
        ['status', 'left'],
        ['status', 'retired'],
        ['leftFrom', from],
        ['leftTo', to],
      ]),
  },
};

const joined = sql`
  select s.key as step, l.person, l.organ_id, l."employmentType", l.gender, null as reason,
    (l.from_on = l.joined_on)::int as joined, 0 as "left", 0 as resigned,
    (l.from_on <> l.joined_on)::int as moved, 0 as opening, 0 as closing
  from step s join lasting l on l.from_on between s.from_on and s.to_on`;

const left = sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender,
    case when l.until = l.left_on then l.left_reason end,
    0, (l.until is not distinct from l.left_on)::int,
    (l.until is not distinct from l.left_on and l.left_reason = 'resignation')::int,
    -(l.until is distinct from l.left_on)::int, 0, 0
  from step s join lasting l on l.until between s.from_on and s.to_on`;

const balance = {
  opening: sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender, null, 0, 0, 0, 0, 1, 0
  from step s join lasting l on l.from_on < s.from_on and (l.until is null or l.until >= s.from_on)`,
  closing: sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender, null, 0, 0, 0, 0, 0, 1
  from step s join lasting l on l.from_on <= s.to_on and (l.until is null or l.until > s.to_on)`,
};
