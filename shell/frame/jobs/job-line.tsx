import type { ReactElement } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { askJob, forgetJob } from '../../host/methods/jobs.ts';
import type { Job, JobState } from '../../stores/work/jobs.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './jobs.module.css';
import { useJobTexts } from './texts/job-texts.ts';

/** One job: whose it is, how it stands, and what can be done about it. */
export function JobLine({ job }: { job: Job }): ReactElement {
  const t = useJobTexts();
  const app = useAppTitle(job.app);
  const { state } = job;
  return (
    <li className={css.line}>
      <Mark state={state} />
      <div className={css.words}>
        <p className={css.title} title={job.title}>
          {job.title}
        </p>
        <p className={css.detail}>
          {app} · <Standing state={state} />
        </p>
        {state.kind === 'running' && (
          <Bar title={job.title} done={state.done} total={state.total} />
        )}
      </div>
      {state.kind === 'running' && state.canCancel && !state.cancelling && (
        <Button size="sm" variant="quiet" onClick={() => askJob(job.id, 'cancel')}>
          {t('cancel')}
        </Button>
      )}
      {state.kind === 'done' && state.again && (
        <Button size="sm" variant="quiet" onClick={() => askJob(job.id, 'again')}>
          {t('again')}
        </Button>
      )}
      {state.kind !== 'running' && (
        <IconButton
          size="sm"
          icon="close"
          label={t('dismiss', { title: job.title })}
          onClick={() => forgetJob(job.id)}
        />
      )}
    </li>
  );
}

function Mark({ state }: { state: JobState }): ReactElement {
  if (state.kind === 'running') return <Spinner size={16} label="" />;
  const icon = state.kind === 'done' ? 'check' : state.kind === 'cancelled' ? 'close' : 'warning';
  return (
    <span className={css.mark} data-kind={state.kind}>
      <Icon name={icon} />
    </span>
  );
}

function Standing({ state }: { state: JobState }): ReactElement {
  const t = useJobTexts();
  if (state.kind === 'running') {
    const { done, total, cancelling } = state;
    if (cancelling) return <>{t('state.cancelling')}</>;
    if (!total) return <>{t('state.running')}</>;
    return <>{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</>;
  }
  const detail = state.kind === 'done' || state.kind === 'failed' ? state.detail : '';
  return (
    <>
      {t(`state.${state.kind}`)}
      {detail && ` · ${detail}`}
    </>
  );
}

/** How far it is; without a total only that it goes on. */
function Bar(props: { title: string; done: number; total: number | undefined }): ReactElement {
  const { title, done, total } = props;
  return total ? (
    <progress className={css.bar} aria-label={title} value={Math.min(done, total)} max={total} />
  ) : (
    <progress className={css.bar} aria-label={title} />
  );
}
