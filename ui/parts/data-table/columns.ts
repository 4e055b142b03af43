import type { ReactNode } from 'react';

/** One column of a table over rows of one kind. */
export interface Column<Row> {
  readonly id: string;
  /** `''` for a column of buttons: it is neither copied nor chosen. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What copying the cell gives: needed where the cell is more than text. */
  readonly text?: (row: Row) => string;
  /** Pixels. A column without it shares what is left; at least one column should go without. */
  readonly width?: number;
  /** Pixels; 80 by default. */
  readonly minWidth?: number;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | 'center';
  /** Stays in sight while the others scroll; needs `width`. */
  readonly fixed?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Cannot be hidden: the name, the actions. */
  readonly locked?: boolean;
}

/** What a table is sorted by. */
export interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** What a person changed about the columns; the caller remembers it. */
export interface ColumnChoice {
  readonly hidden: readonly string[];
  /** Pixels by column. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Nothing changed. */
export const defaultChoice: ColumnChoice = { hidden: [], widths: {} };

/** Where a table stands. While it loads, rows that are there stay in sight. */
export type TableStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly msg?: string };

/** A column with the place it takes. */
export interface PlacedColumn<Row> extends Column<Row> {
  /** Pixels from its edge, of a fixed column. */
  readonly offset: number;
  /** The fixed column next to those that scroll: it draws the line between. */
  readonly edge: boolean;
}

/** Pixels of the column with the checkboxes. */
export const selectWidth = 40;

const usualWidth = 120;

/** The columns in sight, those fixed at the start first and those fixed at the end last, each with its offset. */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  before: number,
): PlacedColumn<Row>[] {
  const shown = columns
    .filter((column) => column.locked || !choice.hidden.includes(column.id))
    .map((column) => widen(column, choice.widths[column.id]));
  const start = shown.filter((column) => column.fixed === 'start');
  const end = shown.filter((column) => column.fixed === 'end');
  const middle = shown.filter((column) => column.fixed === undefined);
  return [
    ...start.map((column, at) => ({
      ...column,
      offset: before + total(start.slice(0, at)),
      edge: at === start.length - 1,
    })),
    ...middle.map((column) => ({ ...column, offset: 0, edge: false })),
    ...end.map((column, at) => ({ ...column, offset: total(end.slice(at + 1)), edge: at === 0 })),
  ];
}

function widen<Row>(column: Column<Row>, width: number | undefined): Column<Row> {
  return width === undefined
    ? column
    : { ...column, width: Math.max(width, column.minWidth ?? 80) };
}

/** Pixels below which the table scrolls sideways. */
export function total<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? usualWidth), 0);
}

/** What a click on a head sorts by: up, then down, then up again. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const up = sort?.column === column && sort.direction === 'asc';
  return { column, direction: up ? 'desc' : 'asc' };
}

/** Selects or leaves out the rows of one page and keeps those of the others. */
export function togglePage(
  selection: ReadonlySet<string>,
  page: readonly string[],
  on: boolean,
): Set<string> {
  const next = new Set(selection);
  for (const key of page) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Rows as text for the clipboard: a line each, a tab between cells, so that a spreadsheet takes them apart again. */
export function rowsAsText<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const named = columns.filter((column) => column.header !== '');
  return rows.map((row) => named.map((column) => cellText(column, row)).join('\t')).join('\n');
}

function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
