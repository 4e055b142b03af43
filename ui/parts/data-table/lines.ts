import type { AnyRow } from './columns.ts';
import type { HeldRow } from './table-model.ts';

/** One line of a table's body: a row, or what is unfolded below one. */
export interface Line<Row> {
  /** Unique among the lines. */
  readonly id: string;
  readonly kind: 'row' | 'detail';
  readonly key: string;
  readonly row: Row;
  /** 1 for a row that stands below none. */
  readonly level: number;
  /** Whether it is open; nothing where there is nothing to open. */
  readonly open: boolean | undefined;
  /** Key of the row it stands below. */
  readonly parent: string | undefined;
  /** In a tree: place among its siblings, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
}

interface LineOptions {
  readonly tree: boolean;
  readonly hasDetail: boolean;
  readonly expanded: ReadonlySet<string>;
}

/** The lines that rows come to, in the order they stand. */
export function linesOf<Row extends AnyRow>(
  rows: readonly Pick<HeldRow<Row>, 'id' | 'depth' | 'parentId' | 'original' | 'subRows'>[],
  { tree, hasDetail, expanded }: LineOptions,
): Line<Row>[] {
  const siblings = new Map<string | undefined, number>();
  const lines: Line<Row>[] = [];
  for (const { id, depth, parentId, original, subRows } of rows) {
    const position = tree ? (siblings.get(parentId) ?? 0) + 1 : 1;
    if (tree) siblings.set(parentId, position);
    const opens = hasDetail || (subRows?.length ?? 0) > 0;
    const open = opens ? expanded.has(id) : undefined;
    // One literal: a hundred thousand of them are made before the first row is drawn.
    const line: Line<Row> = {
      id,
      kind: 'row',
      key: id,
      row: original,
      level: depth + 1,
      open,
      parent: parentId,
      position,
      siblings: 1,
    };
    lines.push(line);
    if (hasDetail && open) lines.push({ ...line, id: `${id}/detail`, kind: 'detail' });
  }
  if (!tree) return lines;
  return lines.map((line) => ({ ...line, siblings: siblings.get(line.parent) ?? 1 }));
}
