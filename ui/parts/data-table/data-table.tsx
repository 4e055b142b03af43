import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { EmptyState, ErrorState } from '../states.tsx';
import { useDelayed } from '../use-delayed.ts';
import {
  type Column,
  type ColumnChoice,
  defaultChoice,
  type PlacedColumn,
  placeColumns,
  type Sort,
  selectWidth,
  type TableStatus,
  togglePage,
  total,
} from './columns.ts';
import css from './data-table.module.css';
import { TableHead } from './table-head.tsx';
import { SkeletonRows, TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface DataTableProps<Row> {
  /** Spoken name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  status?: TableStatus;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Keys of the selected rows, those of other pages included. */
  selection?: ReadonlySet<string>;
  onSelection?: (selection: ReadonlySet<string>) => void;
  /** A click on a row, or Enter. */
  onOpen?: (row: Row) => void;
  /** Which columns are hidden and how wide they are; with `onChoice` their edges can be dragged. */
  choice?: ColumnChoice;
  onChoice?: (choice: ColumnChoice) => void;
  /** Takes the place of the usual "nothing here yet". */
  empty?: ReactNode;
  onRetry?: () => void;
  /** Rows the skeleton shows; 10 by default. */
  expected?: number;
}

/**
 * A table that scrolls inside the height it is given. Rows are walked with the arrow keys, selected with Space, opened
 * with Enter and copied with Ctrl+C.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const {
    label,
    columns,
    rows,
    rowKey,
    status = { kind: 'ready' },
    selection,
    onSelection,
  } = props;
  const choice = props.choice ?? defaultChoice;
  const before = selection === undefined ? 0 : selectWidth;
  const placed = useMemo(() => placeColumns(columns, choice, before), [columns, choice, before]);
  const keys = rows.map(rowKey);
  const late = useDelayed(status.kind === 'loading');
  const shown = status.kind === 'failed' ? [] : rows;
  const filler = placed.every((column) => column.width !== undefined);
  const walk = useRowKeys({
    rows,
    keys,
    columns: placed,
    selection,
    onSelection,
    onOpen: props.onOpen,
  });
  const select = (chosen: readonly string[], on: boolean) =>
    selection && onSelection?.(togglePage(selection, chosen, on));
  return (
    <div className={css.box} data-loading={late && shown.length > 0} {...walk.box}>
      <table
        className={css.table}
        aria-label={label}
        aria-busy={status.kind === 'loading'}
        {...(walk.active && { role: 'grid', 'aria-multiselectable': before > 0 })}
        style={{ minWidth: total(placed) + before }}
      >
        <Widths columns={placed} before={before} filler={filler} />
        <TableHead
          columns={placed}
          keys={keys}
          selection={selection}
          onSelect={select}
          sort={props.sort}
          onSort={props.onSort}
          choice={choice}
          onChoice={props.onChoice}
          filler={filler}
        />
        <tbody>
          {shown.map((row, at) => (
            <TableRow
              key={keys[at]}
              row={row}
              id={keys[at] ?? ''}
              columns={placed}
              selected={selection?.has(keys[at] ?? '')}
              onSelect={select}
              tabIndex={walk.tabIndex(at)}
              opens={props.onOpen !== undefined}
              filler={filler}
            />
          ))}
          {late && shown.length === 0 && (
            <SkeletonRows
              columns={placed}
              selects={before > 0}
              filler={filler}
              rows={props.expected ?? 10}
            />
          )}
        </tbody>
      </table>
      <BelowRows {...props} status={status} />
    </div>
  );
}

// What stands where rows would: why there are none.
function BelowRows<Row>(props: DataTableProps<Row> & { status: TableStatus }): ReactNode {
  const { status, rows, empty, onRetry } = props;
  if (status.kind === 'failed') return <ErrorState hint={status.msg} onRetry={onRetry} />;
  return status.kind === 'ready' && rows.length === 0 && (empty ?? <EmptyState />);
}

interface WidthsProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  before: number;
  filler: boolean;
}

function Widths<Row>({ columns, before, filler }: WidthsProps<Row>): ReactElement {
  return (
    <colgroup>
      {before > 0 && <col style={{ width: before }} />}
      {columns.map((column) => (
        <col key={column.id} style={columnStyle(column)} />
      ))}
      {filler && <col />}
    </colgroup>
  );
}

function columnStyle<Row>(column: PlacedColumn<Row>): CSSProperties {
  return column.width === undefined ? {} : { width: column.width };
}
