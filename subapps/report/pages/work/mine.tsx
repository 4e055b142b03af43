import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { openWorkReport, ownWorkReports } from '#bridge/calls/wpm/calls.ts';
import type { WorkReportKind } from '#bridge/calls/wpm/periods.ts';
import { type CallState, tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, FailedState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { PeriodBar } from '../../parts/work/period-bar.tsx';
import { ReportDialog } from '../../parts/work/report-dialog.tsx';
import { toneOf } from '../../parts/work/tones.ts';
import css from '../../parts/work/work.module.css';
import { WriteForm } from '../../parts/work/write-form.tsx';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Own = ResultOf<typeof ownWorkReports>['rows'][number];

/** The own work reports: the one of a period to write, and those before. */
export function MyWorkPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('work.mine'));
  const [kind, setKind] = useState<WorkReportKind>('daily');
  const [on, setOn] = useState('');
  const [saves, setSaves] = useState(0);
  const call = useCall(openWorkReport, { kind, ...(on !== '' && { on }) });
  const { data } = call;
  if (call.state === 'failed' && data === undefined) {
    return (
      <StackPage>
        <PageHeader title={t('work.mine')} />
        <NotOpened call={call} />
      </StackPage>
    );
  }
  return (
    <StackPage>
      <PageHeader title={t('work.mine')} subtitle={t('work.mineHint')} />
      {call.state === 'loading' && data === undefined && <SkeletonLines lines={8} />}
      {data && (
        <>
          <PeriodBar kind={kind} period={data} onKind={setKind} onDay={setOn} />
          <p className={css.hint}>
            {t('work.due', { time: formatDate(data.dueAt, 'minute') })}{' '}
            {data.state !== null && (
              <Tag tone={toneOf(data.state)}>{t(`work.states.${data.state}`)}</Tag>
            )}
          </p>
          <WriteForm
            key={`${data.kind} ${data.fromOn} ${saves}`}
            of={data}
            onSaved={() => {
              setSaves(saves + 1);
              call.reload();
            }}
          />
        </>
      )}
      <OwnReports key={saves} />
    </StackPage>
  );
}

function NotOpened({
  call,
}: {
  call: Extract<CallState<unknown>, { state: 'failed' }>;
}): ReactElement {
  const t = useWords();
  if (call.error.codeName === 'notFound') {
    return (
      <EmptyState icon="person" title={t('work.noEmployment')} hint={t('work.noEmploymentHint')} />
    );
  }
  return <FailedState error={call.error} onRetry={call.reload} />;
}

function OwnReports(): ReactElement {
  const t = useWords();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<string | null>(null);
  const call = useCall(ownWorkReports, { page, rows: size });
  return (
    <TablePart>
      <DataTable
        label={t('work.mine')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Own) => id}
        status={tableStatus(call)}
        onOpen={({ id }) => setOpen(id)}
        onRetry={call.reload}
        empty={<EmptyState title={t('work.none')} />}
      />
      {call.data && call.data.total > size && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
      )}
      {open !== null && <ReportDialog id={open} onClose={() => setOpen(null)} />}
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Own>[] {
  return [
    {
      id: 'kind',
      header: t('work.kind'),
      width: 110,
      locked: true,
      cell: ({ kind }) => t(`work.kinds.${kind}`),
    },
    {
      id: 'period',
      header: t('work.period'),
      minWidth: 200,
      cell: ({ fromOn, toOn }) =>
        fromOn === toOn ? formatDate(fromOn) : `${formatDate(fromOn)} – ${formatDate(toOn)}`,
    },
    {
      id: 'state',
      header: t('work.state'),
      width: 110,
      text: ({ state }) => t(`work.states.${state}`),
      cell: ({ state }) => <Tag tone={toneOf(state)}>{t(`work.states.${state}`)}</Tag>,
    },
    {
      id: 'sentAt',
      header: t('work.sentAt'),
      width: 160,
      cell: ({ sentAt }) => (sentAt === null ? '' : formatDate(sentAt, 'minute')),
    },
    {
      id: 'reads',
      header: t('work.reads'),
      width: 110,
      cell: ({ read, receivers }) =>
        t('work.readOf', { read: formatNumber(read), receivers: formatNumber(receivers) }),
    },
    {
      id: 'comments',
      header: t('work.comments'),
      width: 100,
      align: 'end',
      cell: ({ comments }) => (comments === 0 ? '' : formatNumber(comments)),
    },
  ];
}
