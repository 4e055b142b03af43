import { sql } from 'kysely';
import { outsourcingFunctions } from '#bridge/calls/outsourcing/functions.ts';
import { dispatchSubject } from '#bridge/calls/outsourcing/subject.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** Own and dispatched people at the end of each step; who is dispatched is counted by the assignment, as on the overview. */
export const dispatchBinding: SubjectBinding = {
  subject: dispatchSubject,
  facts: ({ tenantId, people }) => sql`
    with counted as (
      select s.key as step, s.to_on, e.id, e.employment_type in ('full-time', 'part-time')
          and e.joined_on <= s.to_on and (e.left_on is null or e.left_on > s.to_on) as is_own,
        exists (
          select from dispatch_assignment a
          where a.tenant_id = e.tenant_id and a.employment_id = e.id and a.removed_at is null
            and a.state in ('working', 'ended', 'returned', 'converted')
            and a.from_on <= s.to_on and a.to_on >= s.to_on
        ) as is_dispatched
      from step s join employment e on e.tenant_id = ${tenantId}
    )
    select c.step, e.id as person, j.organ_id, c.is_dispatched::int as dispatched, c.is_own::int as own,
      c.is_own::int + c.is_dispatched::int as counted
    from counted c
    join employment e on e.tenant_id = ${tenantId} and e.id = c.id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= greatest(c.to_on, e.joined_on)
      and (j.to_on is null or j.to_on >= greatest(c.to_on, e.joined_on))
    where (c.is_own or c.is_dispatched) and ${people}`,
  drill: { functionId: outsourcingFunctions.overview, route: () => 'outsourcing/overview' },
};
