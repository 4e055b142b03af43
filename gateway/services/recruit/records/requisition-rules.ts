/** The rules of requisitions: how many heads, for whom, and whether the plan has seats for them. */
import { type RawBuilder, sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { requisition } from '#bridge/calls/recruit/records/requisition.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import type { Change, ChangeIssue, VirtualScope } from '#gateway/record/binding.ts';
import { plannedOn } from '../../organ/planned-heads.ts';

type Fields = (typeof requisition)['fields'];
type State = 'draft' | 'open' | 'paused' | 'filled' | 'cancelled';
type RequisitionChange = Change<Fields, State>;

/** Days after which somebody who left is no longer replaced: the post is a new one then. */
const replacedWithin = 180;

/** How many were hired for a requisition. */
export function hiredFor(tenantId: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*)::int from application a
    join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where a.tenant_id = ${tenantId} and j.requisition_id = ${id} and a.state = 'hired')`;
}

/**
 * More heads than the position still has seats for: its plan less its people and the heads of other open requisitions
 * that are not filled yet.
 */
export function overPlan({ tenantId, today }: VirtualScope): RawBuilder<unknown> {
  return sql`(r.heads > (select ${plannedOn({ tenantId, position: 'p' }, sql`${today}::date`)} from position p where p.tenant_id = ${tenantId} and p.id = r.position_id)
    - (select count(*)::int from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = ${tenantId} and j.position_id = r.position_id
        and ${jobOnDay(today)} and ${employedOn(today)})
    - (select coalesce(sum(greatest(o.heads - ${hiredFor(tenantId, sql`o.id`)}, 0)), 0)::int
      from requisition o where o.tenant_id = ${tenantId}
      and o.position_id = r.position_id and o.id <> r.id and o.state = 'open' and o.removed_at is null))`;
}

/** Heads of a requisition at work are only lowered, and not below those that are hired or offered. */
export async function checkHeads(
  changes: readonly RequisitionChange[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<NameIn<Fields>>[]> {
  const found: ChangeIssue<NameIn<Fields>>[] = [];
  for (const { action, id, before, after, changed, stateBefore } of changes) {
    const atWork = stateBefore === 'open' || stateBefore === 'paused';
    if (action !== 'update' || !atWork || !changed.has('heads')) continue;
    if (after.heads > (before?.heads ?? 0)) {
      found.push({ id, field: 'heads', issue: 'onlyLowered' });
      continue;
    }
    const { rows } = await sql<{ taken: number }>`select count(*)::int as taken
      from requisition q
      join hiring_job j on j.tenant_id = q.tenant_id and j.requisition_id = q.id
      join application a on a.tenant_id = j.tenant_id and a.job_id = j.id
      where q.tenant_id = ${tenantId} and q.id = ${id} and (a.state = 'hired' or (a.state = 'active'
        and exists (select from offer o where o.tenant_id = a.tenant_id and o.application_id = a.id
          and o.state in ('sent', 'accepted'))))`.execute(database);
    const taken = rows[0]?.taken ?? 0;
    if (after.heads < taken) found.push({ id, field: 'heads', issue: 'tooSmall', min: taken });
  }
  return found;
}

/** A replacement is for somebody who leaves or left lately, and whom no other requisition replaces. */
export async function checkLeaver(
  { id, after: { reason, leaver } }: RequisitionChange,
  { database, tenantId, now }: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  if (reason !== 'replace' || leaver === null) return [];
  const since = addDays(dayOf(now()), -replacedWithin);
  const { rows } = await sql<{ isLeaving: boolean; isReplaced: boolean }>`select
      exists (select from employment e where e.tenant_id = ${tenantId} and e.id = ${leaver}
        and e.left_on >= ${since}::date) as "isLeaving",
      exists (select from requisition q where q.tenant_id = ${tenantId} and q.leaver_id = ${leaver}
        and q.id <> ${id} and q.removed_at is null and q.reason = 'replace'
        and (q.state in ('open', 'paused') or q.pending is not null)) as "isReplaced"`.execute(
    database,
  );
  const [found] = rows;
  if (found?.isReplaced) return [{ field: 'leaver', issue: 'alreadyReplaced' }];
  return found?.isLeaving ? [] : [{ field: 'leaver', issue: 'notLeaving' }];
}
