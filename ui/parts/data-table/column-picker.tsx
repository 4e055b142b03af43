import type { ReactElement } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Popover } from '../popover.tsx';
import css from './column-picker.module.css';
import {
  type Column,
  type ColumnChoice,
  defaultChoice,
  moveColumn,
  orderColumns,
} from './columns.ts';
import { useTableTexts } from './texts/table-texts.ts';

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  /** What "back to default" gives; every column by default. */
  usual?: ColumnChoice;
  /** Called with every change; the caller remembers it. */
  onChoice: (choice: ColumnChoice) => void;
}

/** The button that chooses which columns a table shows and in which order. */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>): ReactElement {
  const { columns, choice, usual = defaultChoice, onChoice } = props;
  const t = useTableTexts();
  function show(id: string, on: boolean): void {
    const others = choice.hidden.filter((hidden) => hidden !== id);
    onChoice({ ...choice, hidden: on ? others : [...others, id] });
  }
  function move(id: string, to: string | undefined): void {
    if (to !== undefined) onChoice({ ...choice, order: moveColumn(columns, choice.order, id, to) });
  }
  const named = orderColumns(columns, choice.order).filter((column) => column.header !== '');
  return (
    <Popover
      label={t('table.columns')}
      placement="bottom-end"
      trigger={<IconButton icon="columns" variant="default" label={t('table.columns')} />}
    >
      <ul className={css.list}>
        {named.map((column, at) => (
          <li key={column.id} className={css.line}>
            <Checkbox
              checked={column.locked || !choice.hidden.includes(column.id)}
              disabled={column.locked ?? false}
              onChange={(on) => show(column.id, on)}
            >
              {column.header}
            </Checkbox>
            <span>
              <IconButton
                icon="arrow-up"
                size="sm"
                label={t('table.moveUp', { column: column.header })}
                disabled={at === 0}
                onClick={() => move(column.id, named[at - 1]?.id)}
              />
              <IconButton
                icon="arrow-down"
                size="sm"
                label={t('table.moveDown', { column: column.header })}
                disabled={at === named.length - 1}
                onClick={() => move(column.id, named[at + 1]?.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" wide onClick={() => onChoice(usual)}>
        {t('table.allColumns')}
      </Button>
    </Popover>
  );
}
