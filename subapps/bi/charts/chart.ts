import type { ECharts } from 'echarts/core';
import type { ChartOption } from '#ui/charts/echarts.ts';
import { fontsFor } from '#ui/charts/fonts.ts';
import { type Palette, readPalette } from '#ui/charts/palette.ts';
import { element } from '../dom/element.ts';
import { failedState } from '../parts/state.ts';
import css from './chart.module.css';

/** What a chart shows: the picture, its words for those who do not see it, and what a click on a mark does. */
export interface ChartView {
  readonly option: (palette: Palette) => ChartOption;
  /** One sentence with what the picture says. */
  readonly summary: string;
  /** Pixels. */
  readonly height: number;
  readonly onPick?: ((dataIndex: number, seriesIndex: number) => void) | undefined;
}

/** A chart in the page. */
export interface Chart {
  readonly root: HTMLElement;
  show(view: ChartView): void;
  /** Reads the colours again; asked for after the theme changed. */
  repaint(): void;
}

let reloadPage = (): void => {};

/** Says how the whole page is loaded again: some browsers never fetch a script again that failed once. */
export function onMissingScript(reload: () => void): void {
  reloadPage = reload;
}

let loading: Promise<typeof import('#ui/charts/echarts.ts')> | undefined;

/** Fetches ECharts once; after a failure the next call tries again. */
function loadECharts(): Promise<typeof import('#ui/charts/echarts.ts')> {
  loading ??= import('#ui/charts/echarts.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Makes a chart, which is drawn as soon as it is shown, has a size and ECharts is there. */
export function createChart(): Chart {
  const root = element('div', { class: css.chart });
  let view: ChartView | undefined;
  let drawn: ECharts | undefined;

  async function paint(): Promise<void> {
    const shown = view;
    if (!shown) return;
    try {
      const { startECharts } = await loadECharts();
      await fontsFor(shown.option(readPalette()));
      // What came in between is drawn when its own words can be measured.
      if (shown === view) draw(shown, startECharts);
    } catch {
      root.removeAttribute('role');
      root.replaceChildren(failedState('', again));
    }
  }

  function again(): void {
    root.replaceChildren();
    // Without a network the page would only be lost.
    loadECharts().then(paint, navigator.onLine ? reloadPage : paint);
  }

  function draw(shown: ChartView, startECharts: (place: HTMLElement) => ECharts): void {
    if (root.clientWidth === 0 || root.clientHeight === 0) return;
    root.setAttribute('role', 'img');
    drawn ??= start(startECharts);
    const option = { ...shown.option(readPalette()), animation: !still.matches };
    drawn.setOption(option, { notMerge: true });
  }

  function start(startECharts: (place: HTMLElement) => ECharts): ECharts {
    const chart = startECharts(root);
    chart.on('click', ({ dataIndex, seriesIndex }) => view?.onPick?.(dataIndex, seriesIndex ?? 0));
    return chart;
  }

  // Fetched beside everything else: figures and words do not wait for it, and it does not wait for them.
  void loadECharts().catch(() => {});
  // Also the way a chart of a hidden frame or a folded panel gets drawn: its first size is the size 0.
  new ResizeObserver(() => {
    if (root.clientWidth === 0) return;
    if (drawn) drawn.resize();
    else void paint();
  }).observe(root);

  return {
    root,
    show(next) {
      view = next;
      root.setAttribute('role', 'img');
      root.setAttribute('aria-label', next.summary);
      root.style.height = `${next.height}px`;
      void paint();
    },
    repaint: () => void paint(),
  };
}
