import { type DragEvent, lazy, type ReactElement, Suspense } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { cellClass, cellStyle } from './cell-place.ts';
import {
  type Column,
  type ColumnChoice,
  leadWidth,
  moveColumn,
  nextSort,
  type PlacedColumn,
  type Sort,
} from './columns.ts';
import css from './data-table.module.css';
import { type Filters, withFilter } from './filters.ts';
import { ResizeEdge } from './resize-edge.tsx';
import { HeadText, SortButton } from './sort-button.tsx';
import { useTableTexts } from './texts/table-texts.ts';

// Most tables filter beside themselves: only one with filters in its head loads them.
const FilterButton = lazy(() =>
  import('./filter-button.tsx').then((module) => ({ default: module.FilterButton })),
);

interface TableHeadProps<Row> {
  /** Every column, those hidden included. */
  all: readonly Column<Row>[];
  columns: readonly PlacedColumn<Row>[];
  unfolds: boolean;
  selects: boolean;
  /** Whether the rows on this page are selected. */
  state: boolean | 'mixed';
  empty: boolean;
  onSelectPage: (on: boolean) => void;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  filters: Filters;
  onFilters: ((filters: Filters) => void) | undefined;
  choice: ColumnChoice;
  onChoice: ((choice: ColumnChoice) => void) | undefined;
  filler: boolean;
}

/** The head of a table; stays in sight. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement {
  const { columns, unfolds, selects, filler } = props;
  const t = useTableTexts();
  return (
    <thead>
      <tr>
        {unfolds && (
          <th
            scope="col"
            className={classNames(css.head, css.lead)}
            style={{ insetInlineStart: 0 }}
          >
            <VisuallyHidden>{t('table.unfold')}</VisuallyHidden>
          </th>
        )}
        {selects && (
          <th
            scope="col"
            className={classNames(css.head, css.lead)}
            style={{ insetInlineStart: unfolds ? leadWidth : 0 }}
            data-sorts
          >
            <Checkbox
              label={t('table.selectPage')}
              checked={props.state}
              disabled={props.empty}
              onChange={props.onSelectPage}
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
  const { column, sort, onSort, filters, onFilters, choice, onChoice } = props;
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const { filter } = column;
  return (
    <th
      scope="col"
      className={classNames(css.head, cellClass(column))}
      style={cellStyle(column)}
      data-sorts={(column.sortable && onSort !== undefined) || undefined}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      {...(onChoice && column.header !== '' && dragging(props))}
    >
      <span className={css.headLine}>
        {column.sortable && onSort ? (
          <SortButton
            header={column.header}
            sorted={sorted}
            onSort={() => onSort(nextSort(sort, column.id))}
          />
        ) : (
          <HeadWords column={column} />
        )}
        {filter && onFilters && (
          <Suspense>
            <FilterButton
              header={column.header}
              filter={filter}
              value={filters[column.id]}
              onChange={(value) => onFilters(withFilter(filters, column.id, value))}
            />
          </Suspense>
        )}
      </span>
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

const dragType = 'application/x-table-column';

// A head is dragged onto another to take its place; the keyboard does the same in the column picker.
function dragging<Row>(props: TableHeadProps<Row> & { column: PlacedColumn<Row> }) {
  const { all, column, choice, onChoice } = props;
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(dragType, column.id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const moved = event.dataTransfer.getData(dragType);
      if (moved === '' || moved === column.id) return;
      event.preventDefault();
      onChoice?.({ ...choice, order: moveColumn(all, choice.order, moved, column.id) });
    },
  };
}

function HeadWords<Row>({ column }: { column: PlacedColumn<Row> }): ReactElement {
  const t = useTableTexts();
  return <HeadText>{column.header || t('table.actions')}</HeadText>;
}
