/** Tasks that are due: their people are reminded once, and a step may give what is overdue to the manager above. */
import { nodeOf } from './engine/blocks.ts';
import { chainOf, giveTask, toldOf } from './give-task.ts';
import type { PeopleContext } from './people.ts';
import { type LoadedApproval, loadApproval } from './store.ts';
import { tellTasks } from './tell.ts';

/** How long before its time a task is called due. */
const aheadHours = 2;
/** Approvals that one step of the job looks at. */
const most = 200;

/** Reminds and escalates; returns how many messages and tasks that was. */
export async function followDueTasks(
  context: PeopleContext,
): Promise<{ readonly reminded: number; readonly escalated: number }> {
  const now = context.now();
  const soon = new Date(now.getTime() + aheadHours * 3_600_000);
  const due = await context.database
    .selectFrom('approval_task')
    .where('tenant_id', '=', context.tenantId)
    .where('state', '=', 'open')
    .where('due_at', '<=', soon)
    .where((where) => where.or([where('reminded_at', 'is', null), where('due_at', '<=', now)]))
    // Who was not reminded comes first, however much else is overdue.
    .orderBy('reminded_at', (order) => order.asc().nullsFirst())
    .orderBy('due_at')
    .limit(most)
    .select('approval_id')
    .execute();
  let [reminded, escalated] = [0, 0];
  // Jobs that lock several approvals take them by their ids, so that no two wait for each other.
  const ids = [...new Set(due.map(({ approval_id: approval }) => approval))].sort();
  for (const id of ids) {
    reminded += await remindOf(context, await loadApproval(context, id, true), soon);
    escalated += await escalateIn(context, await loadApproval(context, id, true), now);
  }
  return { reminded, escalated };
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
    await tellTasks(context, toldOf(loaded), 'due', [{ task: id, account: person.account }]);
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
    ({ state, due_at: due, node }) =>
      state === 'open' && due !== null && due <= now && goesUp(loaded, node),
  );
  let count = 0;
  for (const { id } of overdue) {
    const current = count === 0 ? loaded : await loadApproval(context, loaded.row.id, true);
    const task = current.state.tasks.find((one) => one.id === id && one.state === 'open');
    if (task === undefined) continue;
    const above = await chainOf(context, task.person.employment);
    if (await giveTask(context, current, { task, to: above, kind: 'reassign' })) count += 1;
  }
  return count;
}

function goesUp({ route }: LoadedApproval, node: string): boolean {
  const step = nodeOf(route, node);
  return step !== undefined && 'overdue' in step && step.overdue === 'up';
}
