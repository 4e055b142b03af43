import type { ReactElement, ReactNode } from 'react';
import css from './list-page.module.css';

export interface ListPageProps {
  /** A `PageHeader`. */
  header: ReactNode;
  /** A `StatisticsStrip`. */
  statistics?: ReactNode;
  /** Search and filters. */
  filters?: ReactNode;
  /** At the end of the filters' line: column choice, schemes. */
  tools?: ReactNode;
  /** A `DataTable`; it takes the height that is left. */
  children: ReactNode;
  /** A `Pagination`. */
  foot?: ReactNode;
}

/** A list: name, figures, filters, table, pages. */
export function ListPage(props: ListPageProps): ReactElement {
  const { header, statistics, filters, tools, children, foot } = props;
  return (
    <main className={css.page}>
      {header}
      {statistics}
      {(filters || tools) && (
        <div className={css.bar}>
          {filters && <div className={css.filters}>{filters}</div>}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
      )}
      <div className={css.table}>{children}</div>
      {foot}
    </main>
  );
}
