/** A route as nested blocks: what is in a branch, what holds a node, and what comes after it. */
import type { Route, RouteNode } from './route.ts';

/** The nodes of one block in their order; null is the outermost one. */
export function blockOf({ nodes }: Route, branch: string | null): readonly RouteNode[] {
  return nodes.filter((node) => node.branch === branch);
}

/** Finds a node by its id. */
export function nodeOf({ nodes }: Route, id: string): RouteNode | undefined {
  return nodes.find((node) => node.id === id);
}

/** The condition or the split that a branch belongs to. */
function holderOf({ nodes }: Route, branch: string): RouteNode | undefined {
  return nodes.find((node) => 'branches' in node && node.branches.some(({ id }) => id === branch));
}

/** Every node inside a list of nodes, themselves included. */
function within(route: Route, nodes: readonly RouteNode[]): readonly RouteNode[] {
  return nodes.flatMap((node) => [
    node,
    ...('branches' in node
      ? node.branches.flatMap(({ id }) => within(route, blockOf(route, id)))
      : []),
  ]);
}

/**
 * A node and what comes after it on its own path: the rest of its block, and of each block around it what follows. The
 * other branches of a split around it are no part of it.
 */
export function fromNodeOn(route: Route, id: string): ReadonlySet<string> {
  const found = new Set<string>();
  let node = nodeOf(route, id);
  let own = true;
  while (node !== undefined) {
    const block = blockOf(route, node.branch);
    const rest = block.slice(block.indexOf(node) + (own ? 0 : 1));
    for (const one of within(route, rest)) found.add(one.id);
    node = node.branch === null ? undefined : holderOf(route, node.branch);
    own = false;
  }
  return found;
}
