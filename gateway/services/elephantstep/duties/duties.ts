import { sql } from 'kysely';
import type { dutyOverview, dutyPeople, myDuties } from '#bridge/calls/elephantstep/duties.ts';
import { trainingFunctions } from '#bridge/calls/elephantstep/functions.ts';
import { trainingRule } from '#bridge/calls/elephantstep/records/rule.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedEmployments } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { coursesOfEnding } from '../certificates/held.ts';
import { type DutyRow, dutiesOf, dutyFields, dutyOrder } from './duty-rows.ts';

/** The mandatory courses of the caller. */
export async function readMyDuties(context: CallContext): Promise<ResultOf<typeof myDuties>> {
  const rows = await readOwnDuties(context, ownEmployment(context));
  return rows.map(({ employmentId: _, ...duty }) => duty);
}

/** The mandatory courses of one employment. */
export async function readOwnDuties(
  context: CallContext,
  employmentId: string,
): Promise<readonly DutyRow[]> {
  const own = sql<boolean>`e.id = ${employmentId}::uuid`;
  const { rows } = await sql<DutyRow>`with ${dutiesOf(context, dayOf(context.now()), own)}
    select ${dutyFields} from duty d order by ${dutyOrder}, d.rule_name`.execute(context.database);
  return rows;
}

/** Courses that the person took before and has to take again by now, or whose certificate ends: their exams are open once more. */
export async function coursesToRenew(
  context: CallContext,
  employmentId: string,
): Promise<ReadonlySet<string>> {
  const own = sql<boolean>`e.id = ${employmentId}::uuid`;
  const today = dayOf(context.now());
  const { rows } = await sql<{ id: string }>`with ${dutiesOf(context, today, own)}
    select distinct d.course_id as id from duty d
    where d.done_on is not null and d.state in ('renew', 'overdue')
    union ${coursesOfEnding(context, employmentId, today)}`.execute(context.database);
  return new Set(rows.map(({ id }) => id));
}

/** How far the people in reach are, by rule. */
export async function readDutyOverview(
  context: CallContext,
): Promise<ResultOf<typeof dutyOverview>> {
  const today = dayOf(context.now());
  const { rows } = await sql<ResultOf<typeof dutyOverview>[number]>`
    with ${dutiesOf(context, today, await inReach(context))}
    select d.rule_id as "ruleId", d.rule_name as "ruleName", d.course_name as "courseName",
      count(*)::int as people, count(*) filter (where d.state = 'done')::int as done,
      count(*) filter (where d.state = 'renew')::int as renew,
      count(*) filter (where d.state = 'open')::int as open,
      count(*) filter (where d.state = 'overdue')::int as overdue
    from duty d group by d.rule_id, d.rule_name, d.course_name
    order by d.rule_name`.execute(context.database);
  return rows;
}

/** The people in reach who have not done what a rule asks, or have to do it again soon. */
export async function readDutyPeople(
  context: CallContext,
  { ruleId }: ParsedRequestOf<typeof dutyPeople>,
): Promise<ResultOf<typeof dutyPeople>> {
  const { database, tenantId } = context;
  const today = dayOf(context.now());
  const rule = await database
    .selectFrom('training_rule')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ruleId)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (rule === undefined) throw new RefusedError('notFound');
  const reached = sql<boolean>`r.id = ${ruleId}::uuid and ${await inReach(context)}`;
  const { rows } = await sql<ResultOf<typeof dutyPeople>[number]>`
    with ${dutiesOf(context, today, reached)}
    select d.employment_id as "employmentId", n.name, (select o.name from organ_row o
        where o.tenant_id = ${tenantId} and o.organ_id = d.organ_id and ${onDay('o', today)}) as "organName",
      d.state, d.due_on::text as "dueOn", d.done_on::text as "doneOn"
    from duty d join person n on n.tenant_id = ${tenantId} and n.id = d.person_id
    where d.state <> 'done' order by ${dutyOrder}, n.name, d.employment_id limit 500`.execute(
    database,
  );
  return rows;
}

async function inReach(context: CallContext) {
  const of = { bizType: trainingRule.name, functionId: trainingFunctions.duties };
  const reach = await readReach(context, undefined, of);
  return sql<boolean>`e.id in (${reachedEmployments(context, reach).select('e.id')})`;
}
