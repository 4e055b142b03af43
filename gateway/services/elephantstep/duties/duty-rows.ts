import { type RawBuilder, sql } from 'kysely';
import type { dutyStates } from '#bridge/calls/elephantstep/duties.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
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
 * session that was attended or an exam that was passed, the later one. It is due again after the months of its rule.
 */
export function dutiesOf(
  { tenantId }: Pick<CallContext, 'tenantId'>,
  today: string,
  people: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`fitting as (
    select e.id as employment_id, e.person_id, j.organ_id, r.id as rule_id, r.name as rule_name,
      r.course_id, c.name as course_name, r.every_months,
      greatest(e.joined_on, r.from_on) + r.due_days as first_due,
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
    where r.tenant_id = ${tenantId} and r.removed_at is null and c.state <> 'retired'
      and r.from_on <= ${today}::date and ${people}
      and (r.post_id is null or r.post_id = coalesce(j.post_id, p.post_id))
      and (r.organ_id is null or exists (select from organ_row u where u.tenant_id = r.tenant_id
        and u.organ_id = r.organ_id and ${onDay('u', today)} and starts_with(o.path, u.path)))),
  dated as (select f.*, case when done_on is null then first_due
      else (done_on + make_interval(months => every_months))::date end as due_on
    from fitting f),
  duty as (select d.*, case
      when done_on is not null and due_on is null then 'done'
      when due_on < ${today}::date then 'overdue'
      when done_on is null then 'open'
      when due_on <= ${today}::date + ${renewDays}::int then 'renew'
      else 'done' end as state
    from dated d)`;
}

/** What a query shows of a duty (`d`). */
export const dutyFields = sql`d.employment_id as "employmentId", d.rule_id as "ruleId",
  d.rule_name as "ruleName", d.course_name as "courseName", d.state,
  d.due_on::text as "dueOn", d.done_on::text as "doneOn"`;

/** The order of duties: what is overdue, what is due, what is done. */
export const dutyOrder = sql`array_position(array['overdue', 'open', 'renew', 'done'], d.state), d.due_on`;
