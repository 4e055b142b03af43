import type { ReactElement } from 'react';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import { formatNumber, formatPercent } from '#ui/texts/format.ts';
import css from './home-page.module.css';

type Figures = Extract<CardContent, { kind: 'figures' }>;

interface FiguresBodyProps {
  content: Figures;
  onOpen: (route: string) => void;
}

/** Figures side by side; those with a page behind them open it. */
export function FiguresBody({ content, onOpen }: FiguresBodyProps): ReactElement {
  return (
    <ul className={css.figures}>
      {content.figures.map((figure) => {
        const { label, route } = figure;
        return (
          <li key={label} className={css.figure}>
            {route === null ? (
              <div className={css.figureBox}>
                <Figure figure={figure} />
              </div>
            ) : (
              <button type="button" className={css.figureBox} onClick={() => onOpen(route)}>
                <Figure figure={figure} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Figure({ figure }: { figure: Figures['figures'][number] }): ReactElement {
  const { label, value, format, hint } = figure;
  return (
    <>
      <span className={css.figureLabel}>{label}</span>
      <span className={css.value}>
        {format === 'percent' ? formatPercent(value) : formatNumber(value)}
      </span>
      <span className={css.detail}>{hint}</span>
    </>
  );
}
