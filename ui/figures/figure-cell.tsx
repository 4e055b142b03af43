import type { ReactElement } from 'react';
import { changeWords } from './describe.ts';
import css from './figures.module.css';
import { useFigureWords } from './texts/figures-texts.ts';
import type { FigureCell, FigureMeasure } from './types.ts';
import { type Change, changeOf, writeFigure } from './write-figure.ts';

interface CellProps {
  cell: FigureCell | undefined;
  measure: Pick<FigureMeasure, 'unit' | 'good'>;
}

/** One figure, with its change where it is compared. */
export function CellValue({ cell, measure }: CellProps): ReactElement {
  const t = useFigureWords();
  if (cell === undefined) return <span className={css.faint}>{t('cells.none')}</span>;
  if (!('v' in cell)) return <span className={css.faint}>{t(`cells.${cell.is}`)}</span>;
  const change = changeOf(cell, measure.unit);
  return (
    <>
      {writeFigure(cell.v, measure.unit)}
      {change && <ChangeValue change={change} measure={measure} />}
    </>
  );
}

/** How a figure differs from the compared one; its colour says whether that is good. */
export function ChangeValue({
  change,
  measure,
}: {
  change: Change;
  measure: CellProps['measure'];
}): ReactElement {
  const t = useFigureWords();
  const words = changeWords(t, change, measure.unit);
  return (
    <span
      className={css.change}
      data-tone={toneOf(change, measure.good)}
      title={t('change', { difference: words })}
    >
      {words}
    </span>
  );
}

function toneOf({ direction }: Change, good: FigureMeasure['good']): 'good' | 'bad' | 'plain' {
  if (good === null || direction === 'same') return 'plain';
  return good === direction ? 'good' : 'bad';
}
