/** The organisations as a tree, and the way through it. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organLevels, organTree } from '#bridge/calls/ums/calls.ts';
import type { TreeNode } from '#ui/parts/tree/tree-rows.ts';

/** One organisation as the gateway returns it. */
export type Organ = ResultOf<typeof organTree>[number];

/** The same with how many are directly below it, of which a large tree leaves out some. */
export type LevelOrgan = ResultOf<typeof organLevels>['organs'][number];

/**
 * Makes a tree of the flat list; what is below something the person may not see is at the root. `count` says
 * both head-counts in words.
 */
export function organNodes(
  organs: readonly (Organ & Partial<LevelOrgan>)[],
  count: (direct: number, total: number) => string,
): TreeNode[] {
  const known = new Set(organs.map((organ) => organ.id));
  const below = Map.groupBy(organs, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : undefined,
  );
  function nodes(parent: string | undefined): TreeNode[] {
    return inOrder(below.get(parent)).map((organ) => ({
      id: organ.id,
      more: (organ.childCount ?? 0) > 0 && !below.has(organ.id),
      label: organ.name,
      count: organ.totalHeadCount,
      countHint: count(organ.headCount, organ.totalHeadCount),
      keywords: organ.code,
      children: nodes(organ.id),
    }));
  }
  return nodes(undefined);
}

/** The organisations directly below one. */
export function organsBelow(organs: readonly Organ[], id: string): Organ[] {
  return inOrder(organs.filter((organ) => organ.parentId === id));
}

/** The organisations that are not within one: where it can be moved to. */
export function organsOutside(organs: readonly Organ[], id: string): Organ[] {
  const inside = new Set([id]);
  // Parents come before children.
  for (const organ of organs) {
    if (organ.parentId !== null && inside.has(organ.parentId)) inside.add(organ.id);
  }
  return organs.filter((organ) => !inside.has(organ.id));
}

function inOrder<One extends Organ>(organs: readonly One[] = []): One[] {
  return [...organs].sort((a, b) => a.order - b.order);
}
