import type { ReactElement } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './report.module.css';

interface StarProps {
  name: string;
  on: boolean;
  onTurn: () => void;
}

/** Marks a report as a favourite. */
export function Star({ name, on, onTurn }: StarProps): ReactElement {
  const t = useWords();
  const label = t(on ? 'favourite.remove' : 'favourite.add', { name });
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={on}
      aria-label={label}
      title={label}
      data-print="off"
      onClick={onTurn}
    >
      <Icon name="star" />
    </button>
  );
}
