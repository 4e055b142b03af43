/** Tasks that are due: their people are reminded once, and a step may say what becomes of what is overdue. */
import { sql } from 'kysely';
import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import { followedOf } from './follow.ts';
import { dealWithOverdue } from './overdue.ts';
import type { PeopleContext } from './people.ts';
import { type LoadedApproval, loadApproval } from './store.ts';
import { tellTasks } from './tell.ts';

/** How long before its time a task is called due. */
const aheadHours = 2;
/** Approvals that one step of the job looks at. */
const most = 200;

/** Reminds, and gives away or decides what is overdue; returns how many messages and tasks that was. */
export async function followDueTasks(
  context: PeopleContext,
): Promise<{ readonly reminded: number; readonly escalated: number }> {
  const now = context.now();
  const soon = new Date(now.getTime() + aheadHours * 3_600_000);
  const due = await dueApprovals(context, soon);
  let [reminded, escalated] = [0, 0];
  for (const id of due) {
    reminded += await remindOf(context, await loadApproval(context, id, true), soon);
    escalated += await escalateIn(context, await loadApproval(context, id, true), now);
  }
  return { reminded, escalated };
}

/**
 * The approvals with tasks that somebody is to be reminded of, or that are overdue and have a rule for it. What is overdue
 * without one is left alone: it would keep the others waiting for ever.
 */
async function dueApprovals(
  { database, tenantId, now }: PeopleContext,
  soon: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select t.approval_id as id from approval_task t
    where t.tenant_id = ${tenantId} and t.state = 'open' and t.due_at <= ${soon}
      and (t.reminded_at is null or (t.due_at <= ${now()} and exists (
        select from approval p
        join approval_version v on v.tenant_id = p.tenant_id and v.definition_id = p.definition_id
          and v.number = p.version
        cross join jsonb_array_elements(v.route -> 'nodes') n
        where p.tenant_id = t.tenant_id and p.id = t.approval_id and n ->> 'id' = t.node
          and (n ->> 'overdue' in ('up', 'pass', 'reject') or (n ->> 'overdue' = 'person'
            and not exists (select from approval_task g where g.tenant_id = t.tenant_id
              and g.approval_id = t.approval_id and g.node = t.node and g.round = t.round
              and g.slot = t.slot and g.added_to is not distinct from t.added_to and g.reason = 'overdue'))))))
    order by t.reminded_at nulls first, t.due_at limit ${most}`.execute(database);
  // Jobs that lock several approvals take them by their ids, so that no two wait for each other.
  return [...new Set(rows.map(({ id }) => id))].sort();
}

async function remindOf(
  context: PeopleContext,
  loaded: LoadedApproval,
  soon: Date,
): Promise<number> {
  const asked = loaded.tasks.filter(
    ({ state, due_at: due, reminded_at: told }) =>
      state === 'open' && told === null && due !== null && due <= soon,
  );
  for (const { id, person } of asked) {
    await tellTasks(context, followedOf(loaded), 'due', [{ task: id, account: person.account }]);
    await context.database
      .updateTable('approval_task')
      .set({ reminded_at: context.now() })
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', id)
      .execute();
  }
  return asked.length;
}

async function escalateIn(
  context: PeopleContext,
  loaded: LoadedApproval,
  now: Date,
): Promise<number> {
  const overdue = loaded.tasks.filter(
    ({ state, due_at: due }) => state === 'open' && due !== null && due <= now,
  );
  let count = 0;
  for (const { id } of overdue) {
    const current = count === 0 ? loaded : await loadApproval(context, loaded.row.id, true);
    const task = current.state.tasks.find((one) => one.id === id && one.state === 'open');
    if (task === undefined) continue;
    const step = nodeOf(current.route, task.node);
    if (step === undefined || !('overdue' in step)) continue;
    if (await dealWithOverdue(context, current, task, step)) count += 1;
  }
  return count;
}
