import { type ReactElement, useMemo } from 'react';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import {
  eventChoices,
  eventCountExport,
  eventCounts,
  trackedEventsKept,
} from '#bridge/calls/track/tracked-events.ts';
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
import { type EventCount, usageColumns, wordsOfEvent } from '../parts/usage-columns.tsx';
import { UsageEvents } from '../parts/usage-events.tsx';
import { firstShownDay } from '../stores/recent-days.ts';
import { useWords } from '../texts/app-texts.ts';

/** How often what of the portal and its apps is used, day by day. */
export function Usage(): ReactElement {
  const t = useWords();
  useTabTitle(t('usage.title'));
  return <ListScreen config={useUsageList()} />;
}

function useUsageList(): ListConfig<EventCount> {
  const t = useWords();
  const mayExport = usePermission(usageFunctions['usage.export']);
  const download = useListExport(eventCountExport);
  const nameOf = (row: EventCount): string =>
    t('usage.details', { app: row.appName, event: wordsOfEvent(row.event, t) });
  return {
    ...useList('system.usage'),
    title: t('usage.title'),
    subtitle: t('usage.kept', { days: trackedEventsKept }),
    columns: useMemo(() => usageColumns(t), [t]),
    load: useListCall(eventCounts),
    sort: { column: 'day', direction: 'desc' },
    usual: { from: firstShownDay(new Date()) },
    filters: useFilters(),
    rowName: nameOf,
    dialog: {
      title: (row) => (row ? nameOf(row) : ''),
      width: 640,
      body: (row) => row && <UsageEvents count={row} />,
    },
    ...(mayExport && { export: { formats: ['xlsx', 'csv'], run: download } }),
    empty: { title: t('usage.none'), hint: t('usage.noneHint') },
  };
}

function useFilters(): readonly ListFilter[] {
  const t = useWords();
  const choices = useCall(eventChoices, {}).data;
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('usage.day') },
    {
      kind: 'choice',
      id: 'app',
      label: t('usage.app'),
      options: (choices?.apps ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      id: 'event',
      label: t('usage.event'),
      options: (choices?.events ?? []).map((name) => ({
        value: name,
        label: wordsOfEvent(name, t),
      })),
    },
  ];
}
