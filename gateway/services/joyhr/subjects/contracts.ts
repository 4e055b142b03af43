import { sql } from 'kysely';
import { contract } from '#bridge/calls/joyhr/records/contract.ts';
import { contractSubject } from '#bridge/calls/joyhr/subjects/contract.ts';
import type { SubjectBinding } from '../../prism/bind.ts';

/** Contracts in force at the end of each step. */
export const contractBinding: SubjectBinding = {
  subject: contractSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, j.organ_id, c.kind, c.entity, 1 as contracts,
      (c.renewed_by is null and c.to_on between s.to_on and s.to_on + 30)::int as ending30,
      (c.renewed_by is null and c.to_on between s.to_on and s.to_on + 90)::int as ending90,
      (c.kind = 'fixed' and c.renewals > 0)::int as twice
    from step s
    join contract c on c.tenant_id = ${tenantId} and c.removed_at is null and c.from_on <= s.to_on
      and (c.to_on is null or c.to_on >= s.to_on) and (c.ended_on is null or c.ended_on > s.to_on)
    join employment e on e.tenant_id = c.tenant_id and e.id = c.employment_id
      and e.joined_on <= s.to_on and (e.left_on is null or e.left_on > s.to_on)
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= s.to_on and (j.to_on is null or j.to_on >= s.to_on)
    where ${people}`,
  drill: { functionId: contract.functionId, route: () => 'personnel/contracts' },
};
