/** A node of a tree: an organisation, a menu. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** Said at the end of the row: people in it and below it. */
  readonly count?: number;
  /** Says what the count counts, under the pointer. */
  readonly countHint?: string;
  /** Found by these words too: pinyin, a code. */
  readonly keywords?: string;
  readonly children?: readonly TreeNode[];
  /** Has children that are not loaded yet. */
  readonly more?: boolean;
}

/** A row of a tree as it is on the screen. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 at the root. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
  /** `leaf` has nothing below it. */
  readonly state: 'open' | 'closed' | 'leaf';
  readonly parent: string | undefined;
}

/** Which nodes a person opened (true) or closed (false). */
export type Toggles = ReadonlyMap<string, boolean>;

const nothing: ReadonlySet<string> = new Set();

/** The rows in sight: roots and the ways to what is selected are open unless a person closed them. */
export function visibleRows(
  roots: readonly TreeNode[],
  toggles: Toggles,
  selected: ReadonlySet<string> = nothing,
): TreeRow[] {
  const onTheWay = waysTo(roots, selected);
  return collect(
    roots,
    (node, level) => toggles.get(node.id) ?? (level === 1 || onTheWay.has(node.id)),
  );
}

/** The rows that match a search, with the way to each; all are open, and none loads more. */
export function matchingRows(roots: readonly TreeNode[], typed: string): TreeRow[] {
  const words = typed.trim().toLowerCase();
  return collect(keep(roots, words), () => true);
}

function collect(
  roots: readonly TreeNode[],
  isOpen: (node: TreeNode, level: number) => boolean,
): TreeRow[] {
  const rows: TreeRow[] = [];
  function visit(nodes: readonly TreeNode[], level: number, parent: string | undefined): void {
    for (const [index, node] of nodes.entries()) {
      const children = node.children ?? [];
      const open = children.length > 0 && isOpen(node, level);
      const isLeaf = children.length === 0 && node.more !== true;
      const state = isLeaf ? 'leaf' : open ? 'open' : 'closed';
      rows.push({ node, level, position: index + 1, siblings: nodes.length, state, parent });
      if (open) visit(children, level + 1, node.id);
    }
  }
  visit(roots, 1, undefined);
  return rows;
}

function keep(nodes: readonly TreeNode[], words: string): TreeNode[] {
  return nodes.flatMap((node) => {
    const children = keep(node.children ?? [], words);
    const found = `${node.label} ${node.keywords ?? ''}`.toLowerCase().includes(words);
    return found || children.length > 0 ? [{ ...node, children, more: false }] : [];
  });
}

function waysTo(nodes: readonly TreeNode[], ids: ReadonlySet<string>): Set<string> {
  const ways = new Set<string>();
  function visit(node: TreeNode): boolean {
    const below = (node.children ?? []).filter(visit).length > 0;
    if (below) ways.add(node.id);
    return below || ids.has(node.id);
  }
  if (ids.size > 0) for (const node of nodes) visit(node);
  return ways;
}
