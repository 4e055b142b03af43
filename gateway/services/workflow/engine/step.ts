/** One step: whose turn it is, and whether it has passed. */
import type { ApprovalState, Effect, Several, Task } from './state.ts';

/** The tasks of the present passage through a node. */
export function tasksOf({ tasks, nodes }: ApprovalState, node: string): Task[] {
  const round = nodes[node]?.round;
  return tasks.filter((task) => task.node === node && task.round === round);
}

/** Whether a task still waits for somebody. */
export function isLive({ state }: Pick<Task, 'state'>): boolean {
  return state === 'open' || state === 'waiting';
}

/** Opens the tasks whose turn has come; true once the step has passed, and what is left of it is closed. */
export function settleStep(state: ApprovalState, node: string, effects: Effect[]): boolean {
  const all = tasksOf(state, node);
  // A group that passes opens the task it was put before, which may be the last one of another group.
  for (let again = true; again; ) {
    again = openNext(all, effects);
  }
  const main = all.filter(({ addedTo }) => addedTo === null);
  if (!hasPassed(main, all)) {
    if (groupHasPassed(main)) closeAll(main);
    return false;
  }
  closeAll(all);
  return true;
}

function closeAll(tasks: readonly Task[]): void {
  for (const task of tasks) if (isLive(task)) task.state = 'closed';
}

function openNext(all: readonly Task[], effects: Effect[]): boolean {
  const next = all.find((task) => task.state === 'waiting' && isTurn(task, all));
  if (next === undefined) return false;
  next.state = 'open';
  effects.push({ kind: 'opened', task: next });
  return true;
}

/** A waiting task is next when those put before it have passed, and in order those before it in its group. */
function isTurn(task: Task, all: readonly Task[]): boolean {
  const before = all.filter(({ addedTo, place }) => addedTo === task.id && place === 'before');
  if (before.length > 0 && !hasPassed(before, all)) return false;
  if (task.mode !== 'order') return true;
  const group = all.filter(
    ({ addedTo, place }) => addedTo === task.addedTo && place === task.place,
  );
  const earlier = group.filter((one) => one.slot < task.slot && one.state !== 'transferred');
  return earlier.every((one) => isYes(one) && afterHasPassed(one, all));
}

/** A group has passed by its mode, and so have those added after any of it. */
function hasPassed(group: readonly Task[], all: readonly Task[]): boolean {
  return groupHasPassed(group) && group.every((task) => afterHasPassed(task, all));
}

function afterHasPassed({ id }: Task, all: readonly Task[]): boolean {
  const after = all.filter(({ addedTo, place }) => addedTo === id && place === 'after');
  return after.length === 0 || hasPassed(after, all);
}

function groupHasPassed(group: readonly Task[]): boolean {
  const asked = group.filter(({ state }) => state !== 'transferred');
  if (asked.length === 0) return false;
  const mode: Several = asked[0]?.mode ?? 'and';
  return mode === 'or' ? asked.some(isYes) : asked.every(isYes);
}

function isYes({ state }: Task): boolean {
  return state === 'approved' || state === 'skipped';
}
