/** A task goes to somebody else by a rule: upward when it is overdue, to a successor when its person is gone. */
import { managerChain } from './directory.ts';
import { decide } from './engine/decide.ts';
import { EngineRefusal } from './engine/events.ts';
import type { Person, Task, World } from './engine/state.ts';
import { followedOf } from './follow.ts';
import { type PeopleContext, peopleOfEmployments } from './people.ts';
import { type LoadedApproval, saveApproval, writeActions } from './store.ts';
import { tell } from './tell.ts';
import { worldOf } from './world.ts';

/** One task, and whom it may go to in this order. */
export interface Given {
  readonly task: Task;
  readonly to: readonly Person[];
  /** What the log calls it. */
  readonly kind: 'overdueUp' | 'handOver' | 'overdueGive';
}

/**
 * Gives an open task to the first of some people, or to an administrator; the rules of the engine say who may have it.
 * @returns whether anybody has it now.
 */
export async function giveTask(
  context: PeopleContext,
  loaded: LoadedApproval,
  { task, to, kind }: Given,
): Promise<boolean> {
  const world = await worldOf(context, loaded);
  for (const person of [...to, ...world.directory.administrators]) {
    if (person.account === task.person.account) continue;
    if (await reassign(context, loaded, { task, to: person, kind, world })) return true;
  }
  return false;
}

/** The managers above an employment who can act today, the nearest first. */
export async function chainOf(
  context: PeopleContext,
  employment: string | null,
): Promise<readonly Person[]> {
  const chain = await managerChain(context, employment);
  const people = await peopleOfEmployments(context, chain);
  return chain.flatMap((id) => people.get(id) ?? []);
}

interface Reassigned {
  readonly task: Task;
  readonly to: Person;
  readonly kind: Given['kind'];
  readonly world: World;
}

async function reassign(
  context: PeopleContext,
  loaded: LoadedApproval,
  { task, to, kind, world }: Reassigned,
): Promise<boolean> {
  const { row, state: before, route } = loaded;
  const decided = unlessRefused(() =>
    decide(before, { kind: 'reassign', task: task.id, to, overdue: kind === 'overdueGive' }, world),
  );
  if (decided === null) return false;
  await saveApproval(
    context,
    { id: row.id, definitionId: row.definition_id, route },
    before,
    decided.state,
  );
  await writeActions(context, row.id, row.round, [
    {
      kind,
      actor: null,
      people: [to],
      node: task.node,
      task: task.id,
      forPerson: task.person,
    },
  ]);
  await tell(context, followedOf(loaded), decided.effects);
  return true;
}

/** What the engine makes of something; null where it does not allow it. */
export function unlessRefused<Result>(body: () => Result): Result | null {
  try {
    return body();
  } catch (error) {
    if (error instanceof EngineRefusal) return null;
    throw error;
  }
}
