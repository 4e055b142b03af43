import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { cellClass, cellStyle } from './cell-place.ts';
import type { PlacedColumn } from './columns.ts';
import css from './data-table.module.css';
import { useTableTexts } from './texts/table-texts.ts';

interface TableFootProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  /** Cells before the columns. */
  lead: number;
  filler: boolean;
}

/** The summary of all rows; stays in sight at the bottom. */
export function TableFoot<Row>(props: TableFootProps<Row>): ReactElement | null {
  const { columns, rows, lead, filler } = props;
  const t = useTableTexts();
  if (columns.every((column) => column.summary === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {lead > 0 && (
          <td
            className={classNames(css.foot, css.lead)}
            style={{ insetInlineStart: 0 }}
            colSpan={lead}
          />
        )}
        {columns.map((column, at) => (
          <td
            key={column.id}
            className={classNames(css.foot, cellClass(column))}
            style={cellStyle(column)}
          >
            {column.summary ? column.summary(rows) : at === 0 && t('table.total')}
          </td>
        ))}
        {filler && <td className={css.foot} />}
      </tr>
    </tfoot>
  );
}
