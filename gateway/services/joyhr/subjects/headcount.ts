import { sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { ageEdges, headcountSubject, tenureEdges } from '#bridge/calls/joyhr/subjects/headcount.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import {
  bandOfYears,
  readJobLabels,
  rosterRoute,
  rosterValues,
  wholeYears,
} from './people-facts.ts';

/** People employed at the end of each step. */
export const headcountBinding: SubjectBinding = {
  subject: headcountSubject,
  facts: ({ tenantId, people }) => {
    const age = wholeYears(sql`p.birth_date`, sql`s.to_on`);
    return sql`
      select s.key as step, e.id as person, j.organ_id,
        e.employment_type as "employmentType", p.gender, p.highest_degree as degree,
        j.grade_code as grade, j.post_id::text as post, j.work_place as "workPlace",
        ${bandOfYears(sql`p.birth_date`, sql`s.to_on`, ageEdges)} as "ageBand",
        ${bandOfYears(sql`e.joined_on`, sql`s.to_on + 1`, tenureEdges)} as "tenureBand",
        1 as people, (p.gender = 'F')::int as women, s.to_on - e.joined_on as "tenureDays",
        coalesce(${age}, 0) as age, (p.birth_date is not null)::int as "ageKnown",
        (e.probation_ends_on >= s.to_on)::int as probation
      from step s
      join employment e on e.tenant_id = ${tenantId} and e.joined_on <= s.to_on
        and (e.left_on is null or e.left_on > s.to_on)
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
        and j.from_on <= s.to_on and (j.to_on is null or j.to_on >= s.to_on)
      left join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where ${people}`;
  },
  labels: readJobLabels,
  drill: {
    functionId: personnelFunctions.roster,
    route: ({ organId, asOf, values }) =>
      rosterRoute(organId, [
        ...rosterValues(values),
        ...(asOf === null ? [] : [['asOf', asOf] as const]),
        ['status', 'probation'],
        ['status', 'active'],
        ['status', 'leaving'],
      ]),
  },
};
