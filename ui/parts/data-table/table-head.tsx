import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { cellClass, cellStyle } from './cell-place.ts';
import { type ColumnChoice, nextSort, type PlacedColumn, type Sort } from './columns.ts';
import css from './data-table.module.css';
import { ResizeEdge } from './resize-edge.tsx';

interface TableHeadProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Keys of the rows on this page. */
  keys: readonly string[];
  selection?: ReadonlySet<string>;
  onSelect: (keys: readonly string[], on: boolean) => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  choice: ColumnChoice;
  onChoice?: (choice: ColumnChoice) => void;
  filler: boolean;
}

/** The head of a table; stays in sight. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement {
  const { columns, keys, selection, onSelect, filler } = props;
  const t = useUiTexts();
  const chosen = keys.filter((key) => selection?.has(key)).length;
  const state = chosen === 0 ? false : chosen === keys.length ? true : 'mixed';
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classNames(css.head, css.select)}>
            <Checkbox
              label={t('table.selectPage')}
              checked={state}
              disabled={keys.length === 0}
              onChange={(on) => onSelect(keys, on)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} {...props} column={column} />
        ))}
        {filler && <td className={css.head} />}
      </tr>
    </thead>
  );
}

function HeadCell<Row>(props: TableHeadProps<Row> & { column: PlacedColumn<Row> }): ReactElement {
  const { column, sort, onSort, choice, onChoice } = props;
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      className={classNames(css.head, cellClass(column))}
      style={cellStyle(column)}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          <span className={css.headText}>{column.header}</span>
          <Icon
            name={sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'sort'}
            size={12}
            className={sorted ? css.sorted : css.unsorted}
          />
        </button>
      ) : (
        <HeadWords column={column} />
      )}
      {onChoice && (
        <ResizeEdge
          column={column}
          onWidth={(width) =>
            onChoice({ ...choice, widths: { ...choice.widths, [column.id]: width } })
          }
        />
      )}
    </th>
  );
}

// A column of buttons has nothing to say to the eye, but a reader must hear what it is.
function HeadWords<Row>({ column }: { column: PlacedColumn<Row> }): ReactElement {
  const t = useUiTexts();
  if (column.header === '') return <VisuallyHidden>{t('table.actions')}</VisuallyHidden>;
  return <span className={css.headText}>{column.header}</span>;
}
