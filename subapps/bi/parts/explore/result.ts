import { atom } from 'nanostores';
import { noteWords } from '#ui/figures/describe.ts';
import { drawingOf, figuresOption, heightOf, summaryOf } from '#ui/figures/figures-option.ts';
import { offeredPresentations } from '#ui/figures/presentations.ts';
import { lackOf } from '#ui/figures/question.ts';
import type { FigureSort } from '#ui/figures/table-of.ts';
import { figureWords } from '#ui/figures/texts/figures-texts.ts';
import type { FigureRow, Figures, Presentation } from '#ui/figures/types.ts';
import { locale } from '#ui/texts/locale.ts';
import { createChart } from '../../charts/chart.ts';
import { draw } from '../../dom/draw.ts';
import { element } from '../../dom/element.ts';
import { watch } from '../../dom/watch.ts';
import type { Exploration } from '../../stores/exploration.ts';
import { wholeOf } from '../../stores/organs.ts';
import { t } from '../../texts/app-texts.ts';
import { chartSkeleton, deniedState, emptyState, failedState, plainState } from '../state.ts';
import { createSwitch } from '../switch.ts';
import css from './explore.module.css';
import tableCss from './figures-table.module.css';
import { table } from './figures-table.ts';
import { intoOf, type ResultHost, type Shown } from './shown.ts';

/** An answer in the page; `repaint` is asked for after the theme changed. */
export interface Result {
  readonly root: HTMLElement;
  repaint(): void;
}

/** The answer to the question: a chart, the table with its totals, and how its measures are counted. */
export function result(exploration: Exploration, host: ResultHost): Result {
  const { figures, query, show, subjects } = exploration;
  const chart = createChart();
  const ways = createSwitch<Presentation>('show');
  const $sort = atom<FigureSort | null>(null);
  const root = element('section', { class: css.result, tabindex: -1 });
  query.listen(() => $sort.set(null));
  watch([figures, query, show, subjects, exploration.organs, $sort, locale], () => {
    root.setAttribute('aria-label', t('explore.result'));
    const missing = beforeFigures(exploration);
    if (missing) return draw(root, missing);
    const now = figures.get();
    const asked = query.get();
    if (now.state !== 'ready' || !asked) return;
    root.setAttribute('aria-busy', String(!now.fresh));
    const wholeId = wholeOf(exploration.organs.get(), '').id;
    const shown: Shown = { wholeId, query: asked, figures: now.value, host };
    if (now.value.rows.length === 0 && now.value.totals.length === 0)
      return draw(root, emptyState());
    const offered = offeredPresentations(now.value);
    const drawn = offered.find((one) => one === show.get()) ?? offered[0] ?? 'table';
    const notes = noteWords(figureWords, now.value).map((words) => element('span', {}, words));
    ways.show({
      label: t('explore.show'),
      options: offered.map((value) => ({ value, label: figureWords(`presentations.${value}`) })),
      chosen: drawn,
      onChoose: host.onShow,
    });
    draw(
      root,
      element(
        'div',
        { class: css.above },
        element('p', { class: css.notes }, ...notes),
        offered.length > 1 && ways.root,
      ),
      drawn !== 'table' && drawn !== 'figure' && chart.root,
      table(shown, $sort.get(), (sort) => $sort.set(sort)),
      definitions(now.value),
    );
    if (drawn !== 'table' && drawn !== 'figure') showChart(chart, shown, drawn);
  });
  return { root, repaint: chart.repaint };
}

/** What is shown as long as there is no answer; undefined once there is one. */
function beforeFigures({ subjects, query, figures }: Exploration): HTMLElement | undefined {
  const known = subjects.get();
  if (known.state === 'failed') return failedState(known.words, () => void subjects.retry());
  if (known.state === 'denied') return deniedState();
  if (known.state === 'loading') return chartSkeleton();
  const asked = query.get();
  if (!asked) return plainState('lock', t('explore.nothing'), t('explore.nothingHint'));
  if (lackOf(asked) !== null) return plainState('chart', t('explore.noMeasure'), '');
  const now = figures.get();
  if (now.state === 'loading') return chartSkeleton();
  if (now.state === 'denied') return deniedState();
  if (now.state === 'failed') return failedState(now.words, () => void figures.retry());
  return undefined;
}

function showChart(
  chart: ReturnType<typeof createChart>,
  shown: Shown,
  presentation: Presentation,
): void {
  const drawing = drawingOf(shown.figures, presentation);
  chart.show({
    option: (palette) => figuresOption(drawing, palette),
    summary: summaryOf(drawing),
    height: heightOf(drawing),
    onPick: (category, series) => {
      const row = (drawing.series[series] ?? drawing.series[0])?.rows[category];
      if (row) pick(shown, row);
    },
  });
}

/** A click on a mark narrows the question to it, or opens the list behind it where it cannot be narrowed further. */
function pick(shown: Shown, row: FigureRow): void {
  const [first] = row.keys;
  const into = first ? intoOf(shown, 0, first) : null;
  if (into) into();
  else if (row.drill !== null) shown.host.onDrill(row.drill);
}

/** How the measures are counted, in words under the figures. */
function definitions({ measures }: Figures): HTMLElement {
  return element(
    'dl',
    { class: tableCss.definitions },
    ...measures.flatMap(({ label, definition }) => [
      element('dt', {}, label),
      element('dd', {}, definition),
    ]),
  );
}
