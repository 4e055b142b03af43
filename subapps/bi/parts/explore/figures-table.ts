import { changeWords, headingWords } from '#ui/figures/describe.ts';
import { writeCell } from '#ui/figures/figures-option.ts';
import type { Member } from '#ui/figures/grid-of.ts';
import { type FigureLine, type FigureSort, nextSort, tableOf } from '#ui/figures/table-of.ts';
import { figureWords } from '#ui/figures/texts/figures-texts.ts';
import { changeOf } from '#ui/figures/write-figure.ts';
import { button, element } from '../../dom/element.ts';
import { icon } from '../../dom/icon.ts';
import { t } from '../../texts/app-texts.ts';
import { iconButton, linkButton } from '../controls.ts';
import tableCss from '../table.module.css';
import css from './figures-table.module.css';
import { intoOf, type Shown } from './shown.ts';

/** The figures of an answer as a table, its totals last. */
export function table(
  shown: Shown,
  sort: FigureSort | null,
  onSort: (sort: FigureSort | null) => void,
): HTMLElement {
  const { figures } = shown;
  const { heads, columns, lines } = tableOf(figures, sort);
  const title = figures.measures.map(({ label }) => label).join(figureWords('editor.comma'));
  const head = [
    ...(heads.length === 0 ? [element('td', {})] : []),
    ...heads.map((one) => element('th', { scope: 'col', class: css.name }, one)),
    ...columns.map((column, at) => {
      const direction = sort?.column === at ? sort.direction : undefined;
      return element(
        'th',
        { scope: 'col', 'aria-sort': direction && `${direction}ending` },
        button(
          { class: css.sort, 'data-key': `sort ${at}` },
          () => onSort(nextSort(at, direction)),
          headingWords(figureWords, column),
          icon(direction === 'asc' ? 'arrow-up' : direction ? 'arrow-down' : 'sort', 12),
        ),
      );
    }),
  ];
  return element(
    'div',
    { class: tableCss.scroll, role: 'region', 'aria-label': t('tableOf', { title }), tabindex: 0 },
    element(
      'table',
      { class: `${tableCss.table} ${css.table}`, 'aria-label': title },
      element('thead', {}, element('tr', {}, ...head, element('td', {}))),
      element('tbody', {}, ...lines.map((one) => line(shown, one, columns))),
    ),
  );
}

function line(
  shown: Shown,
  { key, names, cells, row, isTotal }: FigureLine,
  columns: ReturnType<typeof tableOf>['columns'],
): HTMLElement {
  const drill = row?.drill ?? null;
  const label =
    names.map((name) => name?.label ?? figureWords('total')).join(' · ') || figureWords('total');
  const figures = columns.map(({ measure }, at) => {
    const cell = cells[at];
    const change = changeOf(cell, measure.unit);
    return element(
      'td',
      {},
      writeCell(cell, measure.unit),
      change !== null &&
        element('span', { class: css.change }, changeWords(figureWords, change, measure.unit)),
    );
  });
  const heads = names.length === 0 ? [null] : names;
  return element(
    'tr',
    { class: isTotal && css.total },
    ...heads.map((name, at) =>
      element('th', { scope: 'row', class: css.name }, nameOf(shown, at, name, key)),
    ),
    ...figures,
    element(
      'td',
      { class: css.tools },
      drill !== null &&
        iconButton('list', figureWords('drill', { name: label }), `drill ${key}`, () =>
          shown.host.onDrill(drill),
        ),
    ),
  );
}

function nameOf(shown: Shown, at: number, name: Member | null, key: string): string | HTMLElement {
  if (name === null) return figureWords('total');
  const into = intoOf(shown, at, name);
  if (into === null) return name.label;
  return linkButton(
    name.label,
    figureWords('into', { name: name.label }),
    `into ${at} ${key}`,
    into,
  );
}
