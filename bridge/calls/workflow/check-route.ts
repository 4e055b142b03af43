/** What is wrong with a route: found while it is drawn, and again before it is published. */
import type { Route, RouteNode } from './route.ts';

/** What can be wrong with a node. */
export type RouteFault =
  | 'noAssignee'
  | 'noTest'
  | 'unknownField'
  | 'emptyRoute'
  | 'noBranch'
  | 'noPeople';

/** One fault and the node it is at; an empty node is the route as a whole. */
export interface RouteProblem {
  readonly node: string;
  readonly fault: RouteFault;
}

/** Finds what keeps a route from being published; `fields` are those a condition may ask. */
export function routeProblems(
  { nodes }: Route,
  fields: ReadonlySet<string>,
): readonly RouteProblem[] {
  const branches = new Set(
    nodes.flatMap((node) => ('branches' in node ? node.branches.map(({ id }) => id) : [])),
  );
  const isAsked = nodes.some(({ kind }) => kind === 'approve' || kind === 'handle');
  return [
    ...(isAsked ? [] : [{ node: '', fault: 'emptyRoute' as const }]),
    ...nodes.flatMap((node) => {
      const fault = faultOf(node, branches, fields);
      return fault === null ? [] : [{ node: node.id, fault }];
    }),
  ];
}

function faultOf(
  node: RouteNode,
  branches: ReadonlySet<string>,
  fields: ReadonlySet<string>,
): RouteFault | null {
  if (node.branch !== null && !branches.has(node.branch)) return 'noBranch';
  if (node.kind === 'parallel') return null;
  if (node.kind === 'condition') {
    const asked = node.branches.slice(0, -1);
    if (asked.some(({ when }) => !when.some((group) => group.length > 0))) return 'noTest';
    const tests = node.branches.flatMap(({ when }) => when.flat());
    return tests.every(({ field }) => fields.has(field)) ? null : 'unknownField';
  }
  if (node.who.length === 0) return 'noAssignee';
  const empty = node.who.some(
    (rule) =>
      (rule.kind === 'people' || rule.kind === 'role' || rule.kind === 'post') &&
      rule.ids.length === 0,
  );
  if (empty) return 'noPeople';
  const asked = node.who.flatMap((rule) => (rule.kind === 'organLeader' ? [rule.field] : []));
  return asked.every((field) => fields.has(field)) ? null : 'unknownField';
}
