import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { listFieldsByBizType } from '#bridge/calls/form/calls.ts';
import { getDefinition, routeChoices } from '#bridge/calls/workflow/definitions.ts';
import { fieldsOf } from '#bridge/calls/workflow/form.ts';
import { useAppContext, useCall, useTabTitle } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { routeFieldsOf } from '../parts/routes/fields-of-form.ts';
import { RouteDesigner } from '../parts/routes/route-designer.tsx';
import { useWords } from '../texts/app-texts.ts';

/** The designer of one route. */
export function RoutePage(): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const { id = '' } = useParams();
  const read = useCall(getDefinition, { definitionId: id });
  const choices = useCall(routeChoices, {});
  const fields = useCall(
    listFieldsByBizType,
    read.data?.record ? { bizTypeId: read.data.record } : null,
  );
  useTabTitle((locale === 'en' ? read.data?.nameEn : read.data?.nameZh) ?? t('routes.title'));
  for (const call of [read, choices, fields]) {
    if (call.state === 'failed' && !call.data) return <ErrorState onRetry={call.reload} />;
  }
  const isKnown = fields.data !== undefined || read.data?.record === null;
  if (!read.data || !choices.data || !isKnown) return <SkeletonLines lines={8} />;
  const own = fieldsOf(read.data.form).filter(({ kind }) => kind !== 'note' && kind !== 'divider');
  return (
    <RouteDesigner
      key={read.data.id}
      definition={read.data}
      choices={choices.data}
      fields={fields.data ?? routeFieldsOf(own, locale)}
      onChanged={read.reload}
    />
  );
}
