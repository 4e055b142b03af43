import type { TreeRow } from './tree-rows.ts';

/** Where a node shall be: below another one, before a sibling or last. */
export interface TreePlace {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** The place one step up or down among its siblings; undefined for another key, and where there is none. */
export function stepAmongSiblings(
  key: string,
  rows: readonly TreeRow[],
  at: number,
): TreePlace | undefined {
  const row = rows[at];
  if (row === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const siblings = rows.filter(({ parent }) => parent === row.parent);
  const place = siblings.indexOf(row);
  const parentId = row.parent ?? null;
  if (key === 'ArrowUp') {
    const before = siblings[place - 1];
    return before && { parentId, beforeId: before.node.id };
  }
  if (place === siblings.length - 1) return undefined;
  return { parentId, beforeId: siblings[place + 2]?.node.id ?? null };
}

/** The place that dropping on a row means; undefined on the row itself and below it. */
export function placeOfDrop(
  rows: readonly TreeRow[],
  dragged: string,
  row: TreeRow,
  where: 'in' | 'before',
): TreePlace | undefined {
  const parents = new Map(rows.map(({ node, parent }) => [node.id, parent]));
  for (let id: string | undefined = row.node.id; id !== undefined; id = parents.get(id)) {
    if (id === dragged) return undefined;
  }
  if (where === 'in') return { parentId: row.node.id, beforeId: null };
  return { parentId: row.parent ?? null, beforeId: row.node.id };
}
