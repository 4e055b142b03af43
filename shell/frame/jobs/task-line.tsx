import { type ReactElement, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { sizeWords } from '#ui/parts/upload/size-words.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { changeTask, dismissTask, downloadTask, type Task } from '../../stores/work/tasks.ts';
import css from './jobs.module.css';
import { useJobTexts } from './texts/job-texts.ts';

/** One task in the background: its state, and what can be done about it. */
export function TaskLine({ task }: { task: Task }): ReactElement {
  const t = useJobTexts();
  const { id, title, state, files, can, endedAt } = task;
  const [busy, setBusy] = useState(false);
  async function change(action: 'cancel' | 'retry'): Promise<void> {
    setBusy(true);
    await changeTask(id, action);
    setBusy(false);
  }
  function download(role: 'result' | 'errors'): void {
    downloadTask(id, role).catch(() => showToast(t('expired', { title }), 'bad'));
  }
  return (
    <li className={css.line}>
      <Mark state={state} />
      <div className={css.words}>
        <p className={css.title} title={title}>
          {title}
        </p>
        <p className={css.detail}>{useTaskWords(task)}</p>
        {state === 'running' && <Bar task={task} />}
      </div>
      {can.cancel && (
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => void change('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {can.download &&
        files.map(({ role }) => (
          <Button key={role} size="sm" variant="quiet" onClick={() => download(role)}>
            {t(`files.${role}`)}
          </Button>
        ))}
      {can.retry && (
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => void change('retry')}>
          {t('retry')}
        </Button>
      )}
      {endedAt !== null && (
        <IconButton
          size="sm"
          icon="close"
          label={t('dismiss', { title })}
          onClick={() => dismissTask(id)}
        />
      )}
    </li>
  );
}

function Mark({ state }: { state: Task['state'] }): ReactElement {
  if (state === 'running') return <Spinner size={16} label="" />;
  const icons = { waiting: 'clock', done: 'check', cancelled: 'close', failed: 'warning' } as const;
  return (
    <span className={css.mark} data-kind={state}>
      <Icon name={icons[state]} />
    </span>
  );
}

function useTaskWords({ state, cancelling, done, total, error, files, attempt }: Task): string {
  const t = useJobTexts();
  if (cancelling) return t('state.cancelling');
  if (state === 'running' && total) {
    return t('progress', { done: formatNumber(done), total: formatNumber(total) });
  }
  if (state === 'waiting' && attempt > 0) return [t('state.again'), error].join(' · ');
  if (state === 'failed') return [t('state.failed'), error].filter(Boolean).join(' · ');
  const [file] = files;
  if (state === 'done' && file) return `${file.name} · ${sizeWords(file.size)}`;
  return t(`state.${state}`);
}

/** How far it is; without a total only that it goes on. */
function Bar({ task: { title, done, total } }: { task: Task }): ReactElement {
  return total ? (
    <progress className={css.bar} aria-label={title} value={Math.min(done, total)} max={total} />
  ) : (
    <progress className={css.bar} aria-label={title} />
  );
}
