/** The engine: an approval and an event give the approval after it, and what follows. It reads and writes nothing. */

import { fromNodeOn, nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import { type ApprovalEvent, type Decided, EngineRefusal, isDone } from './events.ts';
import { isParty } from './find-people.ts';
import { intervene } from './intervene.ts';
import { applyToRequest } from './request-events.ts';
import { end, goOn, keep, type Run } from './run.ts';
import {
  type ApprovalState,
  type Effect,
  isUnderWay,
  type Person,
  type Task,
  type World,
} from './state.ts';
import { canStillPass, groupOf, tasksOf } from './step.ts';
import { removeAdded, takeBack } from './take-back.ts';
import { rewind } from './walk.ts';

/**
 * Applies an event.
 * @throws {EngineRefusal} when the state of the approval or of the task does not allow it; nothing has changed then.
 */
export function decide(before: ApprovalState, event: ApprovalEvent, world: World): Decided {
  if (isDone(before, event)) return { state: before, effects: [] };
  const state = structuredClone(before);
  const effects: Effect[] = [];
  apply({ state, world, effects }, event);
  return { state, effects };
}

function apply(run: Run, event: ApprovalEvent): void {
  if (event.kind === 'takeBack') takeBack(run, event);
  else if (event.kind === 'remove') removeAdded(run, event);
  else if (event.kind === 'expire') expire(run, event);
  else if ('task' in event) applyToTask(run, event);
  else applyToRequest(run, event);
}

type OfTask = Exclude<
  Extract<ApprovalEvent, { readonly task: string }>,
  { readonly kind: 'takeBack' } | { readonly kind: 'remove' } | { readonly kind: 'expire' }
>;

/** Decides an overdue task; its person has said nothing. */
function expire(run: Run, { task: id, does }: Extract<ApprovalEvent, { kind: 'expire' }>): void {
  const task = openTask(run.state, id);
  task.reason = 'overdue';
  if (does === 'reject') {
    reject(run, task);
    return;
  }
  task.state = 'approved';
  goOn(run);
}

function applyToTask(run: Run, event: OfTask): void {
  if (event.kind === 'reassign' && run.state.status === 'returned')
    throw new EngineRefusal('notEditable');
  const task = openTask(run.state, event.task);
  if (event.actor !== undefined && isParty(run.state, event.actor.account))
    throw new EngineRefusal('selfApproval');
  if (event.kind !== 'reassign' && event.actor.account !== task.person.account)
    task.decidedBy = event.actor;
  switch (event.kind) {
    case 'approve':
      task.state = 'approved';
      goOn(run);
      return;
    case 'reject':
      reject(run, task);
      return;
    case 'transfer':
    case 'reassign':
      if (event.kind === 'reassign' && event.actor !== undefined)
        intervene(run, [task], 'reassigned', event.actor);
      checkTarget(run.state, task.node, event.to);
      task.state = 'transferred';
      if (event.kind === 'reassign' && event.overdue === true) task.reason = 'overdue';
      run.state.tasks.push(copyOf(run, task, event.to, 'waiting'));
      goOn(run);
      return;
    case 'add':
      add(run, task, event);
      return;
    case 'return':
      sendBack(run, task, event);
      return;
  }
}

/** The task, where it is open and its approval runs. */
function openTask(state: ApprovalState, id: string): Task {
  const task = state.tasks.find((one) => one.id === id);
  if (task === undefined) throw new EngineRefusal('taskNotOpen');
  if (task.state === 'closed' && isUnderWay(state))
    throw new EngineRefusal('taskTaken', firstOf(state, task));
  if (state.status === 'returned') throw new EngineRefusal('taskNotOpen');
  if (!isUnderWay(state)) throw new EngineRefusal('instanceEnded');
  if (task.state !== 'open')
    throw new EngineRefusal(task.state === 'skipped' ? 'taskTaken' : 'taskNotOpen');
  return task;
}

/** Who decided the step that a task was closed by. */
function firstOf({ tasks }: ApprovalState, { node, round }: Task): Person | null {
  const decided = ['approved', 'rejected', 'returned'];
  const first = tasks.findLast(
    (one) => one.node === node && one.round === round && decided.includes(one.state),
  );
  if (first === undefined || first.reason === 'overdue') return null;
  return first.decidedBy ?? first.person;
}

function stepOfTask({ world }: Run, { node }: Task): StepNode {
  const step = nodeOf(world.route, node);
  if (step?.kind !== 'approve' && step?.kind !== 'handle') throw new EngineRefusal('taskNotOpen');
  return step;
}

function reject(run: Run, task: Task): void {
  const step = stepOfTask(run, task);
  if (step.kind === 'handle') throw new EngineRefusal('targetNotAllowed');
  task.state = 'rejected';
  if (canStillPass(run.state, step, task)) {
    goOn(run);
    return;
  }
  if (run.state.status === 'revoking') {
    keep(run);
    return;
  }
  if (step.refuse === 'end') {
    end(run, 'rejected');
    return;
  }
  const target = rejectTarget(run.state, run.world, step);
  if (target === null) {
    toStart(run, 'walk');
    return;
  }
  run.effects.push({ kind: 'rejectedTo', node: target });
  rewind(run.state, run.world, target, 'walk');
  goOn(run);
}

/** The step that a rejection sends it back to; null is the applicant, also where that step asked no one in this passage. */
export function rejectTarget(
  state: ApprovalState,
  world: World,
  { id, refuse, refuseTo }: StepNode,
): string | null {
  if (refuse !== 'node' || refuseTo === undefined) return null;
  return returnTargets(state, world, id).includes(refuseTo) ? refuseTo : null;
}

function toStart({ state, world, effects }: Run, how: 'walk' | 'direct'): void {
  state.status = 'returned';
  state.resume = how;
  rewind(state, world, null, how);
  state.hold = null;
  effects.push({ kind: 'returned' });
}

function sendBack(run: Run, task: Task, event: Extract<OfTask, { kind: 'return' }>): void {
  const { state, world } = run;
  if (event.target !== null && !returnTargets(state, world, task.node).includes(event.target))
    throw new EngineRefusal('targetNotAllowed');
  // What was approved is not written again.
  if (event.target === null && state.status === 'revoking')
    throw new EngineRefusal('targetNotAllowed');
  task.state = 'returned';
  if (event.target === null) {
    toStart(run, event.how);
    return;
  }
  rewind(state, world, event.target, event.how);
  goOn(run);
}

/** The steps that a task at a node may be sent back to: passed in this round, before it on the same path. */
export function returnTargets(
  state: ApprovalState,
  { route }: World,
  node: string,
): readonly string[] {
  return route.nodes.flatMap(({ id, kind }) => {
    const isStep = kind === 'approve' || kind === 'handle';
    const hasPeople = tasksOf(state, id).length > 0;
    const isBefore = id !== node && fromNodeOn(route, id).has(node);
    return isStep && hasPeople && isBefore && state.nodes[id]?.state === 'passed' ? [id] : [];
  });
}

function add(
  run: Run,
  task: Task,
  { people, place, mode, actor: { account: addedBy } }: Extract<OfTask, { kind: 'add' }>,
): void {
  // Votes are those of the people the route names.
  if (task.mode === 'vote') throw new EngineRefusal('targetNotAllowed');
  for (const person of people) checkTarget(run.state, task.node, person);
  if (place === 'beside') {
    const group = tasksOf(run.state, task.node).filter((one) => groupOf(one) === groupOf(task));
    const last = Math.max(...group.map(({ slot }) => slot));
    people.forEach((person, index) => {
      const added = copyOf(run, task, person, 'waiting');
      run.state.tasks.push({ ...added, slot: last + 1 + index, addedBy });
    });
    goOn(run);
    return;
  }
  people.forEach((person, slot) => {
    const added = copyOf(run, task, person, 'waiting');
    run.state.tasks.push({ ...added, slot, addedTo: task.id, place, addedBy, mode });
  });
  task.state = place === 'before' ? 'waiting' : 'approved';
  goOn(run);
}

function checkTarget(state: ApprovalState, node: string, person: Person): void {
  if (isParty(state, person.account)) throw new EngineRefusal('selfApproval');
  const asked = tasksOf(state, node).filter(
    (one) => one.state !== 'transferred' && (one.state !== 'closed' || one.reason === null),
  );
  if (asked.some((one) => one.person.account === person.account))
    throw new EngineRefusal('targetNotAllowed');
}

function copyOf({ world }: Run, task: Task, person: Person, state: 'waiting'): Task {
  return { ...task, id: world.newId(), person, state, reason: null, decidedBy: null };
}
