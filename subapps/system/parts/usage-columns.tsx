import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { eventCounts } from '#bridge/calls/track/tracked-events.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import type { Words } from '../texts/app-texts.ts';

/** One event of one app on one day, as the gateway returns it. */
export type EventCount = ResultOf<typeof eventCounts>['rows'][number];

/** What the portal says of itself; an app names its events as it likes. */
const portalEvents = ['appOpened', 'pageOpened', 'searched'] as const;

/** An event in words; one of an app by its name. */
export function wordsOfEvent(event: string, t: Words): string {
  const known = portalEvents.find((name) => event === `portal.${name}`);
  return known ? t(`usage.names.${known}`) : event;
}

/** The columns of the figures. */
export function usageColumns(t: Words): Column<EventCount>[] {
  return [
    {
      id: 'day',
      header: t('usage.day'),
      width: 128,
      sortable: true,
      locked: true,
      cell: (row) => formatDate(row.day),
    },
    { id: 'appName', header: t('usage.app'), minWidth: 128, cell: (row) => row.appName },
    {
      id: 'event',
      header: t('usage.event'),
      minWidth: 176,
      text: (row) => wordsOfEvent(row.event, t),
      cell: (row) => wordsOfEvent(row.event, t),
    },
    {
      id: 'times',
      header: t('usage.times'),
      width: 112,
      align: 'end',
      sortable: true,
      cell: (row) => formatNumber(row.times),
    },
    {
      id: 'people',
      header: t('usage.people'),
      width: 112,
      align: 'end',
      sortable: true,
      cell: (row) => formatNumber(row.people),
    },
  ];
}
