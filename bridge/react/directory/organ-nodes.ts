import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organLevels } from '#bridge/calls/ums/calls.ts';

/** One organisation within the caller's data range. */
export type Organ = ResultOf<typeof organLevels>['organs'][number];

/** An organisation with those below it, as the trees of `ui` draw it. */
export interface OrganNode {
  readonly id: string;
  readonly label: string;
  /** Employees in it and below it. */
  readonly count: number;
  /** Its code, by which it is found too. */
  readonly keywords: string;
  readonly children: readonly OrganNode[];
  /** Some are below it that are not loaded. */
  readonly more: boolean;
}

/** Makes a tree of the flat list; an organisation whose parent is out of sight is a root. */
export function organNodes(organs: readonly Organ[]): readonly OrganNode[] {
  const known = new Set(organs.map(({ id }) => id));
  const below = Map.groupBy(organs, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const nodes = (parent: string | null): readonly OrganNode[] =>
    (below.get(parent) ?? []).map(({ id, name, code, totalHeadCount, childCount }) => ({
      id,
      label: name,
      count: totalHeadCount,
      keywords: code,
      children: nodes(id),
      more: childCount > 0 && !below.has(id),
    }));
  return nodes(null);
}

/** The names from the company down to an organisation; empty where it is out of sight. */
export function organPath(organs: readonly Organ[], id: string): readonly string[] {
  const organ = organs.find((each) => each.id === id);
  if (!organ) return [];
  return [...(organ.parentId ? organPath(organs, organ.parentId) : []), organ.name];
}
