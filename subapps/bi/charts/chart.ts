import type { ECharts } from 'echarts/core';
import { element } from '../dom/element.ts';
import css from './chart.module.css';
import type { ChartOption } from './echarts.ts';
import { type Palette, readPalette } from './palette.ts';

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

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Makes a chart; ECharts itself is fetched when the first one is shown, so that figures and words need not wait for it. */
export function createChart(): Chart {
  const root = element('div', { class: css.chart, role: 'img' });
  let view: ChartView | undefined;
  let drawn: ECharts | undefined;

  async function paint(): Promise<void> {
    const { startECharts } = await import('./echarts.ts');
    if (!view || root.clientWidth === 0 || root.clientHeight === 0) return;
    drawn ??= start(startECharts);
    drawn.setOption(
      { ...view.option(readPalette()), animation: !still.matches },
      { notMerge: true },
    );
  }

  function start(startECharts: (place: HTMLElement) => ECharts): ECharts {
    const chart = startECharts(root);
    chart.on('click', ({ dataIndex, seriesIndex }) => view?.onPick?.(dataIndex, seriesIndex ?? 0));
    return chart;
  }

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
      root.setAttribute('aria-label', next.summary);
      root.style.height = `${next.height}px`;
      void paint();
    },
    repaint: () => void paint(),
  };
}
