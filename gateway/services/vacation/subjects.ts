import { sql } from 'kysely';
import { leaveBalanceSubject, leaveSubject } from '#bridge/calls/vacation/subjects/leave.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { SubjectBinding } from '../prism/bind.ts';

async function readTypeLabels(
  { database, tenantId }: CallContext,
  _dimension: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map();
  const rows = await database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', values)
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Days of approved leave, those that were given back left out. */
export const leaveBinding: SubjectBinding = {
  subject: leaveSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, j.organ_id, r.type_id::text as type,
      e.employment_type as "employmentType", p.gender, d.amount as days,
      (d.day = r.from_on)::int as requests
    from step s
    join leave_request_day d on d.tenant_id = ${tenantId} and d.day between s.from_on and s.to_on
    join leave_request r on r.tenant_id = d.tenant_id and r.id = d.request_id and r.state = 'approved'
      and r.removed_at is null
    join employment e on e.tenant_id = r.tenant_id and e.id = r.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= d.day and (j.to_on is null or j.to_on >= d.day)
    where ${people}`,
  labels: readTypeLabels,
};

/** What is left of the entitlements that are valid at the end of each step. */
export const leaveBalanceBinding: SubjectBinding = {
  subject: leaveBalanceSubject,
  facts: ({ tenantId, people }) => sql`
    with lot as (
      select s.key as step, s.to_on, l.employment_id, l.type_id, l.valid_to,
        sum(g.amount) filter (where g.kind in ('grant', 'adjust')) as granted,
        -sum(g.amount) filter (where g.kind in ('use', 'release')) as used, sum(g.amount) as "left"
      from step s
      join leave_lot l on l.tenant_id = ${tenantId} and l.valid_from <= s.to_on
        and (l.valid_to is null or l.valid_to >= s.to_on)
      join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id and g.on_day <= s.to_on
      group by s.key, s.to_on, l.employment_id, l.type_id, l.valid_to, l.id
    )
    select lot.step, e.id as person, j.organ_id, lot.type_id::text as type,
      coalesce(lot.granted, 0) as granted, coalesce(lot.used, 0) as used, lot."left",
      case when lot.valid_to < lot.to_on + 90 then lot."left" else 0 end as lapsing
    from lot
    join employment e on e.tenant_id = ${tenantId} and e.id = lot.employment_id
      and e.joined_on <= lot.to_on and (e.left_on is null or e.left_on > lot.to_on)
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= lot.to_on and (j.to_on is null or j.to_on >= lot.to_on)
    where ${people}`,
  labels: readTypeLabels,
};
