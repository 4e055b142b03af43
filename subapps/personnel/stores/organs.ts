/** The organisations as a tree. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organTree } from '#bridge/calls/ums/calls.ts';
import type { TreeNode } from '#ui/parts/tree/tree-rows.ts';

/** One organisation as the gateway answers it. */
export type Organ = ResultOf<typeof organTree>[number];

/** Makes a tree of the flat list; what stands below something the person may not see stands at the root. */
export function organNodes(organs: readonly Organ[]): TreeNode[] {
  const known = new Set(organs.map((organ) => organ.id));
  const below = Map.groupBy(organs, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : undefined,
  );
  function nodes(parent: string | undefined): TreeNode[] {
    return (below.get(parent) ?? []).map((organ) => ({
      id: organ.id,
      label: organ.name,
      count: organ.totalHeadCount,
      keywords: organ.code,
      children: nodes(organ.id),
    }));
  }
  return nodes(undefined);
}

/** The names from the company down to an organisation. */
export function organPath(organs: readonly Organ[], id: string): readonly string[] {
  const organ = organs.find((each) => each.id === id);
  if (!organ) return [];
  return [...(organ.parentId ? organPath(organs, organ.parentId) : []), organ.name];
}
