import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { switchedWays } from '#bridge/calls/message/events.ts';
import { messageSettings } from '#bridge/calls/message/outbox.ts';
import { eventWords, wayWords } from '#bridge/calls/message/words.ts';
import { useAppContext, useGateway, useList, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { EventDialog } from './event-dialog.tsx';
import { type MessageTexts, useMessageTexts } from './texts/message-texts.ts';

/** What is switched for one event, as the gateway lists it. */
export type EventRow = ResultOf<typeof messageSettings>['events'][number] & { readonly id: string };

/** Which messages leave the portal, and in which words. */
export function MessageEvents(): ReactElement {
  const t = useMessageTexts();
  useTabTitle(t('title'));
  return <ListScreen config={useEventList()} />;
}

function useEventList(): ListConfig<EventRow> {
  const t = useMessageTexts();
  const gateway = useGateway();
  const { locale } = useAppContext();
  return {
    ...useList('system.messages'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => eventColumns(t, locale), [t, locale]),
    load: async ({ page, rows: size }) => {
      const { events } = await gateway.call(messageSettings, {});
      const rows = events.map((row) => ({ ...row, id: row.event }));
      return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
    },
    rowName: (row) => eventWords[locale][row.event],
    dialog: {
      title: (row) => (row ? eventWords[locale][row.event] : t('edit')),
      width: 640,
      body: (row, close) => row && <EventDialog row={row} onSaved={() => close('changed')} />,
    },
  };
}

function eventColumns(t: MessageTexts, locale: Locale): Column<EventRow>[] {
  const waysOf = (row: EventRow): string =>
    switchedWays
      .filter((way) => row[way])
      .map((way) => wayWords[locale][way])
      .join(locale === 'en' ? ', ' : '、') || t('noWays');
  return [
    {
      id: 'event',
      header: t('event'),
      minWidth: 200,
      locked: true,
      cell: (row) => eventWords[locale][row.event],
    },
    { id: 'ways', header: t('ways'), minWidth: 200, cell: waysOf },
    {
      id: 'urgent',
      header: t('urgentShort'),
      width: 176,
      text: (row) => (row.urgent ? t('urgentShort') : ''),
      cell: (row) => row.urgent && <Tag tone="warn">{t('urgentShort')}</Tag>,
    },
    {
      id: 'templates',
      header: t('templates'),
      width: 128,
      cell: (row) => t(row.hasTemplate ? 'ownTemplate' : 'usualTemplate'),
    },
  ];
}
