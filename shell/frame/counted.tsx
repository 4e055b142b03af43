import type { ReactElement, ReactNode } from 'react';
import css from './counted.module.css';

export interface CountedProps {
  /** Nothing is shown of none. */
  count: number;
  /** `urgent` for what waits for the person; `plain` for what goes on by itself. */
  tone: 'plain' | 'urgent';
  children: ReactNode;
}

/** A button of the header with a figure at its corner; the button's own name says the figure in words. */
export function Counted({ count, tone, children }: CountedProps): ReactElement {
  return (
    <div className={css.place}>
      {children}
      {count > 0 && (
        <span className={css.count} data-tone={tone} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </div>
  );
}
