/** Tasks that are due: their people are reminded once, and a step may give what is overdue to the manager above. */
import { uuid7 } from '#gateway/db/uuid7.ts';
import { managerChain, readDirectory } from './directory.ts';
import { nodeOf } from './engine/blocks.ts';
import { decide } from './engine/decide.ts';
import { EngineRefusal } from './engine/events.ts';
import type { Person, Task, World } from './engine/state.ts';
import { type PeopleContext, peopleOfEmployments } from './people.ts';
import { organFact } from './record-form.ts';
import { type LoadedApproval, loadApproval, saveApproval, writeActions } from './store.ts';
import { tell, tellTasks } from './tell.ts';

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
  for (const id of new Set(due.map(({ approval_id: approval }) => approval))) {
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
    if (task !== undefined && (await giveUp(context, current, task))) count += 1;
  }
  return count;
}

function goesUp({ route }: LoadedApproval, node: string): boolean {
  const step = nodeOf(route, node);
  return step !== undefined && 'overdue' in step && step.overdue === 'up';
}

/** Gives a task to the next manager above its person, or to an administrator; the rules of the engine say who may have it. */
async function giveUp(
  context: PeopleContext,
  loaded: LoadedApproval,
  task: Task,
): Promise<boolean> {
  const { row, state, route } = loaded;
  const directory = await readDirectory(context, route, {
    starter: state.starter,
    subjectEmployment: row.subject_employment,
    organ: row.subject_employment === null ? (state.values[organFact] ?? null) : null,
    values: state.values,
  });
  const world = { route, directory, newId: () => uuid7() };
  const chain = await managerChain(context, task.person.employment);
  const people = await peopleOfEmployments(context, chain);
  const above = chain.flatMap((id) => people.get(id) ?? []);
  for (const to of [...above, ...directory.administrators]) {
    if (to.account === task.person.account) continue;
    if (await reassign(context, loaded, { task, to, world })) return true;
  }
  return false;
}

async function reassign(
  context: PeopleContext,
  loaded: LoadedApproval,
  { task, to, world }: { readonly task: Task; readonly to: Person; readonly world: World },
): Promise<boolean> {
  const { row, state: before, route } = loaded;
  const decided = allowed(() => decide(before, { kind: 'reassign', task: task.id, to }, world));
  if (decided === null) return false;
  await saveApproval(
    context,
    { id: row.id, definitionId: row.definition_id, route },
    before,
    decided.state,
  );
  await writeActions(context, row.id, row.round, [
    {
      kind: 'reassign',
      actor: null,
      people: [to],
      node: task.node,
      task: task.id,
      forPerson: task.person,
    },
  ]);
  await tell(context, toldOf(loaded), decided.effects);
  return true;
}

function allowed<Result>(body: () => Result): Result | null {
  try {
    return body();
  } catch (error) {
    if (error instanceof EngineRefusal) return null;
    throw error;
  }
}

function toldOf({ row }: LoadedApproval) {
  return {
    id: row.id,
    number: row.number,
    round: row.round,
    title: { zh: row.title_zh, en: row.title_en },
    starter: row.starter,
  };
}
