/** What an administrator does with a request under way: a step passes without its people, or has them found again. */

import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import { type ApprovalEvent, EngineRefusal } from './events.ts';
import { findPeople, isParty } from './find-people.ts';
import { goOn, type Run } from './run.ts';
import { type Intervention, isUnderWay, type Person, type Task } from './state.ts';
import { isLive, tasksOf } from './step.ts';
import { slotsOf, taskOf } from './walk.ts';

type OfStep = Extract<ApprovalEvent, { readonly kind: 'skip' } | { readonly kind: 'reroute' }>;

/** Notes whom an administrator takes an open task from, and that the applicant waits for others now. */
export function intervene(
  { effects }: Run,
  tasks: readonly Task[],
  why: Intervention,
  by: Person,
): void {
  for (const task of tasks) {
    if (task.state === 'open') effects.push({ kind: 'unasked', task, why, by });
  }
  effects.push({ kind: 'moved', why, by });
}

/** Lets an open step pass; who was asked there decides nothing. */
export function skip(run: Run, { node, actor }: OfStep): void {
  openStep(run, node, actor);
  const live = tasksOf(run.state, node).filter(isLive);
  intervene(run, live, 'skipped', actor);
  for (const task of live) {
    task.state = 'skipped';
    task.reason = 'administrator';
  }
  const passage = run.state.nodes[node];
  if (passage !== undefined) passage.state = 'passed';
  goOn(run);
}

/** Finds the people of an open step as of today: who is still found keeps their task, and who decided their decision. */
export function reroute(run: Run, { node, actor }: OfStep): void {
  const { state, world } = run;
  const { step, round } = openStep(run, node, actor);
  const found = findPeople(step, state, world.directory);
  const now = new Set(found.people.map(({ account }) => account));
  const all = tasksOf(state, node);
  const gone = withAdded(
    all,
    all.filter(
      (task) =>
        isLive(task) && task.addedTo === null && task.addedBy === null && !now.has(accountOf(task)),
    ),
  ).filter(isLive);
  const left = all.filter(
    (task) => task.state !== 'closed' && task.state !== 'transferred' && !gone.includes(task),
  );
  const asked = new Set(left.map(accountOf));
  const fresh = slotsOf(found).filter(({ person }) => !asked.has(person.account));
  if (gone.length + fresh.length > 0) intervene(run, gone, 'rerouted', actor);
  for (const task of gone) {
    task.state = 'closed';
    task.reason = 'rerouted';
  }
  for (const place of fresh) state.tasks.push(taskOf(world, step, { ...place, round }));
  const isPassed = found.pass && left.length === 0;
  state.nodes[node] = {
    round,
    state: isPassed ? 'passed' : 'open',
    branch: null,
    note: found.note,
  };
  if (isPassed) run.effects.push({ kind: 'skipped', node, person: null, reason: 'noAssignee' });
  goOn(run);
}

/** Some tasks with those that were added to them. */
export function withAdded(all: readonly Task[], some: readonly Task[]): readonly Task[] {
  return some.flatMap((task) => [
    task,
    ...withAdded(
      all,
      all.filter(({ addedTo }) => addedTo === task.id),
    ),
  ]);
}

function accountOf({ person }: Task): string {
  return person.account;
}

/** The step, where it is open and no party of the request would let it pass. */
function openStep(
  { state, world }: Run,
  node: string,
  actor: Person,
): { readonly step: StepNode; readonly round: number } {
  if (!isUnderWay(state))
    throw new EngineRefusal(state.status === 'returned' ? 'notEditable' : 'instanceEnded');
  if (isParty(state, actor.account)) throw new EngineRefusal('selfApproval');
  const step = nodeOf(world.route, node);
  const passage = state.nodes[node];
  const isStep = step?.kind === 'approve' || step?.kind === 'handle';
  if (!isStep || passage?.state !== 'open') throw new EngineRefusal('taskNotOpen');
  return { step, round: passage.round };
}
