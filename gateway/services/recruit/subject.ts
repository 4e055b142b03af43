import { sql } from 'kysely';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { recruitSubject } from '#bridge/calls/recruit/subject.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** Applications that came in in each step, with what has become of them. */
export const recruitBinding: SubjectBinding = {
  subject: recruitSubject,
  facts: ({ tenantId, places }) => sql`
    select s.key as step, null::uuid as person, b.organ_id, a.stage_id::text as stage,
      c.channel_id::text as channel, a.job_id::text as job, 1 as applications,
      (a.state = 'active')::int as active, (a.state = 'hired')::int as hired,
      (a.state = 'closed')::int as closed,
      coalesce(o.answered, 0) as offers, coalesce(o.accepted, 0) as accepted,
      k.accepted_on - a.applied_on as "daysToHire",
      ${reached('evaluate')} as "reachedEvaluation", ${reached('interview')} as "reachedInterview",
      ${reached('offer')} as "reachedOffer", k.accepted_on - q.opened_on as "daysToFill"
    from step s
    join application a on a.tenant_id = ${tenantId} and a.applied_on between s.from_on and s.to_on
    join hiring_job b on b.tenant_id = a.tenant_id and b.id = a.job_id
    join candidate c on c.tenant_id = a.tenant_id and c.id = a.candidate_id
    left join lateral (
      select count(*) filter (where f.state in ('accepted', 'declined'))::int as answered,
        count(*) filter (where f.state = 'accepted')::int as accepted
      from offer f where f.tenant_id = a.tenant_id and f.application_id = a.id
    ) o on true
    left join lateral (
      select min((t.at at time zone 'Asia/Shanghai')::date) as accepted_on from application_step t
      where t.tenant_id = a.tenant_id and t.application_id = a.id and t.action = 'accepted'
    ) k on true
    left join lateral (
      select max(g.sequence) as sequence from hiring_stage g
      where g.tenant_id = a.tenant_id and (g.id = a.stage_id or g.id in (
        select t.to_stage_id from application_step t
        where t.tenant_id = a.tenant_id and t.application_id = a.id))
    ) far on true
    left join lateral (
      -- A requisition is open from its first move on, the one that an approval ends with.
      select (coalesce(min(h.at), min(r.created_at)) at time zone 'Asia/Shanghai')::date as opened_on
      from requisition r left join record_history h on h.tenant_id = r.tenant_id
        and h.record = 'requisition' and h.row_id = r.id and h.action = 'move'
      where r.tenant_id = a.tenant_id and r.id = b.requisition_id
    ) q on true
    where ${places('b.organ_id')}`,
  labels: readHiringLabels,
  drill: { functionId: recruitFunctions.board, route: () => 'recruitment/board' },
};

/** Whether an application came as far as the first stage of a kind, or further: a funnel of these never widens. */
function reached(kind: 'evaluate' | 'interview' | 'offer') {
  return sql`coalesce(far.sequence >= (select min(g.sequence) from hiring_stage g
    where g.tenant_id = a.tenant_id and g.kind = ${kind} and g.removed_at is null), false)::int`;
}

async function readHiringLabels(
  { database, tenantId, locale }: CallContext,
  dimension: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map();
  if (dimension === 'stage') {
    const rows = await database
      .selectFrom('hiring_stage')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', values)
      .select(['id', 'name', 'name_en'])
      .execute();
    return new Map(rows.map((row) => [row.id, locale === 'en' ? row.name_en : row.name]));
  }
  const table = dimension === 'channel' ? ('hiring_channel' as const) : ('hiring_job' as const);
  const column = dimension === 'channel' ? sql<string>`name` : sql<string>`title`;
  const rows = await database
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', values)
    .select(['id', column.as('label')])
    .execute();
  return new Map(rows.map(({ id, label }) => [id, label]));
}
