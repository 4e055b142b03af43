import type { ReactElement } from 'react';
import type { attendanceMonthPerson } from '#bridge/calls/kaoqin/months.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { hoursToPay } from '../../stores/clock.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from '../mine/mine.module.css';

type Cycle = ResultOf<typeof attendanceMonthPerson>['cycles'][number];

/** How the overtime of comprehensive hours comes about: each cycle with its hours and its norm. */
export function CyclesTable({ cycles }: { cycles: readonly Cycle[] }): ReactElement | null {
  const t = useWords();
  if (cycles.length === 0) return null;
  return (
    <section>
      <h3 className={css.detailHead}>{t('months.cyclesTitle')}</h3>
      <p className={css.faint}>{t('months.cyclesHint')}</p>
      <DataTable
        label={t('months.cyclesTitle')}
        columns={columnsOf(t)}
        rows={[...cycles]}
        rowKey={({ cycle, from }: Cycle) => `${cycle} ${from}`}
        status={{ kind: 'ready' }}
      />
    </section>
  );
}

function columnsOf(t: Words): Column<Cycle>[] {
  const hours = (
    id: 'worked' | 'holiday' | 'norm' | 'counted',
    minutes: (cycle: Cycle) => number,
  ): Column<Cycle> => ({
    id,
    header: t(`months.columnsOfCycle.${id}`),
    width: id === 'counted' ? 160 : 118,
    align: 'end',
    cell: (cycle) => hoursToPay(minutes(cycle)),
  });
  return [
    {
      id: 'span',
      header: t('months.columnsOfCycle.span'),
      minWidth: 185,
      card: 'title',
      cell: ({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`,
    },
    {
      id: 'state',
      header: t('months.columnsOfCycle.state'),
      width: 96,
      cell: ({ state }) => (
        <Tag tone={state === 'running' ? 'neutral' : 'accent'}>
          {t(`months.cycleState.${state}`)}
        </Tag>
      ),
    },
    hours('worked', ({ workedMinutes }) => workedMinutes),
    hours('holiday', ({ holidayMinutes }) => holidayMinutes),
    hours('norm', ({ normMinutes }) => normMinutes),
    hours('counted', ({ countedMinutes }) => countedMinutes),
  ];
}
