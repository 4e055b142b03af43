import type { AnyRow } from './columns.ts';
import type { HeldRow } from './table-model.ts';

/** One line of a table's body: a row, or what is unfolded below one. */
export interface Line<Row> {
  /** Unique among the lines. */
  readonly id: string;
  readonly kind: 'row' | 'detail';
  readonly key: string;
  readonly row: Row;
  /** 1 for a row that is below none. */
  readonly level: number;
  /** Whether it is open; nothing where there is nothing to open. */
  readonly open: boolean | undefined;
  /** Key of the row it is below. */
  readonly parent: string | undefined;
  /** In a tree: place among its siblings, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
}

/** Lines in the order they stand. */
export interface LineList<Row> {
  readonly length: number;
  /** Whether every line is a row that is below none, and none has a detail: all are as high as another. */
  readonly plain: boolean;
  /** The same object each time. */
  at(index: number): Line<Row> | undefined;
  /** Place of a row by its key; -1 when it is not among them. */
  indexOf(key: string): number;
  /** Keys of the rows. */
  keys(): readonly string[];
}

/** The lines of a table, and those of them that are rows. */
export interface TableLines<Row> {
  readonly lines: LineList<Row>;
  readonly rows: LineList<Row>;
}

/** No line at all. */
export const noLines: TableLines<never> = bothOf(listOf([]));

/** The lines of rows that stand below none; `expanded` is nothing where nothing unfolds below a row. */
export function flatLines<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  expanded: ReadonlySet<string> | undefined,
): TableLines<Row> {
  const plain = plainList(rows, rowKey, expanded);
  if (!expanded || expanded.size === 0) return bothOf(plain);
  const lines = rows.flatMap((_, index): Line<Row>[] => {
    const line = plain.at(index);
    if (!line?.open) return line ? [line] : [];
    return [line, { ...line, id: `${line.id}/detail`, kind: 'detail' }];
  });
  return { lines: listOf(lines), rows: plain };
}

/** The lines of a tree's open rows. */
export function treeLines<Row extends AnyRow>(
  rows: readonly Pick<HeldRow<Row>, 'id' | 'depth' | 'parentId' | 'original' | 'subRows'>[],
  expanded: ReadonlySet<string>,
): TableLines<Row> {
  const siblings = new Map<string | undefined, number>();
  const lines = rows.map(({ id, depth, parentId, original, subRows }): Line<Row> => {
    const position = (siblings.get(parentId) ?? 0) + 1;
    siblings.set(parentId, position);
    const open = (subRows?.length ?? 0) > 0 ? expanded.has(id) : undefined;
    return {
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
  });
  return bothOf(
    listOf(lines.map((line) => ({ ...line, siblings: siblings.get(line.parent) ?? 1 }))),
  );
}

function bothOf<Row>(lines: LineList<Row>): TableLines<Row> {
  return { lines, rows: lines };
}

// A line is made when it is asked for: making a hundred thousand of them would hold up the first drawing.
function plainList<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  expanded: ReadonlySet<string> | undefined,
): LineList<Row> {
  const made = new Map<number, Line<Row>>();
  function make(index: number): Line<Row> | undefined {
    const row = rows[index];
    if (row === undefined) return undefined;
    const key = rowKey(row);
    const line: Line<Row> = {
      id: key,
      kind: 'row',
      key,
      row,
      level: 1,
      open: expanded?.has(key),
      parent: undefined,
      position: 1,
      siblings: 1,
    };
    made.set(index, line);
    return line;
  }
  const first = rows[0] === undefined ? undefined : rowKey(rows[0]);
  return withKeys(first, () => rows.map(rowKey), {
    length: rows.length,
    plain: true,
    at: (index) => made.get(index) ?? make(index),
  });
}

function listOf<Row>(lines: readonly Line<Row>[]): LineList<Row> {
  const keyOf = ({ kind, key }: Line<Row>): string | undefined =>
    kind === 'row' ? key : undefined;
  return withKeys(lines[0]?.key, () => lines.map(keyOf), {
    length: lines.length,
    plain: false,
    at: (index) => lines[index],
  });
}

// Most tables are only ever asked for the place of their first row, which is the one in the tab order.
function withKeys<Row>(
  first: string | undefined,
  readKeys: () => readonly (string | undefined)[],
  list: Pick<LineList<Row>, 'length' | 'plain' | 'at'>,
): LineList<Row> {
  const read = once(readKeys);
  const named = once(() => read().filter((key) => key !== undefined));
  const places = once(() => {
    const found = new Map<string, number>();
    for (const [index, key] of read().entries()) if (key !== undefined) found.set(key, index);
    return found;
  });
  return {
    ...list,
    indexOf: (key) => (key === first ? 0 : (places().get(key) ?? -1)),
    keys: named,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
