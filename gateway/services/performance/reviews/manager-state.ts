import { sql } from 'kysely';

/** Where the review of a file's (`a`) manager is: open while a part of an earlier one is. */
export const managerState = sql<'none' | 'open' | 'submitted'>`coalesce((
  select min(v.state) from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
    and (v.role = 'manager' or (v.role = 'former' and v.days is not null))), 'none')`;
