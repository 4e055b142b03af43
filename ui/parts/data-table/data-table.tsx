import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import { DeniedState, EmptyState, ErrorState } from '../states.tsx';
import { tellWhenCut } from '../tell-when-cut.ts';
import { useDelayed } from '../use-delayed.ts';
import type { Arranging } from './arranging.ts';
import cards from './cards.module.css';
import {
  type AnyRow,
  type Column,
  type ColumnChoice,
  leadWidth,
  type PlacedColumn,
  type Sort,
  type TableStatus,
  total,
} from './columns.ts';
import css from './data-table.module.css';
import type { Filters } from './filters.ts';
import { noLines, type TableLines } from './lines.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { AllLines, drawnWhole, ManyLines } from './table-lines.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface DataTableProps<Row> {
  /** Spoken name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  status?: TableStatus;
  /** `arranging` of `arranging.ts`: it sorts and filters the rows itself, all of which it was given; else the caller does, page by page. */
  arranging?: Arranging;
  /** What it is sorted by. A table that arranges its rows keeps it itself without `onSort`. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** What it is filtered by, in the heads of the columns with a `filter`. Kept by itself as `sort` is. */
  filters?: Filters;
  onFilters?: (filters: Filters) => void;
  /** Makes it a tree: the rows below a row. Needs `arranging`. */
  childrenOf?: (row: Row) => readonly Row[] | undefined;
  /** What unfolds below a row. */
  detail?: (row: Row) => ReactNode;
  /** Keys of the rows that are open; with `onExpanded` the caller keeps them. */
  expanded?: ReadonlySet<string>;
  onExpanded?: (expanded: ReadonlySet<string>) => void;
  /** Keys of the selected rows, those of other pages included. */
  selection?: ReadonlySet<string>;
  onSelection?: (selection: ReadonlySet<string>) => void;
  /** A click on a row, or Enter. */
  onOpen?: (row: Row) => void;
  /** Which columns are hidden, how wide they are and in which order; with `onChoice` their heads can be dragged. */
  choice?: ColumnChoice;
  onChoice?: (choice: ColumnChoice) => void;
  /** Takes the place of the usual "nothing here yet". */
  empty?: ReactNode;
  onRetry?: () => void;
  /** Rows the skeleton shows; 10 by default. */
  expected?: number;
}

/**
 * A table that scrolls inside the height it is given and draws only what is in sight, so 100,000 rows are no burden.
 * Rows and cells are walked with the keys of the WAI-ARIA treegrid, selected with Space, opened with Enter and copied
 * with Ctrl+C.
 */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>): ReactElement {
  const { label, status = { kind: 'ready' }, selection } = props;
  const box = useRef<HTMLDivElement>(null);
  const table = useArrangement(props);
  const { body: all, placed, settings, lead } = table;
  const late = useDelayed(status.kind === 'loading');
  const { lines, rows }: TableLines<Row> = hasNoLines(status) ? noLines : all;
  const walk = useGridKeys({
    box,
    rows,
    columns: placed,
    onUnfold: settings.onUnfold,
    selection,
    onSelection: props.onSelection,
    onOpen: props.onOpen,
  });
  const active = settings.role !== 'table';
  const inCards = settings.cards !== undefined;
  const frame = { columns: placed, lead, filler: settings.filler };
  const span = placed.length + lead + Number(settings.filler);
  const whole = inCards || lines.length <= drawnWhole;
  const body = { lines, settings, selection, span, place: active ? walk.place : undefined };
  return (
    <div
      ref={box}
      className={classNames(css.box, inCards && cards.cards)}
      style={paddingOf(placed, lead)}
      data-loading={late && lines.length > 0}
      {...walk.listeners}
      {...(active ? {} : scrolledByKeyboard(label))}
    >
      <table
        {...tellWhenCut}
        className={css.table}
        aria-label={label}
        aria-busy={status.kind === 'loading'}
        aria-rowcount={whole ? undefined : lines.length + 1}
        data-moves={all.lines.length < drawnWhole}
        {...(active && { role: settings.role, 'aria-multiselectable': settings.selects })}
        style={inCards ? {} : { minWidth: total(placed) + lead * leadWidth }}
      >
        <Widths {...frame} />
        <Head props={props} table={table} />
        <tbody>
          {whole ? <AllLines {...body} /> : <ManyLines {...body} box={box} />}
          {late && lines.length === 0 && <SkeletonRows {...frame} rows={props.expected ?? 10} />}
        </tbody>
        {lines.length > 0 && <TableFoot {...frame} rows={table.counted} />}
      </table>
      <BelowRows
        {...props}
        status={status}
        none={all.lines.length === 0}
        filtered={Object.keys(table.filters).length > 0}
      />
    </div>
  );
}

interface HeadProps<Row extends AnyRow> {
  props: DataTableProps<Row>;
  table: ReturnType<typeof useArrangement<Row>>;
}

function Head<Row extends AnyRow>({ props, table }: HeadProps<Row>): ReactElement {
  const { body, settings, placed } = table;
  const { rows } = body;
  const { selection } = props;
  const state = useMemo(() => {
    const chosen = selection ? rows.keys().filter((key) => selection.has(key)).length : 0;
    return chosen === 0 ? false : chosen === rows.length ? true : 'mixed';
  }, [rows, selection]);
  return (
    <TableHead
      {...{ ...table, all: props.columns, columns: placed, state, onChoice: props.onChoice }}
      unfolds={settings.unfolds}
      selects={settings.selects}
      filler={settings.filler}
      empty={rows.length === 0}
      onSelectPage={(on) => settings.onSelect(rows.keys(), on)}
    />
  );
}

// Rows that do nothing take no focus: then the box itself does, so that it can be scrolled without a pointer.
function scrolledByKeyboard(label: string): ComponentProps<'div'> {
  return { tabIndex: 0, role: 'region', 'aria-label': label };
}

// What takes the focus is scrolled clear of the fixed columns.
function paddingOf<Row>(columns: readonly PlacedColumn<Row>[], lead: number): CSSProperties {
  const fixed = (edge: 'start' | 'end') => total(columns.filter((one) => one.fixed === edge));
  return {
    scrollPaddingInline: `${fixed('start') + lead * leadWidth}px ${fixed('end')}px`,
  };
}

function hasNoLines({ kind }: TableStatus): boolean {
  return kind === 'failed' || kind === 'denied';
}

interface BelowRowsProps<Row> extends DataTableProps<Row> {
  status: TableStatus;
  none: boolean;
  filtered: boolean;
}

// What stands where rows would: why there are none.
function BelowRows<Row>(props: BelowRowsProps<Row>): ReactNode {
  const { status, none, filtered, empty, onRetry } = props;
  const t = useUiTexts();
  if (status.kind === 'failed') return <ErrorState hint={status.msg} onRetry={onRetry} />;
  if (status.kind === 'denied') return <DeniedState />;
  if (status.kind !== 'ready' || !none) return null;
  if (filtered) return <EmptyState icon="search" title={t('empty.filtered')} />;
  return empty ?? <EmptyState />;
}

interface WidthsProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  lead: number;
  filler: boolean;
}

function Widths<Row>({ columns, lead, filler }: WidthsProps<Row>): ReactElement {
  return (
    <colgroup>
      {lead > 0 && <col span={lead} style={{ width: leadWidth }} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={width === undefined ? {} : { width }} />
      ))}
      {filler && <col />}
    </colgroup>
  );
}
