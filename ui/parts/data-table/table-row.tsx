import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { cellClass, cellStyle } from './cell-place.ts';
import type { PlacedColumn } from './columns.ts';
import css from './data-table.module.css';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly PlacedColumn<Row>[];
  /** Nothing where rows cannot be selected. */
  selected: boolean | undefined;
  onSelect: (keys: readonly string[], on: boolean) => void;
  tabIndex: 0 | -1 | undefined;
  /** Whether a click opens it. */
  opens: boolean;
  filler: boolean;
}

/** One row. Clicks and keys are heard by the table as a whole. */
export function TableRow<Row>(props: TableRowProps<Row>): ReactElement {
  const { row, id, columns, selected, onSelect, tabIndex, opens, filler } = props;
  const t = useUiTexts();
  return (
    <tr
      className={classNames(css.row, opens && css.opens)}
      data-row={id}
      tabIndex={tabIndex}
      aria-selected={selected}
    >
      {selected !== undefined && (
        <td className={css.select}>
          <Checkbox
            label={t('table.selectRow')}
            checked={selected}
            onChange={(on) => onSelect([id], on)}
          />
        </td>
      )}
      {columns.map((column) => {
        const cell = column.cell(row);
        return (
          <td
            key={column.id}
            className={cellClass(column)}
            style={cellStyle(column)}
            title={typeof cell === 'string' ? cell : undefined}
          >
            {cell}
          </td>
        );
      })}
      {filler && <td />}
    </tr>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  selects: boolean;
  filler: boolean;
  rows: number;
}

/** Grey rows while the first page loads. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement[] {
  return Array.from({ length: props.rows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else to be told apart by
    <tr key={at} className={css.row}>
      {props.selects && <td className={css.select} />}
      {props.columns.map((column, index) => (
        <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
          <Skeleton width={`${40 + ((at * 17 + index * 29) % 45)}%`} />
        </td>
      ))}
      {props.filler && <td />}
    </tr>
  ));
}
