import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { leaveBalanceSheet, leaveBalances } from '#bridge/calls/vacation/balances.ts';
import { tableStatus, useCall, useDownload, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { PersonBalances } from '../parts/balances/person-balances.tsx';
import css from '../parts/mine/mine.module.css';
import own from '../parts/months/months.module.css';
import { useWords, type Words } from '../texts/app-texts.ts';

type Balances = ResultOf<typeof leaveBalances>;
type Line = Balances['rows'][number];

/** What everybody in reach has left of each type of leave; a row opens the lots and the ledger of a person. */
export function BalancesPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('balances.title'));
  const [asked, setAsked] = useState({ search: '', page: 1, size: 20 });
  const [picked, setPicked] = useState<Line | null>(null);
  const { search, page, size } = asked;
  const call = useCall(leaveBalances, { ...(search !== '' && { search }), page, rows: size });
  const download = useDownload(leaveBalanceSheet, (name) => t('balances.exported', { name }));
  return (
    <main className={css.page}>
      <PageHeader
        title={t('balances.title')}
        subtitle={t('balances.hint')}
        actions={
          <Button icon="download" onClick={() => void download({ format: 'xlsx' })}>
            {t('months.export', { format: 'Excel' })}
          </Button>
        }
      />
      <div className={css.filters}>
        <div className={own.search}>
          <SearchBox
            value={search}
            onSearch={(next) => setAsked({ ...asked, search: next.trim(), page: 1 })}
            placeholder={t('months.search')}
          />
        </div>
      </div>
      <DataTable
        label={t('balances.title')}
        columns={columnsOf(t, call.data?.types ?? [])}
        rows={call.data?.rows ?? []}
        rowKey={({ employmentId }: Line) => employmentId}
        status={tableStatus(call)}
        onOpen={setPicked}
        onRetry={call.reload}
        empty={<EmptyState title={t('months.none')} />}
      />
      {call.data && (
        <Pagination
          total={call.data.total}
          page={page}
          size={size}
          onChange={(next) => setAsked({ search, ...next })}
        />
      )}
      {picked !== null && (
        <PersonBalances person={picked} onChanged={call.reload} onClose={() => setPicked(null)} />
      )}
    </main>
  );
}

function columnsOf(t: Words, types: Balances['types']): Column<Line>[] {
  return [
    {
      id: 'name',
      header: t('sheet.columns.name'),
      minWidth: 120,
      card: 'title',
      cell: ({ name }) => name,
    },
    {
      id: 'staffNo',
      header: t('sheet.columns.staffNo'),
      width: 110,
      cell: ({ staffNo }) => staffNo,
    },
    {
      id: 'organ',
      header: t('balances.organ'),
      minWidth: 120,
      cell: ({ organ }) => organ ?? '',
    },
    ...types.map(
      ({ id, name }): Column<Line> => ({
        id,
        header: name,
        width: 140,
        align: 'end',
        cell: (line) => balanceWords(t, line, id),
      }),
    ),
  ];
}

function balanceWords(t: Words, { balances }: Line, typeId: string): string {
  const found = balances.find((one) => one.typeId === typeId);
  if (found === undefined) return '';
  const left = t('balance.days', { days: found.left });
  return Number(found.pending) === 0
    ? left
    : t('balances.withPending', { left, pending: found.pending });
}
