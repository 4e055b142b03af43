import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Button, IconButton } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Popover } from '../popover.tsx';
import css from './column-picker.module.css';
import { type Column, type ColumnChoice, defaultChoice } from './columns.ts';

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  /** What "back to default" gives; every column by default. */
  usual?: ColumnChoice;
  /** Called with every change; the caller remembers it. */
  onChoice: (choice: ColumnChoice) => void;
}

/** The button that chooses which columns a table shows. */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>): ReactElement {
  const { columns, choice, usual = defaultChoice, onChoice } = props;
  const t = useUiTexts();
  function show(id: string, on: boolean): void {
    const others = choice.hidden.filter((hidden) => hidden !== id);
    onChoice({ ...choice, hidden: on ? others : [...others, id] });
  }
  return (
    <Popover
      label={t('table.columns')}
      placement="bottom-end"
      trigger={<IconButton icon="columns" variant="default" label={t('table.columns')} />}
    >
      <div className={css.list}>
        {columns
          .filter((column) => column.header !== '')
          .map((column) => (
            <Checkbox
              key={column.id}
              checked={column.locked || !choice.hidden.includes(column.id)}
              disabled={column.locked ?? false}
              onChange={(on) => show(column.id, on)}
            >
              {column.header}
            </Checkbox>
          ))}
      </div>
      <Button variant="quiet" size="sm" wide onClick={() => onChoice(usual)}>
        {t('table.allColumns')}
      </Button>
    </Popover>
  );
}
