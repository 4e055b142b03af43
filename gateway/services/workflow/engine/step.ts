/** One step: whose turn it is, and whether it has passed. */
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import type { ApprovalState, Effect, Task } from './state.ts';

/** The tasks of the present passage through a node. */
export function tasksOf({ tasks, nodes }: ApprovalState, node: string): Task[] {
  const round = nodes[node]?.round;
  return tasks.filter((task) => task.node === node && task.round === round);
}

/** Whether a task still waits for somebody. */
export function isLive({ state }: Pick<Task, 'state'>): boolean {
  return state === 'open' || state === 'waiting';
}

/** Tasks of one rule by their slots, where a step takes one of each. */
export const groupSize = 1000;

/** The tasks of a step, and what they take to pass. */
interface Passage {
  readonly all: readonly Task[];
  /** The share of yes at which a vote passes, in percent; more than half where the step names none. */
  readonly threshold: number | undefined;
  /** How many of each rule have to agree. */
  readonly need: number;
  readonly votesOf: (task: Task) => number;
}

/** Opens the tasks whose turn has come; true once the step has passed, and what is left of it is closed. */
export function settleStep(state: ApprovalState, step: StepNode, effects: Effect[]): boolean {
  const passage = passageOf(state, step);
  const { all } = passage;
  // A group that passes opens the task it was put before, which may be the last one of another group.
  for (let again = true; again; ) {
    again = openNext(passage, effects);
  }
  const main = mainOf(all);
  if (!hasPassed(main, passage)) {
    if (groupHasPassed(main, passage)) closeAll(main);
    return false;
  }
  closeAll(all);
  return true;
}

/** Whether a vote can still pass after what was said; every other step is refused by one no. */
export function canStillPass(state: ApprovalState, step: StepNode, said: Task): boolean {
  if (said.mode !== 'vote' || said.addedTo !== null) return false;
  const passage = passageOf(state, step);
  const asked = askedOf(mainOf(passage.all));
  return hasShare(
    asked,
    asked.filter((task) => task.state !== 'rejected'),
    passage,
  );
}

/** The tasks of a group that count: not those that went to somebody else, or are no longer asked. */
function askedOf(group: readonly Task[]): readonly Task[] {
  return group.filter(({ state }) => state !== 'transferred' && state !== 'closed');
}

/** Whether some of the people asked have the votes that the step takes. */
function hasShare(
  asked: readonly Task[],
  some: readonly Task[],
  { threshold, votesOf }: Passage,
): boolean {
  const sum = (tasks: readonly Task[]) => tasks.reduce((votes, task) => votes + votesOf(task), 0);
  if (threshold === undefined) return sum(some) * 2 > sum(asked);
  return sum(some) * 100 >= threshold * sum(asked);
}

function passageOf(state: ApprovalState, step: StepNode): Passage {
  const { id, who, threshold, need = 1 } = step;
  const votesOf = (task: Task) => who[groupOf(task)]?.votes ?? 1;
  return { all: tasksOf(state, id), threshold, need, votesOf };
}

function mainOf(all: readonly Task[]): readonly Task[] {
  return all.filter(({ addedTo }) => addedTo === null);
}

function closeAll(tasks: readonly Task[]): void {
  for (const task of tasks) if (isLive(task)) task.state = 'closed';
}

function openNext(passage: Passage, effects: Effect[]): boolean {
  const next = passage.all.find((task) => task.state === 'waiting' && isTurn(task, passage));
  if (next === undefined) return false;
  next.state = 'open';
  effects.push({ kind: 'opened', task: next });
  return true;
}

/** A waiting task is next when those put before it have passed, and in order those before it in its group. */
function isTurn(task: Task, passage: Passage): boolean {
  const { all } = passage;
  const before = addedTo(all, task, 'before');
  if (before.length > 0 && !hasPassed(before, passage)) return false;
  if (task.mode !== 'order') return true;
  const earlier = askedOf(groupWith(all, task)).filter(({ slot }) => slot < task.slot);
  return earlier.every((one) => isYes(one) && afterHasPassed(one, passage));
}

/** A group has passed by its mode, and so have those added after any of it. */
function hasPassed(group: readonly Task[], passage: Passage): boolean {
  return groupHasPassed(group, passage) && group.every((task) => afterHasPassed(task, passage));
}

function afterHasPassed(task: Task, passage: Passage): boolean {
  const after = addedTo(passage.all, task, 'after');
  return after.length === 0 || hasPassed(after, passage);
}

function groupHasPassed(group: readonly Task[], passage: Passage): boolean {
  const asked = askedOf(group);
  if (asked.length === 0) return false;
  switch (asked[0]?.mode ?? 'and') {
    case 'or':
      return asked.some(isYes);
    case 'vote':
      return hasShare(asked, asked.filter(isYes), passage);
    case 'each':
      return [...Map.groupBy(asked, groupOf).values()].every(
        (one) => one.filter(isYes).length >= Math.min(passage.need, one.length),
      );
    default:
      return asked.every(isYes);
  }
}

/** Those who were added to a task at a place and count. */
export function addedTo(
  all: readonly Task[],
  { id }: Pick<Task, 'id'>,
  place: 'before' | 'after',
): readonly Task[] {
  return askedOf(all.filter((one) => one.addedTo === id && one.place === place));
}

/** The tasks that decide together with one, itself included. */
export function groupWith(all: readonly Task[], task: Task): readonly Task[] {
  return all.filter((one) => one.addedTo === task.addedTo && one.place === task.place);
}

/** The rule that a task was found by. */
export function groupOf({ slot }: Pick<Task, 'slot'>): number {
  return Math.floor(slot / groupSize);
}

function isYes({ state }: Task): boolean {
  return state === 'approved' || state === 'skipped';
}
