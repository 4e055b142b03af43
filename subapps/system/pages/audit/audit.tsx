import { type ReactElement, useMemo } from 'react';
import {
  auditEventChoices,
  auditEventExport,
  auditEventPage,
  auditOutcomes,
} from '#bridge/calls/audit/audit-events.ts';
import { auditEventFunctions } from '#bridge/calls/audit/functions.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  useCall,
  useList,
  useListCall,
  useListExport,
  usePermission,
  useTabTitle,
} from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import type { ListFilter } from '#ui/layouts/list-screen/list-filter.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { firstShownDay } from '../../stores/recent-days.ts';
import { AuditDetails } from './audit-details.tsx';
import { type AuditWords, useAuditWords } from './texts/audit-texts.ts';

/** One event as the gateway lists it. */
export type AuditEvent = ResultOf<typeof auditEventPage>['rows'][number];

/** What was done in the company: who, what, on which record, when. */
export function Audit(): ReactElement {
  const t = useAuditWords();
  useTabTitle(t('title'));
  return <ListScreen config={useAuditList()} />;
}

function useAuditList(): ListConfig<AuditEvent> {
  const t = useAuditWords();
  const mayExport = usePermission(auditEventFunctions['audit.export']);
  const download = useListExport(auditEventExport);
  return {
    ...useList('system.audit'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => auditColumns(t), [t]),
    usuallyHidden: ['account', 'action', 'target', 'appName'],
    load: useListCall(auditEventPage),
    sort: { column: 'at', direction: 'desc' },
    usual: { from: firstShownDay(new Date()) },
    search: { placeholder: t('search') },
    filters: useFilters(t),
    dialog: {
      title: (row) => row?.actionName ?? t('details'),
      width: 720,
      body: (row) => row && <AuditDetails event={row} />,
    },
    ...(mayExport && { export: { formats: ['xlsx', 'csv'], run: download } }),
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function useFilters(t: AuditWords): readonly ListFilter[] {
  const choices = useCall(auditEventChoices, {}).data;
  const options = (all: readonly { code: string; name: string }[] = []) =>
    all.map(({ code, name }) => ({ value: code, label: name }));
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('fields.at') },
    {
      kind: 'choice',
      id: 'action',
      label: t('fields.actionName'),
      options: options(choices?.actions),
    },
    { kind: 'choice', id: 'kind', label: t('fields.kindName'), options: options(choices?.kinds) },
    {
      kind: 'choice',
      id: 'outcome',
      label: t('fields.outcome'),
      options: auditOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
    },
  ];
}

/** How each outcome stands out. */
export const outcomeTones = {
  ok: 'good',
  denied: 'bad',
  failed: 'warn',
} as const satisfies Record<AuditEvent['outcome'], Tone>;

/** The columns of the trail; their ids are what the gateway writes into a file. */
function auditColumns(t: AuditWords): Column<AuditEvent>[] {
  return [
    {
      id: 'at',
      header: t('fields.at'),
      width: 168,
      sortable: true,
      locked: true,
      cell: (row) => formatDate(row.at, 'second'),
    },
    {
      id: 'userName',
      header: t('fields.userName'),
      minWidth: 112,
      cell: (row) => row.userName ?? t('system'),
    },
    { id: 'account', header: t('fields.account'), width: 128, cell: (row) => row.account },
    {
      id: 'actionName',
      card: 'title',
      header: t('fields.actionName'),
      minWidth: 168,
      cell: (row) => row.actionName,
    },
    { id: 'kindName', header: t('fields.kindName'), width: 120, cell: (row) => row.kindName },
    {
      id: 'targetName',
      header: t('fields.targetName'),
      minWidth: 128,
      cell: (row) => row.targetName,
    },
    {
      id: 'outcome',
      card: 'state',
      header: t('fields.outcome'),
      width: 104,
      text: (row) => t(`outcomes.${row.outcome}`),
      cell: (row) => <Tag tone={outcomeTones[row.outcome]}>{t(`outcomes.${row.outcome}`)}</Tag>,
    },
    {
      id: 'appName',
      header: t('fields.appName'),
      width: 128,
      cell: (row) => row.appName ?? t('portal'),
    },
    { id: 'action', header: t('fields.action'), width: 200, cell: (row) => row.action },
    { id: 'target', header: t('fields.target'), width: 320, cell: (row) => row.target },
  ];
}
