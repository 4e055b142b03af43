import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { payRunReasons } from '#bridge/calls/salary/runs.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Reason = ResultOf<typeof payRunReasons>['reasons'][number];

/** Why the pay of a run differs from the month before. */
export function RunReasons({ runId }: { runId: string }): ReactElement {
  const t = useWords();
  const call = useCall(payRunReasons, { payRunId: runId });
  return (
    <TablePart>
      <DataTable
        label={t('run.reasons')}
        columns={columnsOf(t)}
        rows={call.data?.reasons ?? []}
        rowKey={({ reason }: Reason) => reason}
        status={tableStatus(call)}
        onRetry={call.reload}
      />
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Reason>[] {
  return [
    {
      id: 'reason',
      header: t('run.reasons'),
      minWidth: 200,
      cell: ({ reason }) => t(`reason.${reason}`),
    },
    {
      id: 'people',
      header: t('people'),
      width: 120,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'difference',
      header: t('slips.difference'),
      width: 180,
      align: 'end',
      cell: ({ difference }) => moneyWords(difference),
    },
  ];
}
