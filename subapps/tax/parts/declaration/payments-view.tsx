import { type ReactElement, useState } from 'react';
import { declarationPayments } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { paymentColumns } from './payment-columns.tsx';

type Payment = ResultOf<typeof declarationPayments>['rows'][number];

/** Income beside wages of a month, each payment with the steps of its tax. */
export function PaymentsView({ month }: { month: string }): ReactElement {
  const t = useWords();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const call = useCall(declarationPayments, { month, page, rows: size });
  return (
    <TablePart>
      <DataTable
        label={t('declarations.views.payments')}
        columns={paymentColumns(t, 'payee')}
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
    </TablePart>
  );
}
