import type { ReactElement } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';

/** What an address shows that is no page. */
export function NotFound(): ReactElement {
  return <EmptyState title={useWords()('notFound')} />;
}
