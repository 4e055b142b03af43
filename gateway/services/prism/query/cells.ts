import type { Guard, Measure } from '#bridge/calls/prism/define.ts';
import type { FigureCell } from '#bridge/calls/prism/query.ts';
import type { CheckedQuery, Named } from './checked.ts';
import { coarse, hiddenRows, leastPeople } from './guard.ts';
import type { GroupedRow } from './statement.ts';

/** The figures of one level of a question. */
export interface FigureRow {
  /** The value of each dimension; undefined where it is summed over. */
  readonly keys: readonly (string | null | undefined)[];
  readonly cells: readonly FigureCell[];
}

/** Largest share of a total that may be left beside the two largest amounts, by the p % rule. */
const dominance = 0.1;

/** Turns the rows of the statement into cells, those of few people hidden. */
export function cellsOf(
  query: CheckedQuery,
  rows: readonly GroupedRow[],
  guard: Guard | null,
): readonly FigureRow[] {
  const keyed = rows.map((row) => ({ row, keys: keysOf(query, row) }));
  const hiddenOf = query.measures.map((measure, place) =>
    guard === null || measure.guard === undefined
      ? new Set<number>()
      : hiddenRows(
          keyed.map(({ row, keys }) => ({
            keys: keys.map((key) => (key === undefined ? null : (key ?? ''))),
            people: row.people ?? 0,
            dominated: measure.guard === 'pay' && isDominated(measure, row, place),
          })),
          leastPeople[measure.guard],
        ),
  );
  return keyed.map(({ row, keys }, index) => ({
    keys,
    cells: query.measures.map((measure, place) => {
      if (query.refused.has(measure.name)) return { is: 'refused' };
      if (hiddenOf[place]?.has(index)) return { is: 'hidden' };
      return guard !== null && measure.guard === 'pay'
        ? coarseCell(measure, row, place)
        : cellOf(row[`m${place}`]);
    }),
  }));
}

/** Bit n of the level, from the left, says that dimension n is summed over. */
function keysOf({ by }: CheckedQuery, row: GroupedRow): FigureRow['keys'] {
  return by.map((_, place) => {
    const isTotal = (row.level & (1 << (by.length - 1 - place))) !== 0;
    const key = row[`k${place}`];
    return isTotal ? undefined : typeof key === 'string' ? key : null;
  });
}

function cellOf(value: unknown): FigureCell {
  return typeof value === 'string' ? { v: trimmed(value) } : { is: 'none' };
}

function trimmed(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

/** A sum or a mean of pay that one or two people nearly make up. */
function isDominated(measure: Named<Measure>, row: GroupedRow, place: number): boolean {
  if (measure.kind === 'median') return false;
  const [first = 0, second = 0] = numbers(row[`largest${place}`]);
  const total = Number(row[`sum${place}`] ?? 0);
  return first > 0 && total - first - second < dominance * first;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** Pay for who may not read the rows: means and medians in coarse steps, sums as the coarse mean of all. */
function coarseCell(measure: Named<Measure>, row: GroupedRow, place: number): FigureCell {
  const value = row[`m${place}`];
  if (typeof value !== 'string') return { is: 'none' };
  const people = Number(row[`count${place}`] ?? 0);
  const median = Number(row[`median${place}`] ?? 0);
  if (people === 0 || median <= 0) return cellOf(value);
  const mean = measure.kind === 'value' ? Number(value) / people : Number(value);
  const rounded = coarse(mean, people, median);
  const shown = measure.kind === 'value' ? rounded * people : rounded;
  return { v: trimmed(shown.toFixed(2)) };
}
