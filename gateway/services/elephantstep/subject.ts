import { sql } from 'kysely';
import { trainingSubject } from '#bridge/calls/elephantstep/subject.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** Places taken in the sessions that begin in each step, in the organisation of the person on that day. */
export const trainingBinding: SubjectBinding = {
  subject: trainingSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, j.organ_id, c.id::text as course, 1 as enrolled,
      (n.state = 'attended')::int as attended, (n.state = 'absent')::int as absent,
      (n.state in ('attended', 'absent'))::int as judged,
      case when n.state = 'attended' then coalesce(c.hours, 0) else 0 end as hours
    from step s
    join training_session t on t.tenant_id = ${tenantId} and t.removed_at is null
      and t.state in ('open', 'done') and t.from_on between s.from_on and s.to_on
    join training_course c on c.tenant_id = t.tenant_id and c.id = t.course_id
    join training_enrolment n on n.tenant_id = t.tenant_id and n.session_id = t.id
      and n.state in ('enrolled', 'attended', 'absent')
    join employment e on e.tenant_id = n.tenant_id and e.id = n.employment_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= greatest(t.from_on, e.joined_on)
      and (j.to_on is null or j.to_on >= greatest(t.from_on, e.joined_on))
    where ${people}`,
  labels: async (
    { database, tenantId }: CallContext,
    _dimension,
    values,
  ): Promise<ReadonlyMap<string, string>> => {
    if (values.length === 0) return new Map();
    const rows = await database
      .selectFrom('training_course')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', values)
      .select(['id', 'name'])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
