import type { ReactNode } from 'react';
import type { ColumnFilter } from './filters.ts';

/** What a row is; the library behind the table wants no bare values. */
// biome-ignore lint/suspicious/noExplicitAny: an interface without an index signature is a record of `any` only
export type AnyRow = Record<string, any>;

/** What a column is in a card: its heading, its tag, one of its lines, its buttons; or nothing of it. */
export type CardPart = 'title' | 'state' | 'field' | 'buttons' | 'none';

/** One column of a table over rows of one kind. */
export interface Column<Row> {
  readonly id: string;
  /** `''` for a column of buttons: it is neither copied nor chosen. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What copying the cell gives: needed where the cell is more than text. */
  readonly text?: (row: Row) => string;
  /** What it is sorted and filtered by where the table does that itself; the text of the cell without it. */
  readonly value?: (row: Row) => string | number | null;
  /** What it can be filtered by. */
  readonly filter?: ColumnFilter;
  /** What the summary row says in it, from every row that matches the filters. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
  /** Pixels. A column without it shares what is left; at least one column should go without. */
  readonly width?: number;
  /** Pixels; 80 by default. */
  readonly minWidth?: number;
  /** Lines its words may take before they are cut; one by default. */
  readonly lines?: 2;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | 'center';
  /** Stays in sight while the others scroll; needs `width`. */
  readonly fixed?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Its part in the card that a row becomes in a narrow place; `cards.ts` finds one for a column without it. */
  readonly card?: CardPart;
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
  /** Ids in the order a person gave them; those it does not name follow. */
  readonly order?: readonly string[] | undefined;
}

/** Nothing changed. */
export const defaultChoice: ColumnChoice = { hidden: [], widths: {} };

/** Where a table stands. While it loads, rows that are there stay in sight. */
export type TableStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  /** The user may not look. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly msg?: string };

/** A column with the place it takes. */
export interface PlacedColumn<Row> extends Column<Row> {
  /** Pixels from its edge, of a fixed column. */
  readonly offset: number;
  /** The fixed column next to those that scroll: it draws the line between. */
  readonly edge: boolean;
}

/** Pixels of a column with checkboxes, and of one with the arrows that open rows. */
export const leadWidth = 40;

/** Pixels no column gets narrower than, unless it says so itself (specification §9). */
export const leastWidth = 80;

/** Pixels the columns take at least; below that the table scrolls sideways. */
export function total<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), 0);
}

/** Pixels a column takes at least. */
export function widthOf<Row>({ width, minWidth }: Column<Row>): number {
  return width ?? minWidth ?? 120;
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

/** What copying a cell gives. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

/** The columns in a person's order, those without a place in it last. */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!order || order.length === 0) return columns;
  const place = (column: Column<Row>) => {
    const at = order.indexOf(column.id);
    return at < 0 ? order.length : at;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}

/** The order after one column took the place of another. */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] | undefined,
  id: string,
  to: string,
): readonly string[] {
  const ids = orderColumns(columns, order).map((column) => column.id);
  const from = ids.indexOf(id);
  const place = ids.indexOf(to);
  if (from < 0 || place < 0) return ids;
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}
