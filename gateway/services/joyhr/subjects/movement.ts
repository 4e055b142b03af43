import { type RawBuilder, sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { movementSubject } from '#bridge/calls/joyhr/subjects/movement.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import { rosterRoute, rosterValues } from './people-facts.ts';

/** What head-counts need besides the flows; whatever is of the opening comes with it. */
const balances = ['opening', 'closing', 'average'] as const;

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
    const person = wanted.has('gender')
      ? {
          gender: sql`p.gender`,
          join: sql`join person p on p.tenant_id = e.tenant_id and p.id = e.person_id`,
        }
      : { gender: sql`null::text`, join: sql`` };
    return sql`
    with spell as materialized (
      select e.id as person, j.organ_id, e.employment_type as "employmentType", ${person.gender} as gender,
        e.left_reason, j.from_on, e.joined_on, e.left_on, least(j.to_on + 1, e.left_on) as until
      from employment e
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      ${person.join}
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

/** Every column of the facts, in their order. */
const columns = Object.keys(movementSubject.columns);

/** The columns of a row that fills some of them; the others are zero. */
function filled(values: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql.join(columns.map((name) => sql`${values[name] ?? sql`0`} as ${sql.ref(name)}`));
}

const joined = sql`
  select s.key as step, l.person, l.organ_id, l."employmentType", l.gender, null as reason, ${filled(
    {
      joined: sql`(l.from_on = l.joined_on)::int`,
      moved: sql`(l.from_on <> l.joined_on)::int`,
    },
  )}
  from step s join lasting l on l.from_on between s.from_on and s.to_on`;

const left = sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender,
    case when l.until = l.left_on then l.left_reason end, ${filled({
      left: sql`(l.until is not distinct from l.left_on)::int`,
      resigned: sql`(l.until is not distinct from l.left_on and l.left_reason = 'resignation')::int`,
      moved: sql`-(l.until is distinct from l.left_on)::int`,
    })}
  from step s join lasting l on l.until between s.from_on and s.to_on`;

/** The first and the last day of all steps. */
const wholeFrom = sql`(select min(from_on) from step)`;
const wholeTo = sql`(select max(to_on) from step)`;

/** Of the first step, whether a person of its opening left by the end of the last one. */
const isFirst = sql`s.from_on = ${wholeFrom}`;
const leftInStep = sql`coalesce(l.left_on <= s.to_on, false)`;
const leftInWhole = sql`coalesce(l.left_on <= ${wholeTo}, false)`;

/** Days of a spell in a step. */
const days = sql`(least(coalesce(l.until, s.to_on + 1), s.to_on + 1) - greatest(l.from_on, s.from_on))::numeric`;

const balance = {
  opening: sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender, null, ${filled({
    opening: sql`1`,
    leftOfOpening: sql`(${leftInStep})::int`,
    leftOfFirst: sql`(${isFirst} and ${leftInWhole})::int`,
    stayed: sql`(not ${leftInStep})::int`,
    stayedOfFirst: sql`(${isFirst} and not ${leftInWhole})::int`,
  })}
  from step s join lasting l on l.from_on < s.from_on and (l.until is null or l.until >= s.from_on)`,
  closing: sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender, null, ${filled({
    closing: sql`1`,
  })}
  from step s join lasting l on l.from_on <= s.to_on and (l.until is null or l.until > s.to_on)`,
  average: sql`
  select s.key, l.person, l.organ_id, l."employmentType", l.gender, null, ${filled({
    average: sql`${days} / (s.to_on - s.from_on + 1)`,
    averageOfAll: sql`${days} / (${wholeTo} - ${wholeFrom} + 1)`,
  })}
  from step s join lasting l on l.from_on <= s.to_on and (l.until is null or l.until > s.from_on)`,
};
