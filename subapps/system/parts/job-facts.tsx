import type { ReactElement } from 'react';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { attemptsOf, type CompanyJob, progressOf, State } from './job-columns.tsx';

/** All that is known of one job. */
export function JobFacts({ job }: { job: CompanyJob }): ReactElement {
  const t = useWords();
  const moment = (value: string | null): string => (value ? formatDate(value, 'second') : '—');
  return (
    <DescriptionList
      items={[
        { id: 'title', term: t('jobs.job'), value: job.title },
        { id: 'state', term: t('jobs.state'), value: <State job={job} /> },
        { id: 'owner', term: t('jobs.owner'), value: job.ownerName ?? t('jobs.system') },
        { id: 'progress', term: t('jobs.progress'), value: progressOf(job, t) || '—' },
        { id: 'attempt', term: t('jobs.attempt'), value: attemptsOf(job, t) },
        { id: 'kind', term: t('jobs.kind'), value: job.kind },
        { id: 'created', term: t('jobs.createdAt'), value: moment(job.createdAt) },
        { id: 'due', term: t('jobs.dueAt'), value: moment(job.dueAt) },
        { id: 'started', term: t('jobs.startedAt'), value: moment(job.startedAt) },
        { id: 'ended', term: t('jobs.endedAt'), value: moment(job.endedAt) },
        ...(job.error
          ? [{ id: 'error', term: t('jobs.error'), value: job.error, wide: true }]
          : []),
        { id: 'id', term: t('jobs.id'), value: job.id, wide: true },
      ]}
    />
  );
}
