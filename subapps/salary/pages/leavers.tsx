import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { payLeavers } from '#bridge/calls/salary/settlements.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { monthWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Leaver = ResultOf<typeof payLeavers>['rows'][number];

/** Who leaves, with the month that pays them last; a row opens the final pay. */
export function LeaversPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('leavers.title'));
  const [, navigate] = usePageLocation();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const call = useCall(payLeavers, {
    ...(onlyOpen && { open: 'true' as const }),
    ...(keyword !== '' && { keyword }),
    page,
    rows: size,
  });
  const first = () => setPlace({ page: 1, size });
  return (
    <ListPage
      header={<PageHeader title={t('leavers.title')} subtitle={t('leavers.subtitle')} />}
      filters={
        <>
          <SearchBox
            value={keyword}
            placeholder={t('leavers.search')}
            onSearch={(next) => {
              setKeyword(next);
              first();
            }}
          />
          <Switch
            checked={onlyOpen}
            onChange={(only) => {
              setOnlyOpen(only);
              first();
            }}
          >
            {t('leavers.open')}
          </Switch>
        </>
      }
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      <DataTable
        label={t('leavers.title')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ employmentId }: Leaver) => employmentId}
        status={tableStatus(call)}
        onOpen={({ employmentId }) => navigate(`/leavers/${employmentId}`)}
        onRetry={call.reload}
        empty={<EmptyState icon="success" title={t('leavers.none')} />}
      />
    </ListPage>
  );
}

function columnsOf(t: Words): Column<Leaver>[] {
  return [
    { id: 'name', header: t('name'), width: 130, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('staffNo'), width: 120, cell: ({ staffNo }) => staffNo },
    { id: 'organ', header: t('organ'), minWidth: 160, cell: ({ organName }) => organName ?? '' },
    {
      id: 'lastDay',
      card: 'field',
      header: t('leavers.lastDay'),
      width: 130,
      cell: ({ lastDay }) => formatDate(lastDay),
    },
    {
      id: 'reason',
      header: t('leavers.reason'),
      width: 150,
      cell: ({ reason }) => reason && t(`leavers.reasons.${reason}`),
    },
    {
      id: 'month',
      card: 'field',
      header: t('leavers.month'),
      width: 140,
      cell: ({ month }) => (month === null ? '' : monthWords(month)),
    },
    {
      id: 'settled',
      card: 'state',
      header: t('stateLabel'),
      width: 110,
      cell: ({ settledAt }) => (
        <Tag tone={settledAt === null ? 'neutral' : 'good'}>
          {t(settledAt === null ? 'leavers.notSettled' : 'leavers.settled')}
        </Tag>
      ),
    },
  ];
}
