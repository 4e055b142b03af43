import type { ReactElement } from 'react';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';

/** A page of the own learning, for an account that belongs to no employee. */
export function NoEmployment({ title }: { title: string }): ReactElement {
  const t = useWords();
  return (
    <DetailPage header={<PageHeader title={title} />}>
      <EmptyState icon="person" title={t('noEmployment')} hint={t('noEmploymentHint')} />
    </DetailPage>
  );
}
