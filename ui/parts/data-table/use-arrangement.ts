import { type ReactNode, useMemo, useState } from 'react';
import { useStable } from '../use-stable.ts';
import { cardParts, fitsCards, useNarrow } from './cards.ts';
import {
  type AnyRow,
  defaultChoice,
  leadWidth,
  type PlacedColumn,
  type Sort,
  togglePage,
} from './columns.ts';
import type { DataTableProps } from './data-table.tsx';
import type { Filters } from './filters.ts';
import { useTableModel } from './table-model.ts';
import type { RowSettings } from './table-row.tsx';

// A value the caller keeps, or, without a way to tell the caller, the table itself.
function useKept<Value, Next extends Value = Value>(
  given: Value | undefined,
  onChange: ((value: Next) => void) | undefined,
  first: Value,
): readonly [Value, (value: Next) => void] {
  const [own, setOwn] = useState<Value>(first);
  return onChange ? [given ?? first, onChange] : [given ?? own, setOwn];
}

const noFilters: Filters = {};
const noneOpen: ReadonlySet<string> = new Set();

/** Everything a table knows before it is drawn: columns and rows in their places, and what happens to them. */
export function useArrangement<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { columns, rows, choice = defaultChoice, childrenOf, detail, arranging } = props;
  const [sort, onSort] = useKept<Sort | undefined, Sort>(props.sort, props.onSort, undefined);
  const [filters, onFilters] = useKept(props.filters, props.onFilters, noFilters);
  const [expanded, setExpanded] = useKept(props.expanded, props.onExpanded, noneOpen);
  const rowKey = useStable(props.rowKey);
  const unfolds = detail !== undefined && childrenOf === undefined;
  const lead = Number(unfolds) + Number(props.selection !== undefined);
  const model = useTableModel({
    columns,
    rows,
    rowKey,
    childrenOf,
    choice,
    sort,
    filters,
    expanded,
    arranging,
    hasDetail: detail !== undefined,
    before: lead * leadWidth,
  });
  const isFlat = detail === undefined && childrenOf === undefined;
  const inCards = useNarrow() && isFlat && fitsCards(model.placed, lead, model.body.lines.length);
  const settings = useSettings(props, model.placed, { unfolds, inCards }, (key, open) =>
    setExpanded(togglePage(expanded, [key], open)),
  );
  return {
    ...model,
    settings,
    choice,
    lead,
    sort,
    filters,
    onSort: arranging || props.onSort ? onSort : undefined,
    onFilters: arranging || props.onFilters ? onFilters : undefined,
  };
}

// The same object until something about all rows changes, so that a row is drawn again only for its own sake.
function useSettings<Row extends AnyRow>(
  props: DataTableProps<Row>,
  columns: readonly PlacedColumn<Row>[],
  { unfolds, inCards }: { readonly unfolds: boolean; readonly inCards: boolean },
  unfold: (key: string, open: boolean) => void,
): RowSettings<Row> {
  const { childrenOf, detail, onOpen } = props;
  const selects = props.selection !== undefined;
  const onSelect = useStable((keys: readonly string[], on: boolean) => {
    if (props.selection) props.onSelection?.(togglePage(props.selection, keys, on));
  });
  const onUnfold = useStable(unfold);
  const drawDetail = useStable((row: Row): ReactNode => detail?.(row));
  const opens = onOpen !== undefined;
  const tree = childrenOf !== undefined;
  return useMemo(() => {
    const role = tree ? 'treegrid' : selects || opens || unfolds ? 'grid' : 'table';
    const filler = columns.every((column) => column.width !== undefined);
    return {
      columns,
      role,
      selects,
      unfolds,
      filler,
      opens,
      onSelect,
      onUnfold,
      detail: drawDetail,
      cards: inCards ? cardParts(columns) : undefined,
    };
  }, [columns, tree, selects, opens, unfolds, inCards, onSelect, onUnfold, drawDetail]);
}
