import type { ReactElement } from 'react';
import { getTaskMonitorDetail } from '#bridge/calls/jobs/monitor.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall } from '#bridge/react/index.ts';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { attemptsOf, type CompanyJob, progressOf, State } from './job-columns.tsx';

type Detail = ResultOf<typeof getTaskMonitorDetail>;

/** All that is known of one job. */
export function JobFacts({ job }: { job: CompanyJob }): ReactElement {
  const t = useWords();
  const { data: detail } = useCall(getTaskMonitorDetail, { jobId: job.id });
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
        ...(detail ? detailFacts(detail, t) : []),
        ...(job.error
          ? [{ id: 'error', term: t('jobs.error'), value: job.error, wide: true }]
          : []),
        { id: 'id', term: t('jobs.id'), value: job.id, wide: true },
      ]}
    />
  );
}

/** What a job's own line does not say: its times, its schedule, its turn and the runs before. */
function detailFacts(detail: Detail, t: Words) {
  const { waited, ran, ahead, schedule, earlier } = detail;
  const runs = earlier.map(({ createdAt, state, ran: taken }) => {
    const how = `${formatDate(createdAt, 'minute')} ${t(`jobs.states.${state}`)}`;
    return taken === null ? how : `${how} (${seconds(taken, t)})`;
  });
  return [
    ...(waited === null
      ? []
      : [{ id: 'waited', term: t('jobs.waited'), value: seconds(waited, t) }]),
    ...(ran === null ? [] : [{ id: 'ran', term: t('jobs.ran'), value: seconds(ran, t) }]),
    ...(ahead === 0
      ? []
      : [{ id: 'ahead', term: t('jobs.ahead'), value: t('jobs.aheadCount', { count: ahead }) }]),
    ...(schedule === null
      ? []
      : [
          { id: 'rule', term: t('jobs.schedule'), value: ruleWords(schedule, t) },
          { id: 'next', term: t('jobs.next'), value: formatDate(schedule.nextAt, 'minute') },
        ]),
    ...(runs.length === 0
      ? []
      : [{ id: 'earlier', term: t('jobs.earlier'), value: runs.join(t('jobs.and')), wide: true }]),
  ];
}

function seconds(milliseconds: number, t: Words): string {
  return t('jobs.seconds', { seconds: formatNumber(milliseconds / 1000, 1) });
}

function ruleWords(schedule: NonNullable<Detail['schedule']>, t: Words): string {
  const { every, minutes, weekday, day, at } = schedule;
  return t(`jobs.every.${every}`, {
    minutes: minutes ?? 0,
    weekday: weekday ?? 0,
    day: day ?? 0,
    at: at ?? '',
  });
}
