/** What people undo of their own acts: a decision no one has followed yet, and somebody they added who has not decided. */
import { fromNodeOn } from '#bridge/calls/workflow/blocks.ts';
import { type ApprovalEvent, EngineRefusal } from './events.ts';
import { withAdded } from './intervene.ts';
import { goOn, type Run } from './run.ts';
import { isUnderWay, type Task } from './state.ts';
import { addedTo, groupWith, isLive, tasksOf } from './step.ts';

type Undoing = Extract<ApprovalEvent, { readonly kind: 'takeBack' } | { readonly kind: 'remove' }>;

/** Opens a task again that its person approved, as long as nothing later was decided. */
export function takeBack(run: Run, event: Undoing): void {
  const { state } = run;
  const task = ownTask(run, event);
  const passage = state.nodes[task.node];
  if (task.state !== 'approved' || passage?.round !== task.round)
    throw new EngineRefusal('taskNotOpen');
  const nodes = laterNodes(run, task);
  const all = tasksOf(state, task.node);
  const { added, next } = laterInStep(all, task);
  const beyond = nodes.flatMap((node) => tasksOf(state, node));
  if ([...added, ...next, ...beyond].some(isHandled)) throw new EngineRefusal('taskNotOpen');
  for (const one of next) {
    if (one.state === 'open') unask(run, one, event);
    if (isLive(one)) one.state = 'waiting';
  }
  for (const one of [...added, ...beyond]) {
    if (one.state === 'open') unask(run, one, event);
    if (isLive(one) || one.state === 'skipped') close(one, 'takenBack');
  }
  for (const node of nodes) delete state.nodes[node];
  // Those whom the decision had left out are asked again.
  for (const one of all) if (one.state === 'closed' && one.reason === null) one.state = 'waiting';
  task.state = 'open';
  task.decidedBy = null;
  passage.state = 'open';
  goOn(run);
  // The votes of the others are enough without it.
  if (stateOf(task) !== 'open') throw new EngineRefusal('taskNotOpen');
}

/** What walking on has made of a task. */
function stateOf({ state }: Task): Task['state'] {
  return state;
}

/** Takes somebody out of a step whom the actor added to it. */
export function removeAdded(run: Run, event: Undoing): void {
  const { state } = run;
  const task = state.tasks.find(({ id }) => id === event.task);
  if (state.status === 'returned') throw new EngineRefusal('taskNotOpen');
  if (!isUnderWay(state)) throw new EngineRefusal('instanceEnded');
  if (task === undefined || task.addedBy !== event.actor.account)
    throw new EngineRefusal('notYourTask');
  if (!isLive(task)) throw new EngineRefusal('targetNotAllowed');
  const all = tasksOf(state, task.node);
  const others = groupWith(all, task).filter(
    (one) => one !== task && one.state !== 'transferred' && one.state !== 'closed',
  );
  if (task.addedTo === null && others.length === 0) throw new EngineRefusal('targetNotAllowed');
  for (const one of withAdded(all, [task])) {
    if (one.state === 'open') unask(run, one, event);
    if (isLive(one)) close(one, 'removed');
  }
  openWaiting(all, task, event);
  goOn(run);
}

/** Who removes the last one before their own task has it open again, without a message about it. */
function openWaiting(all: readonly Task[], { addedTo: to, place }: Task, { actor }: Undoing): void {
  const mine = all.find(({ id }) => id === to);
  if (mine === undefined || place !== 'before' || mine.person.account !== actor.account) return;
  if (addedTo(all, mine, 'before').length === 0) mine.state = 'open';
}

/** The task whose decision is taken back, where it is the actor's and the request is under way. */
function ownTask({ state }: Run, event: Undoing): Task {
  const task = state.tasks.find(({ id }) => id === event.task);
  if (task === undefined || state.status === 'returned') throw new EngineRefusal('taskNotOpen');
  if (!isUnderWay(state)) throw new EngineRefusal('instanceEnded');
  // What a rule decided is no decision of its person.
  if (task.reason === 'overdue') throw new EngineRefusal('notYourTask');
  if ((task.decidedBy ?? task.person).account !== event.actor.account)
    throw new EngineRefusal('notYourTask');
  return task;
}

/** The nodes after a task that were entered since; what a return has kept of them stays. */
function laterNodes({ state, world }: Run, { node, round }: Task): readonly string[] {
  return [...fromNodeOn(world.route, node)].filter((id) => {
    const passage = state.nodes[id];
    return id !== node && passage !== undefined && passage.round >= round;
  });
}

/** What comes after a task in its own step: those who were added after it or to later ones, and whose turn is next. */
function laterInStep(all: readonly Task[], task: Task) {
  const added = [...withAdded(all, addedTo(all, task, 'after'))];
  const next: Task[] = [];
  let one: Task | undefined = task;
  while (one !== undefined) {
    const { slot, mode, place, addedTo: to }: Task = one;
    const later = groupWith(all, one).filter((other) => mode === 'order' && other.slot > slot);
    const known = new Set(later);
    next.push(...later);
    added.push(...withAdded(all, later).filter((other) => !known.has(other)));
    one = all.find(({ id }) => id === to);
    if (one !== undefined && place === 'before') next.push(one);
  }
  return { added, next };
}

/** Whether its person has done something with a task, or an administrator has. */
function isHandled({ state, reason }: Task): boolean {
  return (
    ['approved', 'rejected', 'returned', 'transferred'].includes(state) ||
    reason === 'administrator'
  );
}

function unask({ effects }: Run, task: Task, { kind, actor: by }: Undoing): void {
  const why = kind === 'remove' ? 'removed' : 'takenBack';
  effects.push({ kind: 'unasked', task, why, by });
}

function close(task: Task, reason: 'removed' | 'takenBack'): void {
  task.state = 'closed';
  task.reason = reason;
}
