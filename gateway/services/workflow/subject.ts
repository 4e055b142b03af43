import { sql } from 'kysely';
import { approvalSubject } from '#bridge/calls/workflow/subject.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** Requests that were sent in each step, in the organisation of whom they are about, else of who sent them. */
export const approvalBinding: SubjectBinding = {
  subject: approvalSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, j.organ_id, a.definition_id::text as kind, 1 as requests,
      (a.status in ('running', 'returned'))::int as running,
      (a.status in ('approved', 'revoking'))::int as approved,
      (a.status = 'rejected')::int as rejected,
      case when a.status <> 'revoked'
        then extract(epoch from a.ended_at - a.submitted_at) / 3600 end as hours
    from step s
    join approval a on a.tenant_id = ${tenantId}
      and (a.submitted_at at time zone 'Asia/Shanghai')::date between s.from_on and s.to_on
    join employment e on e.tenant_id = a.tenant_id
      and e.id = coalesce(a.subject_employment, (a.starter->>'employment')::uuid)
    join lateral (
      select * from job_row q where q.tenant_id = e.tenant_id and q.employment_id = e.id
        and q.from_on <= greatest((a.submitted_at at time zone 'Asia/Shanghai')::date, e.joined_on)
      order by q.from_on desc limit 1
    ) j on true
    where ${people}`,
  labels: async (
    { database, tenantId, locale }: CallContext,
    _dimension,
    values,
  ): Promise<ReadonlyMap<string, string>> => {
    if (values.length === 0) return new Map();
    const rows = await database
      .selectFrom('approval_definition')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', values)
      .select(['id', 'name_zh', 'name_en'])
      .execute();
    return new Map(rows.map((row) => [row.id, locale === 'en' ? row.name_en : row.name_zh]));
  },
};
