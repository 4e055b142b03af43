import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '../link.tsx';
import css from './selection-bar.module.css';
import { useTableTexts } from './texts/table-texts.ts';

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Offers all rows of all pages, `count` of them; `busy` while they are asked for. */
  all?: { readonly count: number; readonly busy: boolean; readonly selectAll: () => unknown };
  /** What can be done with all of them. */
  children?: ReactNode;
}

/** How many rows are selected, over all pages, and what can be done with them. Nothing while there are none. */
export function SelectionBar(props: SelectionBarProps): ReactElement | null {
  const { count, onClear, all, children } = props;
  const t = useTableTexts();
  if (count === 0) return null;
  return (
    <div className={css.bar} role="status">
      <span className={css.count}>{t('table.selected', { count })}</span>
      {all && (
        <LinkButton disabled={all.busy} onClick={() => void all.selectAll()}>
          {t('table.selectAll', { count: all.count })}
        </LinkButton>
      )}
      <LinkButton onClick={onClear}>{t('table.unselect')}</LinkButton>
      {children}
    </div>
  );
}
