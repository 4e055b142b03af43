import { type ReactElement, useMemo } from 'react';
import { cancelJob, jobPage, retryJob } from '#bridge/calls/jobs/calls.ts';
import { jobStates } from '#bridge/calls/jobs/job-line.ts';
import { useList, useListCall, useSave, useTabTitle } from '#bridge/react/index.ts';
import type { CloseDialog, ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { DialogButton } from '#ui/parts/dialog/dialog.tsx';
import { type CompanyJob, jobColumns } from '../parts/job-columns.tsx';
import { JobFacts } from '../parts/job-facts.tsx';
import { useJobChanges } from '../parts/use-job-changes.ts';
import { useWords } from '../texts/app-texts.ts';

/** The background jobs of the company, as they go on. */
export function Jobs(): ReactElement {
  const t = useWords();
  useTabTitle(t('jobs.title'));
  return <ListScreen config={useJobList()} />;
}

function useJobList(): ListConfig<CompanyJob> {
  const t = useWords();
  const list = useList('system.jobs');
  const buttons = useJobButtons(list.tell);
  return {
    ...list,
    title: t('jobs.title'),
    subtitle: t('jobs.subtitle'),
    columns: useMemo(() => jobColumns(t), [t]),
    usuallyHidden: ['kind', 'endedAt'],
    load: useListCall(jobPage),
    changes: useJobChanges(),
    sort: { column: 'createdAt', direction: 'desc' },
    search: { placeholder: t('jobs.search') },
    filters: [
      {
        kind: 'choice',
        id: 'state',
        label: t('jobs.state'),
        options: jobStates.map((value) => ({ value, label: t(`jobs.states.${value}`) })),
      },
      {
        kind: 'choice',
        id: 'origin',
        label: t('jobs.origin'),
        options: (['person', 'system'] as const).map((value) => ({
          value,
          label: t(`jobs.origins.${value}`),
        })),
      },
    ],
    dialog: {
      title: () => t('jobs.details'),
      width: 640,
      body: (row) => row && <JobFacts job={row} />,
      buttons: (row, close) => (row ? buttons(row, close) : []),
    },
    empty: { title: t('jobs.none'), hint: t('jobs.noneHint') },
  };
}

/** What can be done with a job; the gateway says with each row whether it can. */
function useJobButtons(tell: (text: string, tone: 'success' | 'error') => void) {
  const t = useWords();
  const cancelling = useSave(cancelJob);
  const retrying = useSave(retryJob);
  return ({ id: jobId, can }: CompanyJob, close: CloseDialog): DialogButton[] => {
    const run = async (save: typeof cancelling, said: string): Promise<void> => {
      const saved = await save.save({ jobId });
      if (saved.ok) tell(said, 'success');
      else tell(saved.error.words, 'error');
      close('changed');
    };
    return [
      ...(can.cancel
        ? [
            {
              id: 'cancel',
              label: t('jobs.cancel'),
              onClick: () => run(cancelling, t('jobs.cancelAsked')),
            },
          ]
        : []),
      ...(can.retry
        ? [{ id: 'retry', label: t('jobs.retry'), onClick: () => run(retrying, t('jobs.retried')) }]
        : []),
    ];
  };
}
