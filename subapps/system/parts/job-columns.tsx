import type { ReactNode } from 'react';
import type { jobPage } from '#bridge/calls/jobs/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

/** One background job as the gateway tells of it. */
export type CompanyJob = ResultOf<typeof jobPage>['rows'][number];

/** The columns of the list of jobs. */
export function jobColumns(t: Words): Column<CompanyJob>[] {
  return [
    { id: 'title', header: t('jobs.job'), minWidth: 176, locked: true, cell: (row) => row.title },
    {
      id: 'state',
      header: t('jobs.state'),
      width: 112,
      text: (row) => t(`jobs.states.${row.state}`),
      cell: (row) => <State job={row} />,
    },
    {
      id: 'done',
      header: t('jobs.progress'),
      width: 144,
      align: 'end',
      cell: (row) => progressOf(row, t),
    },
    {
      id: 'attempt',
      header: t('jobs.attempt'),
      width: 96,
      align: 'end',
      cell: (row) => attemptsOf(row, t),
    },
    { id: 'error', header: t('jobs.error'), minWidth: 192, cell: (row) => row.error },
    {
      id: 'ownerName',
      header: t('jobs.owner'),
      width: 120,
      cell: (row) => row.ownerName ?? t('jobs.system'),
    },
    {
      id: 'createdAt',
      header: t('jobs.createdAt'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.createdAt, 'second'),
    },
    {
      id: 'endedAt',
      header: t('jobs.endedAt'),
      width: 168,
      cell: (row) => row.endedAt && formatDate(row.endedAt, 'second'),
    },
    { id: 'kind', header: t('jobs.kind'), width: 208, cell: (row) => row.kind },
  ];
}

const tones: Readonly<Record<CompanyJob['state'], Tone>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

/** The state of a job; one that is being cancelled still runs. */
export function State({ job: { state, cancelling } }: { job: CompanyJob }): ReactNode {
  const t = useWords();
  return (
    <Tag tone={tones[state]}>{cancelling ? t('jobs.cancelling') : t(`jobs.states.${state}`)}</Tag>
  );
}

/** How far a job is, as far as it tells. */
export function progressOf({ done, total }: CompanyJob, t: Words): string {
  if (total === null) return done > 0 ? formatNumber(done) : '';
  return t('jobs.of', { done: formatNumber(done), total: formatNumber(total) });
}

/** How often it was begun, and how often it may be. */
export function attemptsOf({ attempt, mostAttempts }: CompanyJob, t: Words): string {
  return t('jobs.of', { done: formatNumber(attempt), total: formatNumber(mostAttempts) });
}
