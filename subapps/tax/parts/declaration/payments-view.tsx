import { type ReactElement, useState } from 'react';
import { declarationPayments } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';

type Payment = ResultOf<typeof declarationPayments>['rows'][number];

/** Income beside wages of a month, each payment with the steps of its tax. */
export function PaymentsView({ month }: { month: string }): ReactElement {
  const t = useWords();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const call = useCall(declarationPayments, { month, page, rows: size });
  const [correcting, setCorrecting] = useState<Payment>();
  return (
    <TablePart>
      <DataTable
        label={t('declarations.views.payments')}
        columns={[
          ...paymentColumns(t, 'payee'),
          ...(call.data?.can.correct ? [correctColumn(t, setCorrecting)] : []),
        ]}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Payment) => id}
        status={tableStatus(call)}
        onRetry={call.reload}
        empty={
          <EmptyState
            title={t('declarations.noPayments')}
            hint={t('declarations.noPaymentsHint')}
          />
        }
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
      )}
      {correcting && (
        <CorrectDialog
          payment={correcting}
          onClose={() => setCorrecting(undefined)}
          onDone={() => {
            setCorrecting(undefined);
            call.reload();
          }}
        />
      )}
    </TablePart>
  );
}

/** A correction itself is not corrected: it is removed and made again. */
function correctColumn(t: Words, onCorrect: (row: Payment) => void): Column<Payment> {
  return {
    id: 'correct',
    header: '',
    width: 76,
    fixed: 'end',
    locked: true,
    card: 'buttons',
    cell: (row) =>
      row.corrects === null && (
        <Button variant="quiet" size="sm" onClick={() => onCorrect(row)}>
          {t('payments.correct')}
        </Button>
      ),
  };
}
