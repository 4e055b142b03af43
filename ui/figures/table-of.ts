/** The lines and columns of the table of an answer. */
import { type Member, membersOf, nameOf } from './grid-of.ts';
import type { FigureCell, FigureMeasure, FigureRow, Figures } from './types.ts';
import { numberOf } from './write-figure.ts';

/** Most columns that the values of a second dimension make; with more of them they are lines. */
const mostAcross = 12;

/** One column of figures; without a label it is a total. */
export interface FigureColumn {
  readonly key: string;
  readonly label: string | null;
  readonly measure: FigureMeasure;
}

/** One line: its names, one for each column of names, and its figures. */
export interface FigureLine {
  readonly key: string;
  /** Null for what all of them are together. */
  readonly names: readonly (Member | null)[];
  readonly cells: readonly (FigureCell | undefined)[];
  /** The row it is made of, where it is made of one. */
  readonly row: FigureRow | undefined;
  readonly isTotal: boolean;
}

/** The table of an answer. */
export interface FigureTable {
  /** Labels of the columns of names. */
  readonly heads: readonly string[];
  readonly columns: readonly FigureColumn[];
  readonly lines: readonly FigureLine[];
}

/** By which column of figures lines are sorted. */
export interface FigureSort {
  readonly column: number;
  readonly direction: 'asc' | 'desc';
}

/** What a press on a heading sorts by: highest first, then lowest first, then as the answer has it. */
export function nextSort(
  column: number,
  direction: FigureSort['direction'] | undefined,
): FigureSort | null {
  if (direction === undefined) return { column, direction: 'desc' };
  return direction === 'desc' ? { column, direction: 'asc' } : null;
}

/** The table of an answer; figures that are hidden come last, in the order of the answer. */
export function tableOf(figures: Figures, sort: FigureSort | null): FigureTable {
  const table = isAcross(figures) ? acrossTable(figures) : flatTable(figures, sort !== null);
  return sort === null ? table : { ...table, lines: sorted(table.lines, sort) };
}

/** Whether the second dimension is laid out across: one measure over few values. */
function isAcross({ dimensions, measures, rows }: Figures): boolean {
  if (dimensions.length !== 2 || measures.length !== 1) return false;
  return membersOf(rows, 1).length <= mostAcross;
}

function flatTable(
  { dimensions, measures, rows, totals }: Figures,
  isSorted: boolean,
): FigureTable {
  const whole = totals.at(-1);
  const parts = totals.slice(0, -1);
  const lines = rows.map((row, at) => lineOf(row, `row ${at}`, false));
  const grouped = isSorted || parts.length === 0 ? lines : withParts(lines, parts);
  return {
    heads: dimensions.map(({ label }) => label),
    columns: measures.map((measure) => ({ key: measure.name, label: measure.label, measure })),
    lines: whole === undefined ? grouped : [...grouped, lineOf(whole, 'whole', true)],
  };
}

/** Puts the total of each group below its lines. */
function withParts(lines: readonly FigureLine[], parts: readonly FigureRow[]): FigureLine[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (next && nameOfLine(next) === nameOfLine(line)) return [line];
    const part = parts.find(({ keys }) => keys[0] && nameOf(keys[0]) === nameOfLine(line));
    return part === undefined ? [line] : [line, lineOf(part, `part ${at}`, true)];
  });
}

function nameOfLine({ names }: FigureLine): string | undefined {
  return names[0] ? nameOf(names[0]) : undefined;
}

function lineOf(row: FigureRow, key: string, isTotal: boolean): FigureLine {
  return { key, names: row.keys, cells: row.cells, row, isTotal };
}

function acrossTable({ dimensions, measures, rows, totals }: Figures): FigureTable {
  const measure = measures[0];
  if (!measure) return { heads: [], columns: [], lines: [] };
  const across = membersOf(rows, 1);
  const cells = new Map(rows.map((row) => [placeOf(row.keys[0], row.keys[1]), row.cells[0]]));
  for (const row of totals) cells.set(placeOf(row.keys[0], row.keys[1]), row.cells[0]);
  const hasTotals = totals.some(({ keys }) => keys[0] && !keys[1]);
  const columnKeys: readonly (Member | null)[] = hasTotals ? [...across, null] : across;
  const line = (name: Member | null, row: FigureRow | undefined): FigureLine => ({
    key: name === null ? 'whole' : `row ${nameOf(name)}`,
    names: [name],
    cells: columnKeys.map((column) => cells.get(placeOf(name, column))),
    row,
    isTotal: name === null,
  });
  const names = membersOf(rows, 0);
  const partOf = (name: Member) =>
    totals.find(({ keys }) => keys[0] && !keys[1] && nameOf(keys[0]) === nameOf(name));
  const whole = totals.at(-1);
  return {
    heads: [dimensions[0]?.label ?? ''],
    columns: columnKeys.map((column) => ({
      key: column === null ? 'total' : `of ${nameOf(column)}`,
      label: column === null ? null : column.label,
      measure,
    })),
    lines: [
      ...names.map((name) => line(name, partOf(name))),
      ...(whole === undefined || !hasTotals ? [] : [line(null, whole)]),
    ],
  };
}

function placeOf(first: Member | null | undefined, second: Member | null | undefined): string {
  return JSON.stringify([first ? nameOf(first) : null, second ? nameOf(second) : null]);
}

function sorted(lines: readonly FigureLine[], { column, direction }: FigureSort): FigureLine[] {
  const way = direction === 'asc' ? 1 : -1;
  const known = (line: FigureLine) => numberOf(line.cells[column]);
  const rows = lines.filter(({ isTotal }) => !isTotal);
  const shown = rows.filter((line) => known(line) !== null);
  const rest = rows.filter((line) => known(line) === null);
  shown.sort((one, other) => way * ((known(one) ?? 0) - (known(other) ?? 0)));
  rest.sort((one, other) => labelOf(one).localeCompare(labelOf(other)));
  return [...shown, ...rest, ...lines.filter(({ isTotal }) => isTotal)];
}

function labelOf({ names }: FigureLine): string {
  return names.map((name) => name?.label ?? '').join(' ');
}
