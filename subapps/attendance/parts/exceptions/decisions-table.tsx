import { type ReactElement, useState } from 'react';
import { attendanceDecisions } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { DayDialog } from './day-dialog.tsx';

type Decision = ResultOf<typeof attendanceDecisions>['rows'][number];

/** What was decided about days, the latest first. */
export function DecisionsTable({ canSettle }: { canSettle: boolean }): ReactElement {
  const t = useWords();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<Decision | null>(null);
  const call = useCall(attendanceDecisions, { page, rows: size });
  return (
    <>
      <DataTable
        label={t('inbox.views.decided')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Decision) => id}
        status={tableStatus(call)}
        onOpen={setOpen}
        onRetry={call.reload}
        empty={<EmptyState title={t('inbox.detail.none')} />}
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
      )}
      {open !== null && (
        <DayDialog
          line={open}
          acts={[]}
          canUndo={canSettle}
          onAct={() => {}}
          onChanged={call.reload}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function columnsOf(t: Words): Column<Decision>[] {
  return [
    {
      id: 'name',
      header: t('inbox.columns.name'),
      width: 170,
      card: 'title',
      cell: ({ name, staffNo }) => `${name} ${staffNo}`,
    },
    { id: 'day', header: t('inbox.columns.day'), width: 120, cell: ({ day }) => formatDate(day) },
    {
      id: 'kind',
      header: t('inbox.columns.kind'),
      width: 100,
      card: 'state',
      text: ({ kind }) => t(`inbox.kinds.${kind}`),
      cell: ({ kind, undoneBy }) => (
        <Tag tone={undoneBy === null ? 'good' : 'neutral'}>{t(`inbox.kinds.${kind}`)}</Tag>
      ),
    },
    {
      id: 'reason',
      header: t('inbox.columns.reason'),
      minWidth: 180,
      cell: ({ reason, undoneBy }) =>
        undoneBy === null ? reason : `${reason} (${t('inbox.detail.undone', { by: undoneBy })})`,
    },
    { id: 'by', header: t('inbox.columns.by'), width: 130, cell: ({ by }) => by },
    {
      id: 'at',
      header: t('inbox.columns.at'),
      width: 150,
      cell: ({ at }) => formatDate(at, 'minute'),
    },
  ];
}
