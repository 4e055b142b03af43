import { type ReactElement, useMemo } from 'react';
import {
  bridgeCallChoices,
  bridgeCallExport,
  bridgeCallPage,
  bridgeCallsKept,
} from '#bridge/calls/audit/bridge-calls.ts';
import { bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { bridgeCodes } from '#bridge/methods/codes.ts';
import { shellMethods } from '#bridge/methods/index.ts';
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
import { type BridgeCall, bridgeCallColumns } from '../parts/bridge-call-columns.tsx';
import { BridgeCallFacts } from '../parts/bridge-call-facts.tsx';
import { firstShownDay } from '../stores/recent-days.ts';
import { useWords } from '../texts/app-texts.ts';

const methodNames = Object.values(shellMethods)
  .flatMap((methods) => Object.values(methods).map(({ name }) => name))
  .toSorted();

/** What the apps of the company asked of the shell, call by call. */
export function BridgeCalls(): ReactElement {
  const t = useWords();
  useTabTitle(t('title'));
  return <ListScreen config={useBridgeCallList()} />;
}

function useBridgeCallList(): ListConfig<BridgeCall> {
  const t = useWords();
  const mayExport = usePermission(bridgeCallFunctions['bridge-calls.export']);
  const download = useListExport(bridgeCallExport);
  return {
    ...useList('system.bridge-calls'),
    title: t('title'),
    subtitle: t('kept', { days: bridgeCallsKept }),
    columns: useMemo(() => bridgeCallColumns(t), [t]),
    usuallyHidden: ['account', 'lost', 'mountId'],
    load: useListCall(bridgeCallPage),
    sort: { column: 'at', direction: 'desc' },
    usual: { from: firstShownDay(new Date()) },
    search: { placeholder: t('search') },
    filters: useFilters(),
    dialog: {
      title: () => t('details'),
      width: 640,
      body: (row) => row && <BridgeCallFacts call={row} />,
    },
    ...(mayExport && { export: { formats: ['xlsx', 'csv'], run: download } }),
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function useFilters(): readonly ListFilter[] {
  const t = useWords();
  const apps = useCall(bridgeCallChoices, {}).data?.apps ?? [];
  const decisions = ['served', 'refused'] as const;
  const codes = ['ok', ...bridgeCodes] as const;
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('time') },
    {
      kind: 'choice',
      id: 'app',
      label: t('app'),
      options: apps.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      id: 'method',
      label: t('method'),
      options: methodNames.map((name) => ({ value: name, label: name })),
    },
    {
      kind: 'choice',
      id: 'decision',
      label: t('decision'),
      options: decisions.map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      id: 'code',
      label: t('code'),
      options: codes.map((value) => ({ value, label: t(`codes.${value}`) })),
    },
  ];
}
