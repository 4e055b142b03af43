import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { formGroups } from '#bridge/calls/workflow/definitions.ts';
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

type Form = ResultOf<typeof queryCustomForm>['rows'][number];

/** How many forms are listed as recent. */
const mostRecent = 3;

/** The forms the caller may start, those sent last first, then all by their groups. */
export function StartPage(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [keyword, setKeyword] = useState('');
  const asked = keyword.trim();
  const call = useCall(queryCustomForm, { rows: 200, ...(asked !== '' && { keyword: asked }) });
  useTabTitle(t('forms.start'));
  const start = (formId: string): void => navigate(`/approvals/start/${formId}`);
  const forms = call.data?.rows ?? [];
  const groups = formGroups.filter((group) => forms.some((form) => form.group === group));
  // Who searches reads what was found, each form once.
  const recent = asked === '' ? recentOf(forms) : [];
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
      {recent.length > 0 && (
        <section className={css.group} aria-labelledby="recent">
          <h2 id="recent" className={css.sectionTitle}>
            {t('forms.recent')}
          </h2>
          <Gallery forms={recent} onStart={start} />
        </section>
      )}
      {groups.map((group) => (
        <section key={group} className={css.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={css.sectionTitle}>
            {t(`forms.groups.${group}`)}
          </h2>
          <Gallery forms={forms.filter((form) => form.group === group)} onStart={start} />
        </section>
      ))}
    </DetailPage>
  );
}

/** The forms of the last requests, the newest first; none where all forms fit at a glance. */
function recentOf(forms: readonly Form[]): readonly Form[] {
  if (forms.length <= mostRecent) return [];
  return forms
    .filter(({ sentAt }) => sentAt !== null)
    .toSorted((one, other) => ((one.sentAt ?? '') > (other.sentAt ?? '') ? -1 : 1))
    .slice(0, mostRecent);
}

function Gallery(props: {
  forms: readonly Form[];
  onStart: (formId: string) => void;
}): ReactElement {
  const t = useWords();
  return (
    <ul className={css.gallery}>
      {props.forms.map(({ formId, name, draftAt }) => (
        <li key={formId}>
          <button type="button" className={css.card} onClick={() => props.onStart(formId)}>
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
  );
}
