import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '../link.tsx';
import css from './selection-bar.module.css';
import { useTableTexts } from './texts/table-texts.ts';

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all of them. */
  children?: ReactNode;
}

/** How many rows are selected, over all pages, and what can be done with them. Nothing while there are none. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps): ReactElement | null {
  const t = useTableTexts();
  if (count === 0) return null;
  return (
    <div className={css.bar} role="status">
      <span className={css.count}>{t('table.selected', { count })}</span>
      <LinkButton onClick={onClear}>{t('table.unselect')}</LinkButton>
      {children}
    </div>
  );
}
