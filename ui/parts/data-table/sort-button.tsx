import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Sort } from './columns.ts';
import css from './sort-button.module.css';

/** The words of a head; cut where the column has no room for them. */
export function HeadText({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.words}>{children}</span>;
}

interface SortButtonProps {
  header: string;
  sorted: Sort['direction'] | undefined;
  onSort: () => void;
}

/** A head that sorts its column, with an arrow that says how it is sorted. */
export function SortButton({ header, sorted, onSort }: SortButtonProps): ReactElement {
  return (
    <button type="button" className={css.sort} onClick={onSort}>
      <HeadText>{header}</HeadText>
      <Icon
        name={sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'sort'}
        size={12}
        className={sorted ? css.sorted : css.unsorted}
      />
    </button>
  );
}
