import type { ReactElement } from 'react';
import { formatDate, formatNumber } from '../texts/format.ts';
import css from './figures.module.css';
import { useFigureWords } from './texts/figures-texts.ts';
import type { Figures } from './types.ts';

/** The days of an answer, what it is compared with, and how many of its figures are hidden. */
export function FigureNotes({ figures }: { figures: Figures }): ReactElement {
  const t = useFigureWords();
  const { from, to, compared, hidden } = figures;
  const days = (one: { from: string; to: string }) => ({
    from: formatDate(one.from),
    to: formatDate(one.to),
  });
  return (
    <p className={css.notes}>
      <span>
        {from === to ? t('asOf', { day: formatDate(to) }) : t('span', days({ from, to }))}
      </span>
      {compared && <span>{t('compared', days(compared))}</span>}
      {hidden > 0 && <span>{t('hiddenCount', { count: formatNumber(hidden) })}</span>}
    </p>
  );
}
