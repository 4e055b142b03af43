import { atom, type WritableAtom } from 'nanostores';
import { locale } from '#ui/texts/locale.ts';
import { type ChartView, createChart } from '../charts/chart.ts';
import { draw } from '../dom/draw.ts';
import { element } from '../dom/element.ts';
import { watch } from '../dom/watch.ts';
import type { ResourceStore } from '../stores/resource.ts';
import { t } from '../texts/app-texts.ts';
import { quietButton } from './controls.ts';
import css from './panel.module.css';
import { chartSkeleton, deniedState, emptyState, failedState } from './state.ts';
import { type TableView, table } from './table.ts';

/** One colour of a chart: the accent, or the calm one beside it. */
export interface LegendEntry {
  readonly colour: 'accent' | 'calm';
  readonly words: string;
}

/** What one panel shows of a value; every word is asked for again when the language changes. */
export interface PanelView {
  readonly title: string;
  /** What a click does, or how the figure is made. */
  readonly hint: string;
  /** A figure beside the title. */
  readonly aside?: string | undefined;
  /** A sentence under the chart. */
  readonly note?: string | undefined;
  /** The colours of the chart and what they stand for, in the order they are drawn in. */
  readonly legend?: readonly LegendEntry[];
  readonly isEmpty: boolean;
  readonly chart: ChartView;
  readonly table: TableView;
  readonly actions?: readonly HTMLElement[];
}

/** What a panel needs: where its value comes from and how it is shown. */
export interface PanelSource<Value> {
  /** Unique on the page. */
  readonly name: string;
  readonly title: () => string;
  readonly resource: Pick<ResourceStore<never, Value>, 'get' | 'listen' | 'retry'>;
  readonly view: (value: Value) => PanelView;
}

/** A panel in the page; `repaint` is asked for after the theme changed. */
export interface Panel {
  readonly root: HTMLElement;
  repaint(): void;
  /** Whether a link led to this panel: it is brought into sight and stands out. */
  mark(wanted: boolean): void;
}

/** A titled chart that can be read as a table, in every state its value can be in. */
export function createPanel<Value>({ name, title, resource, view }: PanelSource<Value>): Panel {
  const $reading = atom<'chart' | 'table'>('chart');
  const chart = createChart();
  const titleId = `${name}-title`;
  const head = element('div', { class: css.head });
  const body = element('div', { class: css.body, tabindex: -1 });
  const root = element('section', { class: css.panel, 'aria-labelledby': titleId }, head, body);

  function showReady(shown: PanelView, fresh: boolean): void {
    const toggle = readingToggle($reading, titleId);
    draw(head, heading(titleId, shown.title), ...besideTitle(shown, toggle));
    body.setAttribute('aria-busy', String(!fresh));
    if (shown.isEmpty) draw(body, emptyState());
    else if ($reading.get() === 'table') draw(body, tableOf(shown));
    else {
      draw(body, ...aroundChart(shown, chart.root));
      chart.show(shown.chart);
    }
  }

  watch([resource, $reading, locale], () => {
    const now = resource.get();
    if (now.state === 'ready') {
      showReady(view(now.value), now.fresh);
      return;
    }
    draw(head, heading(titleId, title()));
    if (now.state === 'loading') draw(body, chartSkeleton());
    else if (now.state === 'denied') draw(body, deniedState());
    else
      draw(
        body,
        failedState(now.words, () => void resource.retry()),
      );
  });

  function mark(wanted: boolean): void {
    root.toggleAttribute('data-wanted', wanted);
    if (wanted) root.scrollIntoView({ block: 'nearest' });
  }

  return { root, repaint: chart.repaint, mark };
}

function heading(id: string, words: string): HTMLElement {
  return element('h2', { id, class: css.title }, words);
}

function readingToggle($reading: WritableAtom<'chart' | 'table'>, titleId: string): HTMLElement {
  const asTable = $reading.get() === 'table';
  const toggle = quietButton(
    asTable ? t('asChart') : t('asTable'),
    () => $reading.set(asTable ? 'chart' : 'table'),
    { key: 'reading', sign: asTable ? 'chart' : 'list' },
  );
  toggle.setAttribute('aria-describedby', titleId);
  return toggle;
}

function besideTitle(shown: PanelView, toggle: HTMLElement): (HTMLElement | false)[] {
  return [
    shown.aside !== undefined && element('span', { class: css.aside }, shown.aside),
    element('span', { class: css.space }),
    ...(shown.isEmpty ? [] : [...(shown.actions ?? []), toggle]),
  ];
}

function aroundChart(shown: PanelView, chart: HTMLElement): (HTMLElement | false)[] {
  return [
    element('div', { class: css.sub }, legend(shown.legend), element('span', {}, shown.hint)),
    chart,
    shown.note !== undefined && element('p', { class: css.note }, shown.note),
  ];
}

/** As high as the chart with the line over it, so that nothing below moves. */
function tableOf(shown: PanelView): HTMLElement {
  const place = element('div', { class: css.table }, table(shown.table));
  place.style.height = `${shown.chart.height + 24}px`;
  return place;
}

function legend(entries: readonly LegendEntry[] | undefined): HTMLElement | undefined {
  if (!entries) return undefined;
  return element(
    'span',
    { class: css.legend },
    ...entries.map(({ colour, words }) => element('span', { class: css[colour] }, words)),
  );
}
