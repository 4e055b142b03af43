import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myLedger } from '#bridge/calls/vacation/mine.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

type LedgerRow = ResultOf<typeof myLedger>['rows'][number];

interface LedgerTableProps {
  ledger: {
    readonly state: 'idle' | 'loading' | 'ready' | 'failed';
    readonly data?: { readonly rows: readonly LedgerRow[] } | undefined;
    readonly reload: () => void;
  };
}

/** Every change of a balance, the newest first. */
export function LedgerTable({ ledger }: LedgerTableProps): ReactElement {
  const t = useWords();
  if (ledger.state === 'failed') return <ErrorState onRetry={ledger.reload} />;
  if (!ledger.data) return <SkeletonLines lines={5} />;
  if (ledger.data.rows.length === 0) return <EmptyState title={t('balance.empty')} />;
  return (
    <DataTable
      label={t('balance.ledger')}
      rows={ledger.data.rows}
      rowKey={(row: LedgerRow) => row.id}
      columns={columnsOf(t)}
    />
  );
}

const dateOf = (value: string | null) => (value === null ? '' : formatDate(value));

function columnsOf(t: Words): Column<LedgerRow>[] {
  return [
    {
      id: 'on',
      header: t('balance.columns.on'),
      width: 110,
      card: 'title',
      cell: (row) => dateOf(row.on),
    },
    {
      id: 'kind',
      header: t('balance.columns.kind'),
      minWidth: 180,
      lines: 2,
      cell: (row) =>
        [t(`balance.kind.${row.kind}`), row.why, row.by].filter((part) => part).join(' · '),
    },
    {
      id: 'leaveDay',
      header: t('balance.columns.leaveDay'),
      width: 110,
      cell: (row) => dateOf(row.leaveDay),
    },
    {
      id: 'amount',
      header: t('balance.columns.amount'),
      align: 'end',
      width: 80,
      cell: (row) => (row.amount.startsWith('-') ? row.amount : `+${row.amount}`),
    },
    {
      id: 'balance',
      header: t('balance.columns.balance'),
      align: 'end',
      width: 80,
      cell: (row) => row.balance,
    },
    {
      id: 'validTo',
      header: t('balance.columns.validTo'),
      width: 110,
      cell: (row) => dateOf(row.validTo),
    },
  ];
}
