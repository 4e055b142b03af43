import { useStore } from '@nanostores/react';
import type { ReactElement, ReactNode } from 'react';
import type { Pages } from './pages.ts';
import { Pagination } from './pagination.tsx';

export interface PagesBarProps {
  pages: Pages;
  /** Shows the input to go to a page. */
  goTo?: boolean;
  /** Stands after the total. */
  children?: ReactNode;
}

/** The foot of a list whose place is kept by `createPages`. */
export function PagesBar({ pages, goTo = false, children }: PagesBarProps): ReactElement {
  const { page, rows, total, sizes, isBatch } = useStore(pages.state);
  return (
    <Pagination
      page={page}
      size={rows}
      total={total}
      sizes={sizes}
      goTo={goTo}
      disabled={isBatch}
      onChange={(next) => {
        if (next.size === rows) pages.setPage(next.page);
        else pages.setRows(next.size);
      }}
    >
      {children}
    </Pagination>
  );
}
