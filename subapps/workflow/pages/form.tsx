import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { getDefinition, routeChoices } from '#bridge/calls/workflow/definitions.ts';
import { useAppContext, useCall, useTabTitle } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { FormDesigner } from '../parts/designer/form-designer.tsx';
import { useWords } from '../texts/app-texts.ts';

/** The designer of one form. */
export function FormPage(): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const { id = '' } = useParams();
  const read = useCall(getDefinition, { definitionId: id });
  const choices = useCall(routeChoices, {});
  useTabTitle((locale === 'en' ? read.data?.nameEn : read.data?.nameZh) ?? t('designer.title'));
  for (const call of [read, choices]) {
    if (call.state === 'failed' && !call.data) return <ErrorState onRetry={call.reload} />;
  }
  if (!read.data || !choices.data) return <SkeletonLines lines={8} />;
  return (
    <FormDesigner
      key={read.data.id}
      definition={read.data}
      choices={choices.data}
      onChanged={read.reload}
    />
  );
}
