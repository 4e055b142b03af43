import { type ReactElement, useState } from 'react';
import { daySheet } from '#bridge/calls/kaoqin/sheet.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/mine/mine.module.css';
import { clockWords, dayAfter, hoursOf } from '../stores/clock.ts';
import { toneOfState } from '../stores/day-look.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Line = ResultOf<typeof daySheet>['rows'][number];

/** The days of everybody in reach, the last week with its exceptions first. */
export function SheetPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('sheet.title'));
  const [span, setSpan] = useState({ from: dayAfter(companyToday(), -7), to: companyToday() });
  const [onlyExceptions, setOnly] = useState(true);
  const [place, setPlace] = useState({ page: 1, size: 20 });
  const asked = {
    ...span,
    ...(onlyExceptions && { only: 'exceptions' as const }),
    page: place.page,
    rows: place.size,
  };
  const sheet = useCall(daySheet, span.from === '' || span.to < span.from ? null : asked);
  const change = (next: Partial<typeof span>) => {
    setSpan({ ...span, ...next });
    setPlace({ ...place, page: 1 });
  };
  return (
    <main className={css.page}>
      <PageHeader title={t('sheet.title')} subtitle={t('sheet.hint')} />
      <div className={css.filters}>
        <DateInput
          label={t('sheet.from')}
          value={span.from}
          onChange={(from) => change({ from })}
        />
        <DateInput label={t('sheet.to')} value={span.to} onChange={(to) => change({ to })} />
        <Switch
          checked={onlyExceptions}
          onChange={(only) => {
            setOnly(only);
            setPlace({ ...place, page: 1 });
          }}
        >
          {t('sheet.only')}
        </Switch>
      </div>
      <DataTable
        label={t('sheet.title')}
        columns={columnsOf(t)}
        rows={sheet.data?.rows ?? []}
        rowKey={(row: Line) => `${row.employmentId} ${row.day}`}
        status={statusOf(sheet.state, sheet.data !== undefined)}
        onRetry={sheet.reload}
      />
      {sheet.data && (
        <Pagination
          total={sheet.data.total}
          page={place.page}
          size={place.size}
          onChange={setPlace}
        />
      )}
    </main>
  );
}

function statusOf(state: 'idle' | 'loading' | 'ready' | 'failed', known: boolean) {
  if (state === 'failed') return { kind: 'failed' } as const;
  return state === 'loading' && !known
    ? ({ kind: 'loading' } as const)
    : ({ kind: 'ready' } as const);
}

function columnsOf(t: Words): Column<Line>[] {
  const time = (minute: number | null) =>
    minute === null ? '' : clockWords(minute, (text) => t('day.nextDay', { time: text }));
  const hours = (minutes: number) =>
    minutes === 0 ? '' : t('month.hours', { count: hoursOf(minutes) });
  return [
    { id: 'day', header: t('sheet.columns.day'), cell: ({ day }) => formatDate(day), width: 120 },
    { id: 'name', header: t('sheet.columns.name'), cell: ({ name }) => name, minWidth: 120 },
    {
      id: 'staffNo',
      header: t('sheet.columns.staffNo'),
      cell: ({ staffNo }) => staffNo,
      width: 110,
    },
    { id: 'shift', header: t('day.shift'), cell: ({ shift }) => shift ?? '', width: 100 },
    { id: 'in', header: t('sheet.columns.in'), cell: ({ punchIn }) => time(punchIn), width: 110 },
    {
      id: 'out',
      header: t('sheet.columns.out'),
      cell: ({ punchOut }) => time(punchOut),
      width: 110,
    },
    {
      id: 'state',
      header: t('sheet.columns.state'),
      cell: ({ state }) => <Tag tone={toneOfState(state)}>{t(`state.${state}`)}</Tag>,
      text: ({ state }) => t(`state.${state}`),
      width: 110,
    },
    {
      id: 'exceptions',
      header: t('sheet.columns.exceptions'),
      cell: ({ exceptions }) => exceptions.map((one) => t(`exception.${one}`)).join(' · '),
      minWidth: 140,
    },
    {
      id: 'overtime',
      header: t('month.overtime'),
      cell: ({ overtimeMinutes }) => hours(overtimeMinutes),
      width: 110,
      align: 'end',
    },
  ];
}
