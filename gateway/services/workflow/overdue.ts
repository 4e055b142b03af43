/** What becomes of a task that is overdue: it goes to somebody else, or a rule decides it, each once. */
import { sql } from 'kysely';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../records.ts';
import { contextFor } from '../system-context.ts';
import { decide } from './engine/decide.ts';
import type { Person, Task } from './engine/state.ts';
import { tasksOf } from './engine/step.ts';
import { follow, followedOf } from './follow.ts';
import { chainOf, giveTask, unlessRefused } from './give-task.ts';
import { type PeopleContext, peopleOfEmployments } from './people.ts';
import { type LoadedApproval, saveApproval } from './store.ts';
import { worldOf } from './world.ts';

/** Does with an overdue task what its step says; returns whether anything has happened. */
export async function dealWithOverdue(
  context: PeopleContext,
  loaded: LoadedApproval,
  task: Task,
  step: StepNode,
): Promise<boolean> {
  switch (step.overdue) {
    case 'up': {
      const to = await chainOf(context, task.person.employment);
      return giveTask(context, loaded, { task, to, kind: 'overdueUp' });
    }
    case 'person': {
      if (wasGiven(loaded, task)) return false;
      const named = await peopleOfEmployments(context, step.overdueTo ? [step.overdueTo] : []);
      return giveTask(context, loaded, { task, to: [...named.values()], kind: 'overdueGive' });
    }
    case 'pass':
      return expire(context, loaded, task, 'approve');
    case 'reject':
      return expire(context, loaded, task, 'reject');
    default:
      return false;
  }
}

/** Whether the slot of a task was given away for being overdue already: it goes back and forth between no two people. */
function wasGiven({ state }: LoadedApproval, { node, slot, addedTo }: Task): boolean {
  return tasksOf(state, node).some(
    (one) => one.slot === slot && one.addedTo === addedTo && one.reason === 'overdue',
  );
}

/** Decides a task by the rule; where the record refuses what follows, nothing is kept and its person still decides. */
async function expire(
  context: PeopleContext,
  loaded: LoadedApproval,
  task: Task,
  does: 'approve' | 'reject',
): Promise<boolean> {
  const { row, state: before, route } = loaded;
  const world = await worldOf(context, loaded);
  const decided = unlessRefused(() =>
    decide(before, { kind: 'expire', task: task.id, does }, world),
  );
  if (decided === null) return false;
  const { state, effects } = decided;
  const approval = { id: row.id, definitionId: row.definition_id, route };
  return unlessUndone(context, async () => {
    await saveApproval(context, approval, before, state);
    const followed = { ...followedOf(loaded), round: state.round };
    await follow(inNameOf(context, before.starter), records, followed, effects, [
      {
        kind: does === 'approve' ? 'overdueApprove' : 'overdueReject',
        actor: null,
        node: task.node,
        task: task.id,
        forPerson: task.person,
      },
    ]);
  });
}

/** Writes something whole, or nothing of it where it is refused. */
async function unlessUndone(
  { database }: PeopleContext,
  body: () => Promise<void>,
): Promise<boolean> {
  await sql`savepoint overdue_task`.execute(database);
  try {
    await body();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await sql`rollback to savepoint overdue_task`.execute(database);
    return false;
  }
  await sql`release savepoint overdue_task`.execute(database);
  return true;
}

/** What a rule decides takes effect in the name of who asked for it, with no rights but their own request. */
function inNameOf(
  { database, tenantId, now }: PeopleContext,
  { account: accountId, employment: employmentId }: Person,
): CallContext {
  const place = { database, tenantId, now, requestId: uuid7() };
  return contextFor(place, { accountId, employmentId, isSuper: false });
}
