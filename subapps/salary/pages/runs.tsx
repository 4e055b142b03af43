import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { createPayRun, payRuns } from '#bridge/calls/salary/runs.ts';
import { tableStatus, useCall, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { toneOfRun } from '../parts/run/tones.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Run = ResultOf<typeof payRuns>['rows'][number];

/** All payroll runs, and a button for the next one of each group. */
export function RunsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('runs.title'));
  const [, navigate] = usePageLocation();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const call = useCall(payRuns, { page, rows: size });
  const { tell } = useTools();
  const { save, state } = useSave(createPayRun);
  const groups = call.data?.can.edit ? call.data.groups : [];
  const begin = async (payGroupId: string) => {
    const made = await save({ payGroupId });
    if (!made.ok) return tell(made.error.words, 'error');
    tell(t('runs.begun'), 'success');
    navigate(`/runs/${made.result.id}`);
  };
  const actions = groups.flatMap(({ id, name, nextMonth }) => {
    if (nextMonth === null) return [];
    const month = monthWords(nextMonth);
    return [
      <Button key={id} variant="primary" busy={state === 'saving'} onClick={() => void begin(id)}>
        {groups.length === 1
          ? t('runs.begin', { month })
          : t('runs.beginIn', { group: name, month })}
      </Button>,
    ];
  });
  return (
    <ListPage
      header={
        <PageHeader title={t('runs.title')} subtitle={t('runs.subtitle')} actions={actions} />
      }
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      <DataTable
        label={t('runs.title')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Run) => id}
        status={tableStatus(call)}
        onOpen={({ id }) => navigate(`/runs/${id}`)}
        onRetry={call.reload}
        empty={<EmptyState title={t('runs.none')} hint={t('runs.noneHint')} />}
      />
    </ListPage>
  );
}

function columnsOf(t: Words): Column<Run>[] {
  const money = (id: 'gross' | 'net' | 'cost'): Column<Run> => ({
    id,
    header: t(id),
    width: 150,
    align: 'end',
    cell: (run) => moneyWords(run[id]),
  });
  return [
    {
      id: 'month',
      header: t('month'),
      width: 110,
      locked: true,
      cell: ({ month }) => monthWords(month),
    },
    { id: 'group', header: t('runs.group'), minWidth: 140, cell: ({ groupName }) => groupName },
    {
      id: 'state',
      header: t('stateLabel'),
      card: 'state',
      width: 120,
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <Tag tone={toneOfRun(state)}>{t(`state.${state}`)}</Tag>,
    },
    {
      id: 'people',
      header: t('people'),
      width: 90,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    money('gross'),
    { ...money('net'), card: 'field' },
    { ...money('cost'), card: 'field' },
    { id: 'payOn', header: t('payOn'), width: 130, cell: ({ payOn }) => formatDate(payOn) },
  ];
}
