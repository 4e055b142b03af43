import { type ReactElement, useState } from 'react';
import { queryCustomForm } from '#bridge/calls/workflow/form-instances.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/forms/forms.module.css';
import { useWords } from '../texts/app-texts.ts';

/** The forms the caller may start. */
export function StartPage(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [keyword, setKeyword] = useState('');
  const asked = keyword.trim();
  const call = useCall(queryCustomForm, { rows: 200, ...(asked !== '' && { keyword: asked }) });
  useTabTitle(t('forms.start'));
  return (
    <DetailPage
      header={<PageHeader title={t('forms.start')} onBack={() => navigate('/approvals')} />}
    >
      <div className={css.searchLine}>
        <TextInput
          type="search"
          icon="search"
          clearable
          aria-label={t('forms.search')}
          placeholder={t('forms.search')}
          value={keyword}
          maxLength={50}
          onChange={setKeyword}
        />
      </div>
      {call.state === 'failed' && !call.data && <ErrorState onRetry={call.reload} />}
      {call.state === 'loading' && !call.data && <SkeletonLines lines={4} />}
      {call.data?.rows.length === 0 && <EmptyState title={t('forms.none')} />}
      <ul className={css.gallery}>
        {(call.data?.rows ?? []).map(({ formId, name, draftAt }) => (
          <li key={formId}>
            <button
              type="button"
              className={css.card}
              onClick={() => navigate(`/approvals/start/${formId}`)}
            >
              <span className={css.cardName}>{name}</span>
              <span className={css.quiet}>
                {draftAt === null
                  ? t('forms.fill')
                  : t('forms.draftOf', { time: formatDate(draftAt, 'minute') })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}
