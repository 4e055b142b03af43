import type { ReactElement, ReactNode } from 'react';
import css from './list-view.module.css';

interface ListViewProps {
  /** Search and switches over the table. */
  filters?: ReactNode;
  /** A `DataTable`; it takes the height that is left. */
  children: ReactNode;
  /** A `Pagination`. */
  foot?: ReactNode;
}

/** One view of an organisation: filters, table, pages. */
export function ListView({ filters, children, foot }: ListViewProps): ReactElement {
  return (
    <div className={css.view}>
      {filters && <div className={css.filters}>{filters}</div>}
      <div className={css.table}>{children}</div>
      {foot}
    </div>
  );
}
