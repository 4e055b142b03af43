import type { ReactElement } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';

/** For a place that no route matches. */
export function NotFound(): ReactElement {
  const t = useWords();
  return <EmptyState title={t('notFound')} />;
}
