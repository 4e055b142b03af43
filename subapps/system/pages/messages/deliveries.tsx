import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { messageEvents } from '#bridge/calls/message/events.ts';
import { deliveryLine, deliveryPage, resendMessage } from '#bridge/calls/message/outbox.ts';
import { channelWords, eventWords } from '#bridge/calls/message/words.ts';
import { useAppContext, useList, useListCall, useSave, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './messages.module.css';
import { type MessageTexts, useMessageTexts } from './texts/message-texts.ts';

type Delivery = ResultOf<typeof deliveryPage>['rows'][number];

/** The messages of the company to its people, and how each channel went. */
export function Deliveries(): ReactElement {
  const t = useMessageTexts();
  useTabTitle(t('log.title'));
  return <ListScreen config={useDeliveryList()} />;
}

function useDeliveryList(): ListConfig<Delivery> {
  const t = useMessageTexts();
  const { locale } = useAppContext();
  return {
    ...useList('system.deliveries'),
    title: t('log.title'),
    subtitle: t('log.subtitle'),
    columns: useMemo(() => deliveryColumns(t, locale), [t, locale]),
    load: useListCall(deliveryPage),
    sort: { column: 'at', direction: 'desc' },
    search: { placeholder: t('log.search') },
    filters: [
      {
        kind: 'choice',
        id: 'state',
        label: t('log.state'),
        options: deliveryLine.shape.state.options.map((value) => ({
          value,
          label: t(`log.states.${value}`),
        })),
      },
      {
        kind: 'choice',
        id: 'event',
        label: t('log.event'),
        options: messageEvents.map((value) => ({ value, label: eventWords[locale][value] })),
      },
    ],
    rowName: (row) => row.title,
    dialog: {
      title: () => t('log.details'),
      width: 560,
      body: (row, close) => row && <Tries row={row} onResent={() => close('changed')} />,
    },
    empty: { title: t('log.none'), hint: t('log.noneHint') },
  };
}

const tones: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'accent',
  sent: 'good',
  failed: 'bad',
  superseded: 'neutral',
  portalOnly: 'neutral',
};

function deliveryColumns(t: MessageTexts, locale: Locale): Column<Delivery>[] {
  return [
    {
      id: 'at',
      header: t('log.at'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.at, 'second'),
    },
    {
      id: 'person',
      header: t('log.person'),
      width: 128,
      locked: true,
      cell: (row) => row.personName,
    },
    { id: 'message', header: t('log.message'), minWidth: 280, cell: (row) => row.title },
    {
      id: 'event',
      header: t('log.event'),
      width: 160,
      cell: (row) => eventWords[locale][row.event],
    },
    {
      id: 'channels',
      header: t('log.channels'),
      width: 176,
      cell: (row) =>
        row.channels
          .map(({ channel }) => channelWords[locale][channel])
          .join(locale === 'en' ? ', ' : '、'),
    },
    {
      id: 'state',
      header: t('log.state'),
      width: 112,
      card: 'state',
      text: (row) => t(`log.states.${row.state}`),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`log.states.${row.state}`)}</Tag>,
    },
  ];
}

const channelTones = { sent: 'good', retrying: 'warn', failed: 'bad' } as const;

/** How each channel went, and one more try for what failed. */
function Tries(props: { row: Delivery; onResent: () => void }): ReactElement {
  const { row, onResent } = props;
  const t = useMessageTexts();
  const { locale } = useAppContext();
  const saving = useSave(resendMessage);

  async function resend(): Promise<void> {
    const { ok } = await saving.save({ messageId: row.id });
    if (ok) onResent();
  }

  return (
    <div className={css.form}>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      <strong>{row.title}</strong>
      {row.state === 'superseded' && <p className={css.hint}>{t('log.superseded')}</p>}
      {row.state === 'portalOnly' && <p className={css.hint}>{t('log.portalOnly')}</p>}
      <ul className={css.tries}>
        {row.channels.map((one) => (
          <li key={one.channel} className={css.try}>
            <span>{channelWords[locale][one.channel]}</span>
            <Tag tone={channelTones[one.state]}>{t(`log.channelStates.${one.state}`)}</Tag>
            <span>
              {[one.target, formatDate(one.at, 'second'), t('log.tried', { count: one.attempts })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {one.error && <span>{one.error}</span>}
          </li>
        ))}
      </ul>
      {row.dueAt && (
        <p className={css.hint}>{t('log.due', { at: formatDate(row.dueAt, 'second') })}</p>
      )}
      {row.state === 'failed' && (
        <div className={css.actions}>
          <Button variant="primary" busy={saving.state === 'saving'} onClick={() => void resend()}>
            {t('log.resend')}
          </Button>
        </div>
      )}
    </div>
  );
}
