/** A route as people see it: what has passed, who is asked, and a forecast of the rest. */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { blockOf } from '#bridge/calls/workflow/blocks.ts';
import type { routeStep } from '#bridge/calls/workflow/detail.ts';
import type { RouteNode, StepNode } from '#bridge/calls/workflow/route.ts';
import { branchOf } from './engine/conditions.ts';
import { decide } from './engine/decide.ts';
import { isAllowed } from './engine/events.ts';
import { findCopied, findPeople } from './engine/find-people.ts';
import type { ApprovalState, Person, Task, World } from './engine/state.ts';
import { isLive, tasksOf } from './engine/step.ts';

type Step = z.output<typeof routeStep>;
type ShownPerson = Step['people'][number];

/** When a task was opened and decided, by its id. */
export type TaskTimes = ReadonlyMap<
  string,
  { readonly decidedAt: string | null; readonly dueAt: string | null }
>;

/** What of the steps depends on more than the approval. */
interface Seen {
  readonly times: TaskTimes;
  /** The account of who reads them; null for a forecast. */
  readonly reader: string | null;
}

/** The steps of an approval from the start on; branches that are not taken are left out. */
export function presentSteps(
  state: ApprovalState,
  world: World,
  { times = new Map(), reader = null }: Partial<Seen> = {},
): readonly Step[] {
  return presentBlock(state, world, { times, reader }, blockOf(world.route, null), null);
}

function presentBlock(
  state: ApprovalState,
  world: World,
  seen: Seen,
  nodes: readonly RouteNode[],
  branch: string | null,
): readonly Step[] {
  return nodes.flatMap((node): readonly Step[] => {
    const inside = (id: string, name: string | null) =>
      presentBlock(state, world, seen, blockOf(world.route, id), name);
    switch (node.kind) {
      case 'condition':
        return inside(state.nodes[node.id]?.branch ?? branchOf(node, state.values), branch);
      case 'parallel':
        return node.branches.flatMap(({ id, name }) => inside(id, name));
      case 'copy':
        return [copyStep(state, world, node, branch)];
      default:
        return [askedStep(state, world, seen, node, branch)];
    }
  });
}

function copyStep(
  state: ApprovalState,
  { directory }: World,
  node: Extract<RouteNode, { kind: 'copy' }>,
  branch: string | null,
): Step {
  return {
    node: node.id,
    name: node.name,
    kind: 'copy',
    branch,
    several: null,
    noAssignee: false,
    choice: null,
    state: state.nodes[node.id] === undefined ? 'ahead' : 'passed',
    people: findCopied(node.who, state, directory).map((person) => forecast(person)),
  };
}

function askedStep(
  state: ApprovalState,
  world: World,
  seen: Seen,
  node: StepNode,
  branch: string | null,
): Step {
  const { directory } = world;
  const { times, reader } = seen;
  const run = state.nodes[node.id];
  const place = { node: node.id, name: node.name, kind: node.kind, branch, several: node.several };
  if (run === undefined) {
    const { people, pass, note } = findPeople(node, state, directory);
    const rule = node.who.find((one) => one.kind === 'choice');
    const among = (rule?.ids ?? []).flatMap((id) => directory.people.get(id) ?? []);
    return {
      ...place,
      state: pass ? 'skipped' : 'ahead',
      people: people.map((person) => forecast(person)),
      noAssignee: note === 'noAssignee',
      choice:
        rule === undefined
          ? null
          : {
              most: rule.most,
              among: among.map(({ employment, name }) => ({ employmentId: employment, name })),
            },
    };
  }
  // Who is no longer asked is in the log.
  const tasks = tasksOf(state, node.id).filter(
    (task) => task.state !== 'closed' || task.reason === null,
  );
  const isSkipped = tasks.every(({ state: one }) => one === 'skipped');
  return {
    ...place,
    state: run.state === 'open' ? 'open' : isSkipped ? 'skipped' : 'passed',
    people: tasks.map(
      (task): ShownPerson => ({
        ...forecast(task.person),
        taskId: task.id,
        state: task.state,
        decidedByName: task.decidedBy?.name ?? null,
        automatic: task.reason === 'overdue',
        added: task.addedBy !== null,
        mayRemove: isLive(task) && mayRemove(state, world, task, reader),
        at: times.get(task.id)?.decidedAt ?? null,
        dueAt: times.get(task.id)?.dueAt ?? null,
      }),
    ),
    noAssignee: run.note === 'noAssignee',
    choice: null,
  };
}

/** Whether somebody has added a person to a step and may still remove them. */
function mayRemove(
  state: ApprovalState,
  world: World,
  { id, addedBy }: Task,
  reader: string | null,
): boolean {
  if (reader === null || addedBy !== reader) return false;
  const actor = { account: reader, employment: null, name: '' };
  return isAllowed(() => decide(state, { kind: 'remove', task: id, actor }, world));
}

function forecast({ employment, name }: Person): ShownPerson {
  return {
    employmentId: employment,
    name,
    taskId: null,
    state: null,
    decidedByName: null,
    automatic: false,
    added: false,
    mayRemove: false,
    at: null,
    dueAt: null,
  };
}

/** What the applicant has seen: changes with a step or with who is asked. */
export function hashOf(steps: readonly Step[]): string {
  const seen = steps.map(({ node, state, people, choice }) => [
    node,
    state,
    choice === null ? people.map(({ employmentId, name }) => employmentId ?? name) : [],
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
