import { sql } from 'kysely';
import { performanceSubject } from '#bridge/calls/performance/subject.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** The latest released result of each appraisal, in the organisation that the appraisal is of. */
export const performanceBinding: SubjectBinding = {
  subject: performanceSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, a.organ_id, a.cycle_id::text as cycle, r.level, 1 as results,
      coalesce(r.score, 0) as score, (r.score is not null)::int as scored
    from step s
    join lateral (
      select distinct on (q.appraisal_id) q.* from performance_result q
      where q.tenant_id = ${tenantId} and q.released_on <= s.to_on
      order by q.appraisal_id, q.revision desc
    ) r on r.released_on >= s.from_on
    join appraisal a on a.tenant_id = r.tenant_id and a.id = r.appraisal_id
    join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
    join lateral (
      select * from job_row q where q.tenant_id = e.tenant_id and q.employment_id = e.id
        and q.from_on <= greatest(r.released_on, e.joined_on)
      order by q.from_on desc limit 1
    ) j on true
    where ${people}`,
  labels: async (
    { database, tenantId, locale }: CallContext,
    dimension,
    values,
  ): Promise<ReadonlyMap<string, string>> => {
    if (values.length === 0) return new Map();
    if (dimension === 'cycle') {
      const rows = await database
        .selectFrom('performance_cycle')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', values)
        .select(['id', 'name'])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    }
    const rows = await database
      .selectFrom('performance_scale_level')
      .where('tenant_id', '=', tenantId)
      .where('code', 'in', values)
      .select(['code', 'name', 'name_en'])
      .execute();
    const nameOf = (row: (typeof rows)[number]): string =>
      locale === 'en' ? row.name_en : row.name;
    return new Map(rows.map((row) => [row.code, nameOf(row)]));
  },
};
