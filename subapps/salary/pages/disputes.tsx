import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { paySlipDisputes } from '#bridge/calls/salary/slips.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { monthWords } from '#ui/texts/money.ts';
import { SlipDialog } from '../parts/slip/slip-dialog.tsx';
import { useWords, type Words } from '../texts/app-texts.ts';

type Dispute = ResultOf<typeof paySlipDisputes>['rows'][number];

/** What employees dispute of their slips; a row opens the slip with its answer. */
export function DisputesPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('disputes.title'));
  const [onlyOpen, setOnlyOpen] = useState(true);
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<string | null>(null);
  const call = useCall(paySlipDisputes, {
    ...(onlyOpen && { open: 'true' as const }),
    page,
    rows: size,
  });
  return (
    <ListPage
      header={<PageHeader title={t('disputes.title')} />}
      filters={
        <Switch
          checked={onlyOpen}
          onChange={(only) => {
            setOnlyOpen(only);
            setPlace({ page: 1, size });
          }}
        >
          {t('disputes.open')}
        </Switch>
      }
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      <DataTable
        label={t('disputes.title')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ paySlipId }: Dispute) => paySlipId}
        status={tableStatus(call)}
        onOpen={({ paySlipId }) => setOpen(paySlipId)}
        onRetry={call.reload}
        empty={<EmptyState icon="success" title={t('disputes.none')} />}
      />
      {open !== null && (
        <SlipDialog slipId={open} onClose={() => setOpen(null)} onChanged={call.reload} />
      )}
    </ListPage>
  );
}

function columnsOf(t: Words): Column<Dispute>[] {
  return [
    { id: 'name', header: t('name'), width: 130, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('staffNo'), width: 110, cell: ({ staffNo }) => staffNo },
    { id: 'month', header: t('month'), width: 100, cell: ({ month }) => monthWords(month) },
    { id: 'text', header: t('disputes.text'), minWidth: 240, lines: 2, cell: ({ text }) => text },
    { id: 'at', header: t('disputes.at'), width: 130, cell: ({ at }) => formatDate(at) },
    {
      id: 'answer',
      header: t('disputes.answer'),
      minWidth: 200,
      lines: 2,
      cell: ({ answer }) => answer ?? '',
    },
  ];
}
