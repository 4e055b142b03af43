import { sql } from 'kysely';
import { establishmentSubject } from '#bridge/calls/joyhr/subjects/establishment.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import { readJobLabels } from './people-facts.ts';

/** Open positions with the people who hold them at the end of each step. */
export const establishmentBinding: SubjectBinding = {
  subject: establishmentSubject,
  facts: ({ tenantId, places }) => sql`
    select s.key as step, null::uuid as person, g.organ_id, g.post_id::text as post, g.planned,
      coalesce(h.heads, 0) as filled, greatest(g.planned - coalesce(h.heads, 0), 0) as vacant,
      greatest(coalesce(h.heads, 0) - g.planned, 0) as over
    from step s
    join position g on g.tenant_id = ${tenantId} and g.removed_at is null
      and (g.closed_on is null or g.closed_on > s.to_on)
    left join lateral (
      select count(*)::int as heads from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = g.tenant_id and j.position_id = g.id
        and j.from_on <= s.to_on and (j.to_on is null or j.to_on >= s.to_on)
        and e.joined_on <= s.to_on and (e.left_on is null or e.left_on > s.to_on)
    ) h on true
    where ${places('g.organ_id')}`,
  labels: readJobLabels,
};
