import type { ReactElement } from 'react';
import { noteWords } from './describe.ts';
import css from './figures.module.css';
import { useFigureWords } from './texts/figures-texts.ts';
import type { Figures } from './types.ts';

/** The days of an answer, what it is compared with, and how many of its figures are hidden. */
export function FigureNotes({ figures }: { figures: Figures }): ReactElement {
  const t = useFigureWords();
  return (
    <p className={css.notes}>
      {noteWords(t, figures).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}
