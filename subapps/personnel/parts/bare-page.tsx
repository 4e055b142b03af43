import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './bare-page.module.css';

/** A page that has nothing to show but a state: loading, failed, not found, no access. */
export function BarePage({ children }: { children: ReactNode }): ReactElement {
  const t = useWords();
  return (
    <main className={css.page}>
      <VisuallyHidden>
        <h1>{t('roster.title')}</h1>
      </VisuallyHidden>
      {children}
    </main>
  );
}
