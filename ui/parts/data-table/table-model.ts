import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Column as ModelColumn,
  type Row as ModelRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Arranging } from './arranging.ts';
import {
  type AnyRow,
  type Column,
  type ColumnChoice,
  cellText,
  leastWidth,
  orderColumns,
  type PlacedColumn,
  type Sort,
  widthOf,
} from './columns.ts';
import { answers, type Filters } from './filters.ts';
import { flatLines, type TableLines, treeLines } from './lines.ts';

const ofColumns = {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
};

type Features = typeof ofColumns & Arranging;

// Typed as if every feature were there, so that one model serves both; nothing is asked of a missing feature.
function featuresOf(arranging: Arranging | undefined): Features {
  return tableFeatures({ ...ofColumns, ...arranging } as Features);
}

interface ModelOptions<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined;
  readonly choice: ColumnChoice;
  readonly sort: Sort | undefined;
  readonly filters: Filters;
  readonly expanded: ReadonlySet<string>;
  /** Sorts, filters and opens the rows; without it the caller does. */
  readonly arranging: Arranging | undefined;
  readonly hasDetail: boolean;
  /** Pixels before the first column. */
  readonly before: number;
}

export interface TableModel<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  readonly body: TableLines<Row>;
  /** The rows that answer to the filters, closed ones included: what a summary counts. */
  readonly counted: readonly Row[];
}

/** Puts columns and rows in their places: TanStack Table orders, hides, pins, sizes, filters, sorts and opens. */
export function useTableModel<Row extends AnyRow>(options: ModelOptions<Row>): TableModel<Row> {
  const { columns, rows, rowKey, childrenOf, arranging, hasDetail, before, expanded } = options;
  const features = useMemo(() => featuresOf(arranging), [arranging]);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const state = useModelState(options);
  const table = useTable<Features, Row>({
    features,
    data: rows,
    columns: definitions,
    state,
    getRowId: rowKey,
    ...(childrenOf && { getSubRows: childrenOf }),
    filterFromLeafRows: true,
    autoResetExpanded: false,
    autoResetSorting: false,
  });
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const placed = useMemo(
    () => placedColumns(columns, state.columnSizing, before, { start, center, end }),
    [columns, state.columnSizing, before, start, center, end],
  );
  const tree = childrenOf !== undefined;
  const filters = state.columnFilters.length > 0;
  // Asked for only where it has something to do: it makes an object of its own for every row.
  const held = tree || (arranging && (filters || state.sorting.length > 0));
  const shown = held ? table.getRowModel().rows : undefined;
  const body = useMemo(() => {
    if (shown && tree) return treeLines(shown, expanded);
    const ordered = shown?.map((row) => row.original) ?? rows;
    return flatLines(ordered, rowKey, hasDetail ? expanded : undefined);
  }, [shown, tree, rows, rowKey, hasDetail, expanded]);
  const filtered =
    arranging && (tree || filters) ? table.getFilteredRowModel().flatRows : undefined;
  const counted = useMemo(() => filtered?.map((row) => row.original) ?? rows, [filtered, rows]);
  return { placed, body, counted };
}

function useModelState<Row>(options: ModelOptions<Row>) {
  const { columns, choice, sort, filters, expanded } = options;
  return useMemo(
    () => ({
      ...columnState(columns, choice),
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
      expanded: Object.fromEntries([...expanded].map((key) => [key, true])),
    }),
    [columns, choice, sort, filters, expanded],
  );
}

/** What a person chose about the columns, as the state of the table: a locked column is never hidden. */
export function columnState<Row>(columns: readonly Column<Row>[], choice: ColumnChoice) {
  const ordered = orderColumns(columns, choice.order);
  const named = (edge: Column<Row>['fixed']) =>
    ordered.filter((column) => column.fixed === edge).map((column) => column.id);
  return {
    columnOrder: ordered.map((column) => column.id),
    columnVisibility: Object.fromEntries(
      columns.map(({ id, locked }) => [id, locked === true || !choice.hidden.includes(id)]),
    ),
    columnPinning: { start: named('start'), end: named('end') },
    columnSizing: Object.fromEntries(
      columns.flatMap(({ id, minWidth }) => {
        const width = choice.widths[id];
        return width === undefined ? [] : [[id, Math.max(width, minWidth ?? leastWidth)]];
      }),
    ),
  };
}

function definitionOf<Row extends AnyRow>(column: Column<Row>): ColumnDef<Features, Row> {
  const value = (row: Row) => (column.value ? column.value(row) : cellText(column, row));
  return {
    id: column.id,
    accessorFn: value,
    size: widthOf(column),
    minSize: 0,
    maxSize: Number.MAX_SAFE_INTEGER,
    enableSorting: column.sortable === true,
    enableColumnFilter: column.filter !== undefined,
    sortFn: (one, other) => compare(value(one.original), value(other.original)),
    filterFn: (row, _id, filter) => answers(value(row.original), filter),
  };
}

const words = new Intl.Collator('zh-CN', { numeric: true });

// What is not there is last when sorted up, as PostgreSQL sorts it.
function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return words.compare(String(one), String(other));
}

interface Sides<Row extends AnyRow> {
  readonly start: readonly ModelColumn<Features, Row>[];
  readonly center: readonly ModelColumn<Features, Row>[];
  readonly end: readonly ModelColumn<Features, Row>[];
}

function placedColumns<Row extends AnyRow>(
  columns: readonly Column<Row>[],
  widths: Readonly<Record<string, number>>,
  before: number,
  { start, center, end }: Sides<Row>,
): PlacedColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const place = (id: string, offset: number, edge: boolean): PlacedColumn<Row>[] => {
    const column = known.get(id);
    const width = widths[id];
    return column ? [{ ...column, ...(width !== undefined && { width }), offset, edge }] : [];
  };
  return [
    ...start.flatMap((one, at) =>
      place(one.id, before + one.getStart('start'), at === start.length - 1),
    ),
    ...center.flatMap((one) => place(one.id, 0, false)),
    ...end.flatMap((one, at) => place(one.id, one.getAfter('end'), at === 0)),
  ];
}

/** A row as the model holds it. */
export type HeldRow<Row extends AnyRow> = ModelRow<Features, Row>;
