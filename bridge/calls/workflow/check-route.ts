/** What is wrong with a route: found while it is drawn, and again before it is published. */
import { fromNodeOn } from './blocks.ts';
import type { AssigneeRule, Route, RouteNode, StepNode } from './route.ts';

/** What can be wrong with a node. */
export type RouteFault =
  | 'noAssignee'
  | 'noTest'
  | 'unknownField'
  | 'emptyRoute'
  | 'noBranch'
  | 'noPeople'
  | 'noPerson'
  | 'noTarget'
  | 'notDecidable';

/** One fault and the node it is at; an empty node is the route as a whole. */
export interface RouteProblem {
  readonly node: string;
  readonly fault: RouteFault;
}

/** The fields of the form: those a condition may ask, and which of them hold a person. */
export interface RouteFieldNames {
  readonly all: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** Finds what keeps a route from being published. */
export function routeProblems(route: Route, fields: RouteFieldNames): readonly RouteProblem[] {
  const { nodes } = route;
  const branches = new Set(
    nodes.flatMap((node) => ('branches' in node ? node.branches.map(({ id }) => id) : [])),
  );
  const isAsked = nodes.some(({ kind }) => kind === 'approve' || kind === 'handle');
  return [
    ...(isAsked ? [] : [{ node: '', fault: 'emptyRoute' as const }]),
    ...nodes.flatMap((node) => {
      const fault =
        faultOf(node, branches, fields) ?? ('several' in node ? policyFault(node, route) : null);
      return fault === null ? [] : [{ node: node.id, fault }];
    }),
  ];
}

function faultOf(
  node: RouteNode,
  branches: ReadonlySet<string>,
  fields: RouteFieldNames,
): RouteFault | null {
  if (node.branch !== null && !branches.has(node.branch)) return 'noBranch';
  if (node.kind === 'parallel') return null;
  if (node.kind === 'condition') {
    const asked = node.branches.slice(0, -1);
    if (asked.some(({ when }) => !when.some((group) => group.length > 0))) return 'noTest';
    const tests = node.branches.flatMap(({ when }) => when.flat());
    return tests.every(({ field }) => fields.all.has(field)) ? null : 'unknownField';
  }
  if (node.who.length === 0) return 'noAssignee';
  const empty = node.who.some(
    (rule) => 'ids' in rule && rule.kind !== 'choice' && rule.ids.length === 0,
  );
  if (empty) return 'noPeople';
  return node.who.every((rule) => asksKnownField(rule, fields)) ? null : 'unknownField';
}

function asksKnownField(rule: AssigneeRule, { all, people }: RouteFieldNames): boolean {
  if (rule.kind === 'person') return people.has(rule.field);
  return rule.kind !== 'organLeader' || all.has(rule.field);
}

/** What is wrong with what a step does where no one is found, where it is overdue, and after a rejection. */
function policyFault(step: StepNode, route: Route): RouteFault | null {
  const { id, kind, noAssignee, fallback, refuse, refuseTo, overdue, overdueTo, dueHours } = step;
  if (noAssignee === 'person' && fallback === undefined) return 'noPerson';
  const isTimed = dueHours !== null;
  if (isTimed && overdue === 'person' && overdueTo === undefined) return 'noPerson';
  // What is only completed is not rejected, and what has to be filled in is not passed over.
  const isFilled = Object.values(step.rights).includes('required');
  if (isTimed && overdue === 'reject' && kind === 'handle') return 'notDecidable';
  if (isTimed && overdue === 'pass' && isFilled) return 'notDecidable';
  if (refuse !== 'node' || kind === 'handle') return null;
  return stepsBefore(route, id).some((before) => before.id === refuseTo) ? null : 'noTarget';
}

/** The steps before a node on the same path: those it may be sent back to. */
export function stepsBefore(route: Route, id: string): readonly StepNode[] {
  return route.nodes.filter(
    (node): node is StepNode =>
      (node.kind === 'approve' || node.kind === 'handle') &&
      node.id !== id &&
      fromNodeOn(route, node.id).has(id),
  );
}
