import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton.tsx';
import { cellClass, cellStyle } from './cell-place.ts';
import type { PlacedColumn } from './columns.ts';
import css from './data-table.module.css';

interface SkeletonRowsProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Cells before the columns. */
  lead: number;
  filler: boolean;
  rows: number;
}

/** Grey rows while the first page loads. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement[] {
  return Array.from({ length: props.rows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else to be distinguished by
    <tr key={at} className={css.row}>
      {props.lead > 0 && <td colSpan={props.lead} />}
      {props.columns.map((column, index) => (
        <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
          <Skeleton width={`${40 + ((at * 17 + index * 29) % 45)}%`} />
        </td>
      ))}
      {props.filler && <td />}
    </tr>
  ));
}
