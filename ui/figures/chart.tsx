import type { ECharts } from 'echarts/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ChartOption } from '../charts/echarts.ts';
import { fontsFor } from '../charts/fonts.ts';
import { type Palette, readPalette } from '../charts/palette.ts';
import { ErrorState } from '../parts/states.tsx';
import css from './figures.module.css';
import { useFigureWords } from './texts/figures-texts.ts';

/** A picture, its words for those who do not see it, and what a click on a mark does. */
export interface ChartProps {
  option: (palette: Palette) => ChartOption;
  /** One sentence with what the picture says. */
  summary: string;
  /** Pixels; the height of its place without. */
  height?: number;
  onPick?: ((category: number, series: number) => void) | undefined;
}

type Library = typeof import('../charts/echarts.ts');

let loading: Promise<Library> | undefined;

/** Fetches ECharts once; after a failure the next call tries again. */
function loadLibrary(): Promise<Library> {
  loading ??= import('../charts/echarts.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Milliseconds after which a chart that is out of sight gives its memory back. */
const patience = 60_000;

/** Draws a chart; it is drawn again when the theme changes, and given up while its frame is hidden. */
export function Chart({ option, summary, height, onPick }: ChartProps): ReactElement {
  const t = useFigureWords();
  const place = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(undefined);
  const [failed, setFailed] = useState(false);
  const latest = useRef({ option, onPick });
  latest.current = { option, onPick };
  useEffect(() => {
    if (failed || !place.current) return undefined;
    const made = createPainter(place.current, latest, () => setFailed(true));
    painter.current = made;
    return () => made.end();
  }, [failed]);
  useEffect(() => {
    void option;
    painter.current?.paint();
  }, [option]);
  if (failed) return <ErrorState title={t('chartFailed')} onRetry={() => setFailed(false)} />;
  return (
    <div
      ref={place}
      className={css.chart}
      role="img"
      aria-label={summary}
      style={{ height: height ?? '100%' }}
    />
  );
}

interface Painter {
  readonly paint: () => void;
  readonly end: () => void;
}

interface Latest {
  readonly current: Pick<ChartProps, 'option' | 'onPick'>;
}

function createPainter(place: HTMLElement, latest: Latest, onFailed: () => void): Painter {
  let drawn: ECharts | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  async function paint(): Promise<void> {
    try {
      const { startECharts } = await loadLibrary();
      await fontsFor(latest.current.option(readPalette()));
      if (!isOver) draw(startECharts);
    } catch {
      if (!isOver) onFailed();
    }
  }

  function draw(startECharts: Library['startECharts']): void {
    if (place.clientWidth === 0 || place.clientHeight === 0) return;
    drawn ??= start(startECharts);
    const option = { ...latest.current.option(readPalette()), animation: !still.matches };
    drawn.setOption(option, { notMerge: true });
  }

  function start(startECharts: Library['startECharts']): ECharts {
    const chart = startECharts(place);
    chart.on('click', ({ dataIndex, seriesIndex }) =>
      latest.current.onPick?.(dataIndex, seriesIndex ?? 0),
    );
    return chart;
  }

  function giveUp(): void {
    drawn?.dispose();
    drawn = undefined;
  }

  // A hidden frame has no size: that starts the wait, and the first size after it draws again.
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (place.clientWidth === 0) timer = setTimeout(giveUp, patience);
    else if (drawn) drawn.resize();
    else void paint();
  });
  sizes.observe(place);
  const themes = new MutationObserver(() => void paint());
  themes.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-theme'] });
  return {
    paint: () => void paint(),
    end: () => {
      isOver = true;
      clearTimeout(timer);
      sizes.disconnect();
      themes.disconnect();
      giveUp();
    },
  };
}
