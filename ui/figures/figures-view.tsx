import { type ReactElement, useMemo } from 'react';
import { EmptyState } from '../parts/states.tsx';
import { formatNumber } from '../texts/format.ts';
import { useLocale } from '../texts/use-texts.ts';
import { Chart } from './chart.tsx';
import { FigureStrip } from './figure-strip.tsx';
import css from './figures.module.css';
import { drawingOf, figuresOption, heightOf, summaryOf } from './figures-option.ts';
import { FiguresTable, type FiguresTableProps } from './figures-table.tsx';
import { useFigureWords } from './texts/figures-texts.ts';
import type { FigureRow, Presentation } from './types.ts';

/** An answer and how it is shown. */
export interface FiguresViewProps extends FiguresTableProps {
  presentation: Presentation;
  /** Most categories of a chart, for a place of a given height; the chart takes the height of its place then. */
  most?: number | undefined;
  /** Whether the place around it names what is counted. */
  isTitled?: boolean;
  /** A click on a mark: the row it is drawn from. */
  onPick?: ((row: FigureRow) => void) | undefined;
}

/** An answer drawn in the chosen way. */
export function FiguresView(props: FiguresViewProps): ReactElement {
  const { figures, presentation } = props;
  const t = useFigureWords();
  if (figures.rows.length === 0 && figures.totals.length === 0)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  if (presentation === 'table') return <FiguresTable {...props} />;
  if (presentation === 'figure') return <FigureStrip figures={figures} isTitled={props.isTitled} />;
  return <FiguresChart {...props} />;
}

function FiguresChart({ figures, presentation, most, onPick }: FiguresViewProps): ReactElement {
  const t = useFigureWords();
  const language = useLocale();
  const drawing = useMemo(
    () => drawingOf(figures, presentation, most),
    [figures, presentation, most],
  );
  // Labels and numbers are of the language now in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const option = useMemo(
    () => (palette: Parameters<typeof figuresOption>[1]) => figuresOption(drawing, palette),
    [drawing, language],
  );
  if (drawing.categories.length === 0)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  const isCut = drawing.categories.length < drawing.all;
  function pick(category: number, series: number): void {
    const row = (drawing.series[series] ?? drawing.series[0])?.rows[category];
    if (row) onPick?.(row);
  }
  return (
    <figure className={css.view}>
      <Chart
        option={option}
        summary={summaryOf(drawing)}
        {...(most === undefined && { height: heightOf(drawing) })}
        onPick={onPick && pick}
      />
      {isCut && (
        <figcaption className={css.note}>
          {t('cut', { count: formatNumber(drawing.categories.length) })}
        </figcaption>
      )}
    </figure>
  );
}
