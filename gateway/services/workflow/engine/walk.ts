/** Goes along a route as far as it is decided, and enters what comes next. */

import { blockOf, fromNodeOn } from '#bridge/calls/workflow/blocks.ts';
import type { RouteNode, StepNode } from '#bridge/calls/workflow/route.ts';
import { branchOf } from './conditions.ts';
import { type Found, findCopied, findPeople } from './find-people.ts';
import type { ApprovalState, Effect, Person, Task, World } from './state.ts';
import { groupSize, isLive, settleStep, tasksOf } from './step.ts';

interface Walk {
  readonly state: ApprovalState;
  readonly world: World;
  readonly effects: Effect[];
  /** The last step on the way that has passed. */
  previous: string | null;
}

/** Goes on from where an approval is; true when the end is reached. */
export function walk(state: ApprovalState, world: World, effects: Effect[]): boolean {
  const walking = { state, world, effects, previous: null };
  const done = walkBlock(walking, blockOf(world.route, null));
  state.hold = isHeld(state) ? 'noAssignee' : null;
  return done;
}

/** An open step without anybody to decide. */
function isHeld(state: ApprovalState): boolean {
  return Object.entries(state.nodes).some(
    ([node, run]) =>
      run.state === 'open' && run.branch === null && !tasksOf(state, node).some(isLive),
  );
}

function walkBlock(walking: Walk, nodes: readonly RouteNode[]): boolean {
  return nodes.every((node) => walkNode(walking, node));
}

function walkNode(walking: Walk, node: RouteNode): boolean {
  const { state, world } = walking;
  const { route } = world;
  switch (node.kind) {
    case 'copy':
      return copy(walking, node);
    case 'condition': {
      const branch = state.nodes[node.id]?.branch ?? branchOf(node, state.values);
      state.nodes[node.id] ??= { round: state.round, state: 'passed', branch, note: null };
      return walkBlock(walking, blockOf(route, branch));
    }
    case 'parallel': {
      const { previous } = walking;
      const passed = node.branches.map(({ id }) => {
        walking.previous = previous;
        return walkBlock(walking, blockOf(route, id));
      });
      return passed.every(Boolean);
    }
    default:
      return walkStep(walking, node);
  }
}

function walkStep(walking: Walk, step: StepNode): boolean {
  const { state, effects } = walking;
  const run = state.nodes[step.id] ?? enter(walking, step);
  if (run.state !== 'passed') {
    if (!settleStep(state, step, effects)) return false;
    run.state = 'passed';
  }
  walking.previous = step.id;
  return true;
}

function copy(
  { state, world, effects }: Walk,
  node: Extract<RouteNode, { kind: 'copy' }>,
): boolean {
  if (state.nodes[node.id] === undefined) {
    state.nodes[node.id] = { round: state.round, state: 'passed', branch: null, note: null };
    for (const person of findCopied(node.who, state, world.directory))
      effects.push({ kind: 'copied', node: node.id, person });
  }
  return true;
}

function enter(walking: Walk, step: StepNode) {
  const { state, world, effects } = walking;
  const found = findPeople(step, state, world.directory);
  const run = {
    round: state.round,
    state: 'open' as 'open' | 'passed',
    branch: null,
    note: found.note,
  };
  state.nodes[step.id] = run;
  if (found.pass) {
    run.state = 'passed';
    effects.push({ kind: 'skipped', node: step.id, person: null, reason: 'noAssignee' });
    return run;
  }
  const asked = slotsOf(found);
  asked.forEach(({ person, slot }) => {
    const again = hasApproved(walking, step, person);
    const task = taskOf(world, step, { person, slot, round: state.round });
    state.tasks.push(again ? { ...task, state: 'skipped', reason: 'again' } : task);
    if (again) effects.push({ kind: 'skipped', node: step.id, person, reason: 'again' });
  });
  return run;
}

/** The people of a step with their slots, group by group. */
export function slotsOf({ groups }: Found): readonly { person: Person; slot: number }[] {
  return groups.flatMap((people, group) =>
    people.map((person, index) => ({ person, slot: group * groupSize + index })),
  );
}

/** A task of somebody at a step that waits for its turn. */
export function taskOf(
  world: World,
  step: StepNode,
  place: Pick<Task, 'person' | 'slot' | 'round'>,
): Task {
  const inRow = step.who.some(({ kind }) => kind === 'managers' || kind === 'leaders');
  return {
    id: world.newId(),
    node: step.id,
    ...place,
    addedTo: null,
    place: null,
    addedBy: null,
    mode: inRow ? 'order' : step.several,
    state: 'waiting',
    reason: null,
    decidedBy: null,
  };
}

/** Whether somebody who approved before in this round is not asked again: nothing has changed since, and there is nothing to fill in. */
function hasApproved({ state, previous }: Walk, step: StepNode, { account }: Person): boolean {
  if (step.again === 'ask') return false;
  if (Object.values(step.rights).some((right) => right === 'write' || right === 'required'))
    return false;
  return state.tasks.some(
    (task) =>
      task.state === 'approved' &&
      task.reason !== 'overdue' &&
      task.round === state.round &&
      task.round >= state.valuesRound &&
      (task.decidedBy ?? task.person).account === account &&
      (step.again === 'any' || task.node === previous),
  );
}

/** Takes back what a return asks for again; `direct` keeps what has passed in between. */
export function rewind(
  state: ApprovalState,
  { route }: World,
  target: string | null,
  how: 'walk' | 'direct',
): void {
  const after =
    target === null ? new Set(route.nodes.map(({ id }) => id)) : fromNodeOn(route, target);
  for (const id of after) {
    const run = state.nodes[id];
    if (run === undefined) continue;
    for (const task of tasksOf(state, id)) if (isLive(task)) task.state = 'closed';
    if (how === 'walk' || id === target || run.state === 'open') delete state.nodes[id];
  }
  state.round += 1;
}

/** After a return that keeps decisions: where a condition takes another branch now, everything from it on is asked again. */
export function recheck(state: ApprovalState, { route }: World): boolean {
  const turned = route.nodes.find(
    (node) =>
      node.kind === 'condition' &&
      state.nodes[node.id] !== undefined &&
      state.nodes[node.id]?.branch !== branchOf(node, state.values),
  );
  if (turned === undefined) return false;
  for (const id of fromNodeOn(route, turned.id)) delete state.nodes[id];
  return true;
}
