import { sql } from 'kysely';
import { establishmentSubject } from '#bridge/calls/joyhr/subjects/establishment.ts';
import { plannedOn } from '../../organ/planned-heads.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import { readJobLabels } from './people-facts.ts';

/** Open positions with the people who hold them at the end of each step. `offset 0` keeps a plan from being read once for each column. */
export const establishmentBinding: SubjectBinding = {
  subject: establishmentSubject,
  facts: ({ tenantId, places }) => sql`
    with held as (
      select s.key, j.position_id, count(*)::int as heads
      from step s
      join employment e on e.tenant_id = ${tenantId} and e.joined_on <= s.to_on
        and (e.left_on is null or e.left_on > s.to_on)
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
        and j.from_on <= s.to_on and (j.to_on is null or j.to_on >= s.to_on)
      group by s.key, j.position_id
    )
    select s.key as step, null::uuid as person, g.organ_id, g.post_id::text as post, n.planned,
      coalesce(h.heads, 0) as filled, greatest(n.planned - coalesce(h.heads, 0), 0) as vacant,
      greatest(coalesce(h.heads, 0) - n.planned, 0) as over
    from step s
    join position g on g.tenant_id = ${tenantId} and g.removed_at is null
      and (g.closed_on is null or g.closed_on > s.to_on)
    cross join lateral (select ${plannedOn({ tenantId, position: 'g' }, sql`s.to_on`)} as planned
      offset 0) n
    left join held h on h.key = s.key and h.position_id = g.id
    where ${places('g.organ_id')}`,
  labels: readJobLabels,
};
