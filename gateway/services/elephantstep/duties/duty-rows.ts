import { type RawBuilder, sql } from 'kysely';
import type { dutyStates } from '#bridge/calls/elephantstep/duties.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay, onDay } from '#gateway/kernel/people/dated.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';

/** From so many days before it ends, what was done can be done again. */
const renewDays = 60;

/** A mandatory course of one person. */
export interface DutyRow {
  readonly employmentId: string;
  readonly ruleId: string;
  readonly ruleName: string;
  readonly courseName: string;
  readonly state: (typeof dutyStates)[number];
  readonly dueOn: string | null;
  readonly doneOn: string | null;
}

/**
 * The mandatory courses of employments (`e`) with their job (`j`) on a day, as a table `duty`. A course is done by a
 * session that was attended or an exam that was passed, the later one. It is due again after the months of its rule. Who
 * comes to a post or an organisation has the days of the rule from then on, and those of a long leave besides.
 */
export function dutiesOf(
  { tenantId }: Pick<CallContext, 'tenantId'>,
  today: string,
  people: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`fitting as (
    select e.id as employment_id, e.person_id, j.organ_id, r.id as rule_id, r.name as rule_name,
      r.course_id, c.name as course_name, r.every_months,
      began.on_day + r.due_days as first_due, began.on_day as began_on,
      nullif(greatest(coalesce((select max(s.to_on) from training_enrolment n
          join training_session s on s.tenant_id = n.tenant_id and s.id = n.session_id
          where n.tenant_id = ${tenantId} and n.employment_id = e.id and n.state = 'attended'
            and s.course_id = r.course_id), '-infinity'::date),
        coalesce((select (max(t.submitted_at) at time zone 'Asia/Shanghai')::date from exam_attempt t
          join exam x on x.tenant_id = t.tenant_id and x.id = t.exam_id
          where t.tenant_id = ${tenantId} and t.employment_id = e.id and t.passed
            and x.course_id = r.course_id), '-infinity'::date)), '-infinity'::date) as done_on
    from training_rule r
    join training_course c on c.tenant_id = r.tenant_id and c.id = r.course_id
    join employment e on e.tenant_id = r.tenant_id and ${employedOn(today)}
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${jobOnDay(today)}
    left join position p on p.tenant_id = j.tenant_id and p.id = j.position_id
    join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', today)}
    cross join lateral (select greatest(e.joined_on, r.from_on, ${sinceFitting}) as on_day) began
    where r.tenant_id = ${tenantId} and r.removed_at is null and c.state <> 'retired'
      and r.from_on <= ${today}::date and ${people}
      and (r.post_id is null or r.post_id = coalesce(j.post_id, p.post_id))
      and (r.organ_id is null or exists (select from organ_row u where u.tenant_id = r.tenant_id
        and u.organ_id = r.organ_id and ${onDay('u', today)} and starts_with(o.path, u.path)))),
  dated as (select f.*, case when done_on is null then first_due
      else (done_on + make_interval(months => every_months))::date end as due_on
    from (select employment_id, person_id, organ_id, rule_id, rule_name, course_id, course_name, every_months,
        done_on, case when done_on is null
          then first_due + ${leaveSince(tenantId, today)} else first_due end as first_due
      from fitting) f),
  duty as (select d.*, case
      when done_on is not null and due_on is null then 'done'
      when due_on < ${today}::date then 'overdue'
      when done_on is null then 'open'
      when due_on <= ${today}::date + ${renewDays}::int then 'renew'
      else 'done' end as state
    from dated d)`;
}

/**
 * The day on which the job of an employment began to fit its rule: the one after the last job that did not. The organisations
 * of jobs are taken as they are on the first day of each. Null for a rule for everybody, and where every job fits.
 */
const sinceFitting = sql`case when r.post_id is null and r.organ_id is null then null else (
  select max(q.to_on) + 1 from job_row q
  left join position qp on qp.tenant_id = q.tenant_id and qp.id = q.position_id
  where q.tenant_id = e.tenant_id and q.employment_id = e.id and q.to_on < j.from_on and not (
    (r.post_id is null or r.post_id = coalesce(q.post_id, qp.post_id))
    and (r.organ_id is null or exists (select from organ_row qo
      join organ_row qu on qu.tenant_id = qo.tenant_id and qu.organ_id = r.organ_id
        and qu.from_on <= q.from_on and (qu.to_on is null or qu.to_on >= q.from_on)
      where qo.tenant_id = q.tenant_id and qo.organ_id = q.organ_id and qo.from_on <= q.from_on
        and (qo.to_on is null or qo.to_on >= q.from_on) and starts_with(qo.path, qu.path))))) end`;

/** Days of long leave, 15 and more at a time, between the begin of a duty and today: nothing is learnt on them. */
function leaveSince(tenantId: string, today: string): RawBuilder<number> {
  return sql<number>`coalesce((select sum(least(v.to_on, ${today}::date) - greatest(v.from_on, began_on) + 1)
    from leave_request v where v.tenant_id = ${tenantId} and v.employment_id = fitting.employment_id
      and v.state = 'approved' and v.removed_at is null and v.to_on - v.from_on >= 14
      and v.to_on >= began_on and v.from_on <= least(${today}::date, first_due)), 0)::int`;
}

/** Who of these people has to take a course within 30 days, or should have by now. */
export async function dueSoon(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentIds: readonly string[],
  courseId: string,
): Promise<ReadonlySet<string>> {
  if (employmentIds.length === 0) return new Set();
  const today = dayOf(context.now());
  const asked = sql<boolean>`e.id = any(${employmentIds}::uuid[]) and c.id = ${courseId}::uuid`;
  const { rows } = await sql<{
    id: string;
  }>`with ${dutiesOf(context, today, asked)} select distinct d.employment_id as id from duty d
    where d.state <> 'done' and d.due_on <= ${today}::date + 30`.execute(context.database);
  return new Set(rows.map(({ id }) => id));
}

/** What a query shows of a duty (`d`). */
export const dutyFields = sql`d.employment_id as "employmentId", d.rule_id as "ruleId",
  d.rule_name as "ruleName", d.course_name as "courseName", d.state,
  d.due_on::text as "dueOn", d.done_on::text as "doneOn"`;

/** The order of duties: what is overdue, what is due, what is done. */
export const dutyOrder = sql`array_position(array['overdue', 'open', 'renew', 'done'], d.state), d.due_on`;
