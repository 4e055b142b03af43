/** A route as it is being drawn: every change makes a new one, so that each can be undone. */
import { type Route, type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';

/** What can be put into a route. */
export const nodeKinds = ['approve', 'handle', 'copy', 'condition', 'parallel'] as const;

/** One of them. */
export type NodeKind = (typeof nodeKinds)[number];

/** Words that new nodes begin with. */
export type NewWords = Readonly<Record<NodeKind | 'branch' | 'default', string>>;

/** The nodes of one block in their order; null is the outermost one. */
export function blockOf({ nodes }: Route, branch: string | null): readonly RouteNode[] {
  return nodes.filter((node) => node.branch === branch);
}

/** Puts a new node behind another one of its block, or first where `after` is null. */
export function addNode(
  route: Route,
  place: { readonly branch: string | null; readonly after: string | null },
  kind: NodeKind,
  words: NewWords,
  newId: () => string,
): { readonly route: Route; readonly id: string } {
  const id = newId();
  const node = newNode(kind, { id, branch: place.branch, name: words[kind] }, words, newId);
  const at = place.after === null ? 0 : route.nodes.findIndex((one) => one.id === place.after) + 1;
  return { id, route: { ...route, nodes: route.nodes.toSpliced(at, 0, node) } };
}

function newNode(
  kind: NodeKind,
  place: { readonly id: string; readonly branch: string | null; readonly name: string },
  words: NewWords,
  newId: () => string,
): RouteNode {
  if (kind === 'copy') return { ...place, kind, who: [] };
  if (kind === 'condition') {
    const branches = [
      { id: newId(), name: `${words.branch} 1`, when: [] },
      { id: newId(), name: words.default, when: [] },
    ];
    return { ...place, kind, branches };
  }
  if (kind === 'parallel') {
    const branches = [1, 2].map((number) => ({ id: newId(), name: `${words.branch} ${number}` }));
    return { ...place, kind, branches };
  }
  return stepOf({ ...place, kind, who: [{ kind: 'leader', level: 1 }] });
}

/** Takes a node out, with everything in its branches. */
export function removeNode(route: Route, id: string): Route {
  const node = route.nodes.find((one) => one.id === id);
  if (node === undefined) return route;
  const inner = 'branches' in node ? node.branches.map((branch) => branch.id) : [];
  return removeBranches({ ...route, nodes: route.nodes.filter((one) => one !== node) }, inner);
}

function removeBranches(route: Route, branches: readonly string[]): Route {
  const inside = route.nodes.filter(({ branch }) => branch !== null && branches.includes(branch));
  return inside.reduce((rest, { id }) => removeNode(rest, id), route);
}

/** Moves a node up or down in its block. */
export function moveNode(route: Route, id: string, by: -1 | 1): Route {
  const node = route.nodes.find((one) => one.id === id);
  if (node === undefined) return route;
  const block = blockOf(route, node.branch);
  const other = block[block.indexOf(node) + by];
  if (other === undefined) return route;
  const nodes = route.nodes.map((one) => (one === node ? other : one === other ? node : one));
  return { ...route, nodes };
}

/** Puts a changed node in the place of the one before; branches that are gone take what was in them along. */
export function changeNode(route: Route, node: RouteNode): Route {
  const before = route.nodes.find(({ id }) => id === node.id);
  const kept = new Set('branches' in node ? node.branches.map(({ id }) => id) : []);
  const gone =
    before !== undefined && 'branches' in before
      ? before.branches.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
      : [];
  const nodes = route.nodes.map((one) => (one.id === node.id ? node : one));
  return removeBranches({ ...route, nodes }, gone);
}

/** What was drawn, step by step. */
export interface Drawn<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

/** Steps that can be taken back. */
const mostSteps = 100;

/** Draws on: what was undone before is gone. */
export function drawOn<Value>({ past, now }: Drawn<Value>, next: Value): Drawn<Value> {
  return { past: [...past, now].slice(-mostSteps), now: next, future: [] };
}

/** Takes the last step back. */
export function undo<Value>(drawn: Drawn<Value>): Drawn<Value> {
  const last = drawn.past.at(-1);
  if (last === undefined) return drawn;
  return { past: drawn.past.slice(0, -1), now: last, future: [drawn.now, ...drawn.future] };
}

/** Does a step again that was taken back. */
export function redo<Value>(drawn: Drawn<Value>): Drawn<Value> {
  const [next, ...future] = drawn.future;
  if (next === undefined) return drawn;
  return { past: [...drawn.past, drawn.now], now: next, future };
}
