import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { getRemindItems } from '#bridge/calls/wpm/calls.ts';
import { type WorkReportKind, workPeriodOf } from '#bridge/calls/wpm/periods.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { PeriodBar } from '../../parts/work/period-bar.tsx';
import { ReportDialog } from '../../parts/work/report-dialog.tsx';
import { toneOf } from '../../parts/work/tones.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Person = ResultOf<typeof getRemindItems>['people'][number];

const states = ['sent', 'late', 'open', 'missing'] as const;

/** Who of the direct reports has sent the report of a period. */
export function TeamPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('work.team'));
  const [kind, setKind] = useState<WorkReportKind>('daily');
  const [on, setOn] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const call = useCall(getRemindItems, { kind, ...(on !== '' && { on }) });
  const { data } = call;
  const today = companyToday();
  return (
    <StackPage>
      <PageHeader title={t('work.team')} subtitle={t('work.teamHint')} />
      <PeriodBar
        kind={kind}
        period={data ?? workPeriodOf(kind, on || today)}
        onKind={setKind}
        onDay={setOn}
      />
      <StatisticsStrip
        items={states.map((state) => ({
          id: state,
          label: t(`work.states.${state}`),
          value: data?.people.filter((one) => one.state === state).length,
        }))}
      />
      <TablePart>
        <DataTable
          label={t('work.team')}
          columns={columnsOf(t)}
          rows={data?.people ?? []}
          rowKey={({ id }: Person) => id}
          status={tableStatus(call)}
          onOpen={({ reportId }) => setOpen(reportId)}
          onRetry={call.reload}
          empty={<EmptyState title={t('work.noTeam')} />}
        />
      </TablePart>
      {open !== null && <ReportDialog id={open} onClose={() => setOpen(null)} />}
    </StackPage>
  );
}

function columnsOf(t: Words): Column<Person>[] {
  return [
    {
      id: 'name',
      header: t('work.author'),
      minWidth: 140,
      locked: true,
      cell: ({ name }) => name,
    },
    {
      id: 'organ',
      header: t('work.organ'),
      minWidth: 160,
      cell: ({ organName }) => organName ?? '',
    },
    {
      id: 'state',
      header: t('work.state'),
      width: 140,
      text: ({ state }) => t(`work.states.${state}`),
      cell: ({ state }) => <Tag tone={toneOf(state)}>{t(`work.states.${state}`)}</Tag>,
    },
    {
      id: 'report',
      header: t('work.begin'),
      width: 120,
      cell: ({ reportId }) => (reportId === null ? '' : t('work.open')),
    },
  ];
}
