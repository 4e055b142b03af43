import { sql } from 'kysely';
import type { performanceGoal } from '#bridge/calls/performance/records/goal.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';

type GoalFields = (typeof performanceGoal)['fields'];
type GoalChange = Change<GoalFields>;

/** A goal serves one of its own cycle, and never itself, not even by way of others. */
export async function checkGoals(
  changes: readonly GoalChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<GoalFields>>[]> {
  const issues: ChangeIssue<NameIn<GoalFields>>[] = [];
  for (const { id, action, after } of changes) {
    if (action === 'remove' || after.parent === null) continue;
    if (!(await mayServe(context, id, after.parent, after.cycle))) {
      issues.push({ id, field: 'parent', issue: 'choice' });
    }
  }
  return issues;
}

/** Whether a goal of a cycle can serve another one without a loop. */
export async function mayServe(
  { database, tenantId }: CallContext,
  goalId: string,
  parentId: string,
  cycleId: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; cycle_id: string }>`with recursive above as (
      select g.id, g.parent_id, g.cycle_id from performance_goal g
        where g.tenant_id = ${tenantId} and g.id = ${parentId} and g.removed_at is null
      union select g.id, g.parent_id, g.cycle_id from performance_goal g
        join above a on g.id = a.parent_id where g.tenant_id = ${tenantId}
    ) select id, cycle_id from above`.execute(database);
  const parent = rows.find(({ id }) => id === parentId);
  return parent?.cycle_id === cycleId && rows.every(({ id }) => id !== goalId);
}

/** A change of confirmed goals from outside opens them again: the manager confirms what is in force. */
export async function reopenPlans(
  changes: readonly GoalChange[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const people = changes.map(({ after }) => after.employment);
  const cycles = changes.map(({ after }) => after.cycle);
  await sql`update appraisal a set goals_state = 'draft', version = a.version + 1
    from (select unnest(${people}::uuid[]) as employment, unnest(${cycles}::uuid[]) as cycle) x
    where a.tenant_id = ${tenantId} and a.employment_id = x.employment and a.cycle_id = x.cycle
      and a.goals_state <> 'draft'`.execute(database);
}
