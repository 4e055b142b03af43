import type { ReactElement } from 'react';
import { Spinner } from '#ui/parts/spinner.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useDelayed } from '#ui/parts/use-delayed.ts';
import css from './start-page.module.css';
import { useEntryTexts } from './texts/entry-texts.ts';

export interface StartPageProps {
  /** Why it failed; empty where nothing more is known. */
  failed?: string;
  onRetry?: () => void;
}

/** What stands while the session is read: nothing at first, a ring after 200 ms, words and a way on when it failed. */
export function StartPage({ failed, onRetry }: StartPageProps): ReactElement {
  const t = useEntryTexts();
  const late = useDelayed(failed === undefined);
  if (failed !== undefined) {
    return (
      <main className={css.page}>
        <ErrorState title={t('start.failed')} hint={failed || undefined} onRetry={onRetry} />
      </main>
    );
  }
  return (
    <main className={css.page} aria-busy="true">
      {late && (
        <div className={css.loading} role="status">
          <Spinner size={24} label="" />
          {t('start.loading')}
        </div>
      )}
    </main>
  );
}
