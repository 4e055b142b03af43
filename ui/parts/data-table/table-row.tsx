import { memo, type ReactElement, type ReactNode } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { cellClass, cellStyle } from './cell-place.ts';
import { type CardPart, leadWidth, type PlacedColumn } from './columns.ts';
import css from './data-table.module.css';
import type { Line } from './lines.ts';
import { useTableTexts } from './texts/table-texts.ts';

/** What all rows of one table have in common. */
export interface RowSettings<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly role: 'table' | 'grid' | 'treegrid';
  readonly selects: boolean;
  /** Whether a column of its own opens what is below a row. */
  readonly unfolds: boolean;
  /** Whether a column of its own takes what is left of the width. */
  readonly filler: boolean;
  /** Whether a click opens a row. */
  readonly opens: boolean;
  readonly detail: ((row: Row) => ReactNode) | undefined;
  /** The part of each column where rows are drawn as cards. */
  readonly cards: ReadonlyMap<string, CardPart> | undefined;
  readonly onSelect: (keys: readonly string[], on: boolean) => void;
  readonly onUnfold: (key: string, open: boolean) => void;
}

interface TableRowProps<Row> {
  line: Line<Row>;
  /** Place among all rows of the table, from 1 with the head; only told where not all are drawn. */
  index: number | undefined;
  settings: RowSettings<Row>;
  selected: boolean;
  /** The cell in the tab order, -1 for the row itself; nothing where that is in another row. */
  active: number | undefined;
}

/** Pixels a tree's row stands in from the one it is below (specification §9). */
const indent = 16;

function RowView<Row>({ line, index, settings, selected, active }: TableRowProps<Row>) {
  const { columns, role, selects, unfolds, filler, opens } = settings;
  const t = useTableTexts();
  const lead = Number(unfolds) + Number(selects);
  const focusable = (cell: number) => (active === undefined ? undefined : cell === active ? 0 : -1);
  return (
    <tr
      className={classNames(css.row, opens && css.opens)}
      data-row={line.key}
      tabIndex={role === 'table' ? undefined : active === -1 ? 0 : -1}
      aria-rowindex={index}
      aria-selected={selects ? selected : undefined}
      {...(role === 'treegrid' && treeProps(line))}
    >
      {unfolds && (
        <td className={css.lead} style={{ insetInlineStart: 0 }} tabIndex={focusable(0)}>
          <Twist line={line} onUnfold={settings.onUnfold} />
        </td>
      )}
      {selects && (
        <td
          className={css.lead}
          style={{ insetInlineStart: unfolds ? leadWidth : 0 }}
          data-card={settings.cards && 'lead'}
          tabIndex={focusable(lead - 1)}
        >
          <Checkbox
            label={t('table.selectRow')}
            checked={selected}
            onChange={(on) => settings.onSelect([line.key], on)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          column={column}
          line={line}
          part={settings.cards?.get(column.id)}
          tabIndex={focusable(at + lead)}
          twist={
            role === 'treegrid' &&
            at === 0 && <Twist line={line} onUnfold={settings.onUnfold} indented />
          }
        />
      ))}
      {filler && <td role={role === 'table' ? undefined : 'presentation'} />}
    </tr>
  );
}

/** One row. Clicks and keys are heard by the table as a whole; drawn again only when something of its own changes. */
// The library's type of a memoised part forgets that the part is generic.
export const TableRow = memo(RowView) as typeof RowView;

function treeProps<Row>({ level, position, siblings, open }: Line<Row>) {
  return {
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': siblings,
    'aria-expanded': open,
  };
}

interface CellProps<Row> {
  column: PlacedColumn<Row>;
  line: Line<Row>;
  part: CardPart | undefined;
  tabIndex: number | undefined;
  twist: ReactNode;
}

function Cell<Row>({ column, line, part, tabIndex, twist }: CellProps<Row>): ReactElement {
  const cell = column.cell(line.row);
  return (
    <td
      className={cellClass(column)}
      style={cellStyle(column)}
      tabIndex={tabIndex}
      data-cell={column.id}
      data-card={part}
      data-label={part === 'field' ? column.header : undefined}
      title={typeof cell === 'string' ? cell : undefined}
    >
      {twist}
      {column.lines === 2 ? <span className={css.twoLines}>{cell}</span> : cell}
    </td>
  );
}

interface TwistProps<Row> {
  line: Line<Row>;
  onUnfold: (key: string, open: boolean) => void;
  indented?: boolean;
}

// The arrow of a row that opens. Its row tells a screen reader of a tree whether it is open.
function Twist<Row>({ line, onUnfold, indented = false }: TwistProps<Row>): ReactElement {
  const t = useTableTexts();
  const style = indented ? { marginInlineStart: (line.level - 1) * indent } : undefined;
  if (line.open === undefined) return <span className={css.twist} style={style} />;
  return (
    <button
      type="button"
      className={css.twist}
      style={style}
      tabIndex={-1}
      aria-label={t(line.open ? 'table.fold' : 'table.unfold')}
      aria-expanded={line.open}
      onClick={() => onUnfold(line.key, !line.open)}
    >
      <Icon name="chevron-right" size={12} />
    </button>
  );
}
