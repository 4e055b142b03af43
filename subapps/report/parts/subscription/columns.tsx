import type { FigureWords } from '#ui/figures/texts/figures-texts.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { weekdayKey } from '../../stores/rhythm.ts';
import type { Words } from '../../texts/app-texts.ts';
import { wordsOfFilters } from './filter-line.tsx';
import type { Subscription } from './subscribe-dialog.tsx';
import css from './subscription.module.css';

/** When a subscription comes, in words. */
export function wordsOfRhythm(t: Words, { rhythm }: Subscription): string {
  const { at } = rhythm;
  if (rhythm.every === 'day') return t('subscription.onDays', { at });
  if (rhythm.every === 'month') return t('subscription.onMonths', { at, day: rhythm.day });
  const days = rhythm.weekdays.map((day) => t(`subscription.weekday.${weekdayKey(day)}`));
  return t('subscription.onWeeks', { at, days: formatList(days) });
}

/** The columns of the list of subscriptions, but for the buttons. */
export function columnsOf(t: Words, f: FigureWords): Column<Subscription>[] {
  const nameOf = ({ reportName }: Subscription) => reportName ?? t('subscription.noReport');
  return [
    {
      id: 'report',
      header: t('columns.name'),
      minWidth: 200,
      locked: true,
      text: nameOf,
      cell: (row) => (
        <span className={css.lines}>
          <span>{nameOf(row)}</span>
          <span className={css.hint}>{wordsOfFilters(t, f, row.filters, row.organName)}</span>
        </span>
      ),
    },
    {
      id: 'rhythm',
      header: t('subscription.every'),
      minWidth: 170,
      cell: (row) => wordsOfRhythm(t, row),
    },
    {
      id: 'receiver',
      header: t('subscription.receiver'),
      minWidth: 130,
      cell: ({ receiverName, mine, makerName }) =>
        !mine
          ? receiverName
          : makerName === null
            ? t('subscription.me')
            : t('subscription.meBy', { name: makerName }),
    },
    {
      id: 'state',
      header: t('subscription.state'),
      minWidth: 150,
      text: ({ state }) => t(`subscription.states.${state}`),
      cell: (row) => <State {...{ t, row }} />,
    },
    {
      id: 'way',
      header: t('subscription.way'),
      minWidth: 130,
      cell: ({ way, workbook }) =>
        t(`subscription.ways.${way}`) + (workbook ? t('subscription.withWorkbook') : ''),
    },
    {
      id: 'sent',
      header: t('subscription.lastSent'),
      width: 150,
      cell: ({ lastSentAt }) =>
        lastSentAt === null ? t('subscription.neverSent') : formatDate(lastSentAt, 'minute'),
    },
  ];
}

function State({ t, row }: { t: Words; row: Subscription }) {
  const { state, stopped, error, nextAt } = row;
  const tone =
    state === 'stopped' || error !== null ? 'bad' : state === 'active' ? 'good' : 'neutral';
  const words =
    stopped !== null
      ? t(`subscription.stops.${stopped}`)
      : (error ??
        (nextAt === null ? '' : t('subscription.next', { time: formatDate(nextAt, 'minute') })));
  return (
    <span className={css.lines}>
      <span>
        <Tag tone={tone}>
          {t(error === null ? `subscription.states.${state}` : 'subscription.failed')}
        </Tag>
      </span>
      <span className={css.hint}>{words}</span>
    </span>
  );
}
