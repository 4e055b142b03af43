import { element } from '../dom/element.ts';
import { t } from '../texts/app-texts.ts';
import css from './table.module.css';

export interface TableView {
  /** Spoken name of the table. */
  readonly title: string;
  /** The first column names the row, the others are figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | Node)[])[];
}

/** A table of figures in a place of its own that scrolls, also by keyboard. */
export function table({ title, columns, rows }: TableView): HTMLElement {
  const head = columns.map((column) => element('th', { scope: 'col' }, column));
  const body = rows.map(([name = '', ...figures]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      ...figures.map((figure) => element('td', {}, figure)),
    ),
  );
  return element(
    'div',
    { class: css.scroll, role: 'region', 'aria-label': t('tableOf', { title }), tabindex: 0 },
    element(
      'table',
      { class: css.table, 'aria-label': title },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...body),
    ),
  );
}
