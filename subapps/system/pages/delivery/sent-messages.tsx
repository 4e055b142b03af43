import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { deliveryChannels, sentMessagePage } from '#bridge/calls/uac/delivery.ts';
import { useList, useListCall, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type DeliveryWords, useDeliveryWords } from './texts/delivery-texts.ts';
import type { zhCN } from './texts/zh-CN.ts';

type SentMessage = ResultOf<typeof sentMessagePage>['rows'][number];

/** What was sent by mail and SMS, for operators; in a demo with the codes. */
export function SentMessages(): ReactElement {
  const t = useDeliveryWords();
  useTabTitle(t('sent.title'));
  return <ListScreen config={useSentList()} />;
}

function useSentList(): ListConfig<SentMessage> {
  const t = useDeliveryWords();
  return {
    ...useList('system.sent'),
    title: t('sent.title'),
    subtitle: t('sent.subtitle'),
    columns: useMemo(() => sentColumns(t), [t]),
    usuallyHidden: ['error'],
    load: useListCall(sentMessagePage),
    sort: { column: 'at', direction: 'desc' },
    search: { placeholder: t('sent.search') },
    filters: [
      {
        kind: 'choice',
        id: 'channel',
        label: t('sent.channel'),
        options: deliveryChannels.map((value) => ({ value, label: t(value) })),
      },
    ],
    empty: { title: t('sent.none'), hint: t('sent.noneHint') },
  };
}

const tones: Readonly<Record<SentMessage['state'], Tone>> = {
  sent: 'good',
  failed: 'bad',
  kept: 'neutral',
};

function sentColumns(t: DeliveryWords): Column<SentMessage>[] {
  return [
    {
      id: 'at',
      header: t('sent.at'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.at, 'second'),
    },
    {
      id: 'target',
      header: t('sent.target'),
      width: 208,
      locked: true,
      cell: (row) => row.target,
    },
    {
      id: 'template',
      header: t('sent.template'),
      width: 144,
      cell: (row) =>
        t(`sent.templates.${row.template as keyof (typeof zhCN)['sent']['templates']}`),
    },
    { id: 'body', header: t('sent.body'), minWidth: 320, cell: (row) => row.body },
    {
      id: 'state',
      header: t('sent.state'),
      width: 112,
      text: (row) => t(`sent.states.${row.state}`),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`sent.states.${row.state}`)}</Tag>,
    },
    { id: 'channel', header: t('sent.channel'), width: 80, cell: (row) => t(row.channel) },
    { id: 'error', header: t('sent.error'), width: 208, cell: (row) => row.error },
    { id: 'company', header: t('sent.company'), width: 160, cell: (row) => row.company },
  ];
}
