import type { ReactElement } from 'react';
import { itemMapCategory } from '#bridge/calls/company/dictionaries.ts';
import {
  dictionaryItem,
  dictionaryItemCalls,
} from '#bridge/calls/company/records/dictionary-item.ts';
import { dictionaryItemWords } from '#bridge/calls/company/records/dictionary-item.words.ts';
import { useCall } from '#bridge/react/index.ts';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { ParentsPage } from './parents-page.tsx';
import { useParentWords } from './texts/parent-texts.ts';

/** The lists of words that the company keeps itself, one at a time. */
export function Dictionaries(): ReactElement {
  const t = useParentWords();
  const call = useCall(itemMapCategory, {});
  if (call.state === 'failed' && !call.data) {
    return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  }
  return (
    <ParentsPage
      title={t('dictionaries.title')}
      label={t('dictionaries.label')}
      parents={call.data ?? []}
      record={dictionaryItem}
      words={dictionaryItemWords}
      calls={dictionaryItemCalls}
      field="category"
      empty={
        call.data && <EmptyState title={t('dictionaries.none')} hint={t('dictionaries.noneHint')} />
      }
    />
  );
}
