import type { ReactElement, ReactNode } from 'react';
import css from './stack-page.module.css';

/** Parts under one another that scroll as one: header, figures, forms, tables. */
export function StackPage({ children }: { children: ReactNode }): ReactElement {
  return <main className={css.page}>{children}</main>;
}

export interface ControlBarProps {
  /** A `SearchBox`. */
  search?: ReactNode;
  /** Filters and buttons. */
  children?: ReactNode;
}

/** A line of controls: search, filters, buttons. */
export function ControlBar({ search, children }: ControlBarProps): ReactElement {
  return (
    <div className={css.bar}>
      {search && <div className={css.search}>{search}</div>}
      {children}
    </div>
  );
}

/** A table with what belongs to it: a `ControlBar` before it, a `Pagination` after it. */
export function TablePart({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.table}>{children}</div>;
}
