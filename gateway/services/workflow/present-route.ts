/** A route as people see it: what has passed, who is asked, and a forecast of the rest. */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { routeStep } from '#bridge/calls/workflow/detail.ts';
import type { RouteNode, StepNode } from '#bridge/calls/workflow/route.ts';
import { blockOf } from './engine/blocks.ts';
import { branchOf } from './engine/conditions.ts';
import { findCopied, findPeople } from './engine/find-people.ts';
import type { ApprovalState, Person, World } from './engine/state.ts';
import { tasksOf } from './engine/step.ts';

type Step = z.output<typeof routeStep>;
type ShownPerson = Step['people'][number];

/** When a task was opened and decided, by its id. */
export type TaskTimes = ReadonlyMap<
  string,
  { readonly decidedAt: string | null; readonly dueAt: string | null }
>;

/** The steps of an approval from the start on; branches that are not taken are left out. */
export function presentSteps(
  state: ApprovalState,
  world: World,
  times: TaskTimes = new Map(),
): readonly Step[] {
  return presentBlock(state, world, times, blockOf(world.route, null), null);
}

function presentBlock(
  state: ApprovalState,
  world: World,
  times: TaskTimes,
  nodes: readonly RouteNode[],
  branch: string | null,
): readonly Step[] {
  return nodes.flatMap((node): readonly Step[] => {
    const inside = (id: string, name: string | null) =>
      presentBlock(state, world, times, blockOf(world.route, id), name);
    switch (node.kind) {
      case 'condition':
        return inside(state.nodes[node.id]?.branch ?? branchOf(node, state.values), branch);
      case 'parallel':
        return node.branches.flatMap(({ id, name }) => inside(id, name));
      case 'copy':
        return [copyStep(state, world, node, branch)];
      default:
        return [askedStep(state, world, times, node, branch)];
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
  { directory }: World,
  times: TaskTimes,
  node: StepNode,
  branch: string | null,
): Step {
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
  const tasks = tasksOf(state, node.id);
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
        added: task.addedTo !== null,
        at: times.get(task.id)?.decidedAt ?? null,
        dueAt: times.get(task.id)?.dueAt ?? null,
      }),
    ),
    noAssignee: run.note === 'noAssignee',
    choice: null,
  };
}

function forecast({ employment, name }: Person): ShownPerson {
  return {
    employmentId: employment,
    name,
    taskId: null,
    state: null,
    decidedByName: null,
    added: false,
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
