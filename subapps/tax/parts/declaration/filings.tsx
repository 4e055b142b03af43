import type { ReactElement } from 'react';
import type { declarationDetail } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Filing = ResultOf<typeof declarationDetail>['filings'][number];

/** What was filed of a month, the newest first. */
export function Filings({ filings }: { filings: readonly Filing[] }): ReactElement {
  const t = useWords();
  return (
    <TablePart>
      <DataTable
        label={t('declarations.views.filings')}
        columns={columnsOf(t)}
        rows={filings}
        rowKey={({ id }: Filing) => id}
        status={{ kind: 'ready' }}
        empty={<EmptyState title={t('declarations.neverFiled')} />}
      />
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Filing>[] {
  return [
    {
      id: 'filedOn',
      header: t('declarations.filedOn'),
      width: 120,
      locked: true,
      cell: ({ filedOn }) => formatDate(filedOn),
    },
    {
      id: 'receiptNo',
      header: t('declarations.receiptNo'),
      width: 180,
      cell: ({ receiptNo }) => receiptNo ?? '',
    },
    {
      id: 'people',
      header: t('declarations.people'),
      width: 90,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'income',
      header: t('declarations.allIncome'),
      width: 150,
      align: 'end',
      cell: ({ income }) => moneyWords(income),
    },
    {
      id: 'tax',
      header: t('declarations.allTax'),
      width: 140,
      align: 'end',
      cell: ({ tax }) => moneyWords(tax),
    },
    { id: 'by', header: t('declarations.by'), width: 120, cell: ({ by }) => by },
    {
      id: 'at',
      header: t('declarations.at'),
      width: 160,
      cell: ({ at }) => formatDate(at, 'minute'),
    },
    { id: 'note', header: t('declarations.note'), minWidth: 160, cell: ({ note }) => note ?? '' },
  ];
}
