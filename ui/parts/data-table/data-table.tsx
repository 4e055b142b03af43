import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react';
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
import { type RowKeys, useRowKeys } from './use-row-keys.ts';

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
  const { label, rows, status = { kind: 'ready' }, selection, onSelection, onOpen } = props;
  const { placed, choice, before, filler } = usePlaces(props);
  const keys = rows.map(props.rowKey);
  const late = useDelayed(status.kind === 'loading');
  const shown = status.kind === 'failed' ? [] : rows;
  const walk = useRowKeys({ rows, keys, columns: placed, selection, onSelection, onOpen });
  const select = (chosen: readonly string[], on: boolean) =>
    selection && onSelection?.(togglePage(selection, chosen, on));
  return (
    <div
      className={css.box}
      data-loading={late && shown.length > 0}
      {...walk.box}
      {...(walk.active ? {} : scrolledByKeyboard(label))}
    >
      <table
        className={css.table}
        aria-label={label}
        aria-busy={status.kind === 'loading'}
        {...(walk.active && { role: 'grid', 'aria-multiselectable': before > 0 })}
        style={{ minWidth: total(placed) + before }}
      >
        <Widths columns={placed} before={before} filler={filler} />
        <TableHead
          {...props}
          columns={placed}
          keys={keys}
          onSelect={select}
          choice={choice}
          filler={filler}
        />
        <tbody>
          <Rows
            {...props}
            rows={shown}
            columns={placed}
            filler={filler}
            walk={walk}
            onSelect={select}
          />
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

// Which columns there are, and where. A column of its own fills what is left if none of them does.
function usePlaces<Row>({ columns, selection, choice = defaultChoice }: DataTableProps<Row>) {
  const before = selection === undefined ? 0 : selectWidth;
  const placed = useMemo(() => placeColumns(columns, choice, before), [columns, choice, before]);
  return { placed, choice, before, filler: placed.every((column) => column.width !== undefined) };
}

interface RowsProps<Row> extends DataTableProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  filler: boolean;
  walk: RowKeys;
  onSelect: (keys: readonly string[], on: boolean) => void;
}

function Rows<Row>(props: RowsProps<Row>): ReactElement[] {
  const { rows, rowKey, columns, selection, onSelect, onOpen, filler, walk } = props;
  return rows.map((row, at) => {
    const key = rowKey(row);
    return (
      <TableRow
        key={key}
        row={row}
        id={key}
        columns={columns}
        selected={selection?.has(key)}
        onSelect={onSelect}
        tabIndex={walk.tabIndex(at)}
        opens={onOpen !== undefined}
        filler={filler}
      />
    );
  });
}

// Rows that do nothing take no focus: then the box itself does, so that it can be scrolled without a pointer.
function scrolledByKeyboard(label: string): ComponentProps<'div'> {
  return { tabIndex: 0, role: 'region', 'aria-label': label };
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
