import type { ReactElement } from 'react';
import { useParams, useSearch } from 'wouter';
import { getFormByAssign } from '#bridge/calls/workflow/form-instances.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { FillForm } from '../parts/forms/fill-form.tsx';
import { useWords } from '../texts/app-texts.ts';

/** One form to be filled in and sent. */
export function FillPage(): ReactElement {
  const t = useWords();
  const { form = '' } = useParams();
  const again = new URLSearchParams(useSearch()).get('again');
  const call = useCall(getFormByAssign, {
    bizTypeId: form,
    ...(again !== null && { againId: again }),
  });
  useTabTitle(call.data?.name ?? t('forms.start'));
  if (call.data) return <FillForm key={call.data.formId} given={call.data} onStale={call.reload} />;
  if (call.data === null) return <EmptyState title={t('forms.notForYou')} />;
  if (call.state === 'failed') return <ErrorState onRetry={call.reload} />;
  return <SkeletonLines lines={8} />;
}
