import type { FigureCell } from '#bridge/calls/prism/query.ts';
import type { Step } from '../bind.ts';
import type { FigureRow } from './cells.ts';
import type { CheckedQuery } from './checked.ts';
import type { Labeller } from './labels.ts';
import type { OrganLevel } from './organ-targets.ts';

/** The rows of a question: those of the whole shape, and the levels above, the grand total last. */
export interface OrderedRows {
  readonly details: readonly FigureRow[];
  readonly totals: readonly FigureRow[];
}

/** Adds a row for every month of the period in which there is nothing, so that no axis skips one. */
export function withEveryMonth(
  { by, measures, refused }: CheckedQuery,
  steps: readonly Step[],
  rows: readonly FigureRow[],
): readonly FigureRow[] {
  if (by.length !== 1 || by[0]?.kind !== 'time') return rows;
  const seen = new Set(rows.map(({ keys }) => keys[0]));
  const cells = measures.map(
    ({ kind, name }): FigureCell =>
      refused.has(name) ? { is: 'refused' } : kind === 'value' ? { v: '0' } : { is: 'none' },
  );
  const missing = steps.filter(({ key }) => !seen.has(key));
  return [...rows, ...missing.map(({ key }) => ({ keys: [key], cells }))];
}

/** Puts rows in the order in which people read them: months by time, choices as declared, others by the first figure. */
export function orderRows(
  query: CheckedQuery,
  { targets }: OrganLevel,
  rows: readonly FigureRow[],
  label: Labeller,
): OrderedRows {
  const full = rows.filter(
    ({ keys }) => keys.every((key) => key !== undefined) && isWorthIt(keys, rows),
  );
  const size = sizesOf(query, rows);
  const ranks = query.by.map(({ kind, choices }) => {
    if (kind === 'organ') return new Map(targets.map(({ id }, rank) => [id, rank]));
    const declared = choices === undefined ? [] : Object.keys(choices['zh-CN']);
    return new Map(declared.map((value, rank) => [value, rank]));
  });
  const compare = (left: FigureRow, right: FigureRow): number => {
    for (const [place, { kind }] of query.by.entries()) {
      const [one, two] = [left.keys[place], right.keys[place]];
      if (one === two) continue;
      if (one === null || one === undefined) return 1;
      if (two === null || two === undefined) return -1;
      if (kind === 'time') return one < two ? -1 : 1;
      const rank = ranks[place];
      if (rank !== undefined && rank.size > 0)
        return (rank.get(one) ?? rank.size) - (rank.get(two) ?? rank.size);
      const weight = (size(place, two) ?? -1) - (size(place, one) ?? -1);
      return weight === 0 ? label(place, one).localeCompare(label(place, two), 'zh-CN') : weight;
    }
    return 0;
  };
  const sorted = full.toSorted(compare);
  const details = query.top === null ? sorted : largest(sorted, query.top);
  const above = rows.filter(({ keys }) => keys.length > 0 && keys.some((key) => key === undefined));
  const depth = ({ keys }: FigureRow): number => keys.filter((key) => key === undefined).length;
  const totals = above.toSorted(
    (left, right) => depth(left) - depth(right) || compare(left, right),
  );
  return { details, totals };
}

/** A row without a value that has no figure says nothing. */
function isWorthIt(keys: FigureRow['keys'], rows: readonly FigureRow[]): boolean {
  if (!keys.includes(null)) return true;
  const row = rows.find((one) => one.keys === keys);
  return row?.cells.some((cell) => !('v' in cell) || Number(cell.v) !== 0) ?? false;
}

/** The first figure of each value of a dimension over all others; null where it is hidden. */
function sizesOf(
  { by }: CheckedQuery,
  rows: readonly FigureRow[],
): (place: number, value: string) => number | null {
  const sizes = by.map(
    (_, place) =>
      new Map(
        rows
          .filter(({ keys }) =>
            keys.every((key, other) => (key === undefined) !== (other === place)),
          )
          .map(({ keys, cells }) => [keys[place] ?? null, figure(cells[0])] as const),
      ),
  );
  return (place, value) => sizes[place]?.get(value) ?? null;
}

function largest(rows: readonly FigureRow[], count: number): readonly FigureRow[] {
  return rows
    .toSorted((left, right) => (figure(right.cells[0]) ?? -1) - (figure(left.cells[0]) ?? -1))
    .slice(0, count);
}

function figure(cell: FigureCell | undefined): number | null {
  return cell !== undefined && 'v' in cell ? Number(cell.v) : null;
}
