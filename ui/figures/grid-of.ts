/** Puts the rows of an answer into the shape that charts and tables are drawn from. */
import type { FigureCell, FigureMeasure, FigureRow, Figures } from './types.ts';

/** One value of a dimension. */
export interface Member {
  readonly value: string | null;
  readonly label: string;
}

/** One run of figures over the categories. */
export interface Series {
  readonly name: string;
  readonly measure: FigureMeasure;
  /** One for each category; nothing where the answer has no such row. */
  readonly cells: readonly (FigureCell | undefined)[];
  readonly rows: readonly (FigureRow | undefined)[];
}

/** Categories along one axis, series beside each other. */
export interface FigureGrid {
  readonly categories: readonly Member[];
  readonly series: readonly Series[];
}

/**
 * The categories are the values of the first dimension. With two dimensions and one measure the series are the values of
 * the second; otherwise each measure is a series. Without a dimension the measures themselves are the categories.
 */
export function gridOf(figures: Figures): FigureGrid {
  if (figures.dimensions.length === 0) return gridOfMeasures(figures);
  if (figures.dimensions.length === 2) return gridOfTwo(figures);
  const rows = figures.rows.filter(({ keys }) => keys[0]);
  return {
    categories: rows.map(({ keys }) => memberOf(keys[0])),
    series: figures.measures.map((measure, at) => ({
      name: measure.label,
      measure,
      cells: rows.map(({ cells }) => cells[at]),
      rows,
    })),
  };
}

function gridOfMeasures({ measures, rows, totals }: Figures): FigureGrid {
  const row = rows[0] ?? totals.at(-1);
  const first = measures[0];
  if (!row || !first) return { categories: [], series: [] };
  const alike = measures.flatMap((measure, at) => (measure.unit === first.unit ? [at] : []));
  const categories = alike.map((at) => ({ value: null, label: measures[at]?.label ?? '' }));
  const cells = alike.map((at) => row.cells[at]);
  return { categories, series: [{ name: '', measure: first, cells, rows: alike.map(() => row) }] };
}

function gridOfTwo({ measures, rows }: Figures): FigureGrid {
  const measure = measures[0];
  if (!measure) return { categories: [], series: [] };
  const known = rows.filter(({ keys }) => keys[0] && keys[1]);
  const categories = membersOf(known, 0);
  const byPlace = new Map(known.map((row) => [placeOf(row.keys[0], row.keys[1]), row]));
  const series = membersOf(known, 1).map((member) => {
    const found = categories.map((category) => byPlace.get(placeOf(category, member)));
    return { name: member.label, measure, cells: found.map((row) => row?.cells[0]), rows: found };
  });
  return { categories, series };
}

/** The values of a dimension in the order in which the rows name them. */
export function membersOf(rows: readonly FigureRow[], dimension: number): readonly Member[] {
  const found = new Map<string, Member>();
  for (const { keys } of rows) {
    const member = keys[dimension];
    if (member && !found.has(nameOf(member))) found.set(nameOf(member), member);
  }
  return [...found.values()];
}

function memberOf(key: FigureRow['keys'][number] | undefined): Member {
  return key ?? { value: null, label: '' };
}

/** Tells the members of one dimension apart; "none" is one of them. */
export function nameOf({ value }: Member): string {
  return value === null ? '' : `=${value}`;
}

function placeOf(first: Member | null | undefined, second: Member | null | undefined): string {
  return JSON.stringify([first && nameOf(first), second && nameOf(second)]);
}

/** The totals over everything: the last of them, or the only row of an answer without a dimension. */
export function wholeOf({ rows, totals, dimensions }: Figures): FigureRow | undefined {
  return totals.at(-1) ?? (dimensions.length === 0 ? rows[0] : undefined);
}
