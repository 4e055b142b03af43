import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Popover } from '#ui/parts/popover.tsx';
import { showToast, type ToastTone } from '#ui/parts/toast/toasts.ts';
import { forgetJob } from '../../host/methods/jobs.ts';
import { type Job, jobs } from '../../stores/work/jobs.ts';
import { dismissTask, noteSaid, type Task, tasks, unsaidEndings } from '../../stores/work/tasks.ts';
import { Counted } from '../counted.tsx';
import { useBack } from '../use-back.ts';
import { JobLine } from './job-line.tsx';
import css from './jobs.module.css';
import { TaskLine } from './task-line.tsx';
import { type JobWords, useJobTexts } from './texts/job-texts.ts';

/** Long work behind a button of the header, and a word when some of it ends. */
export function JobsButton(): ReactElement {
  const t = useJobTexts();
  const list = useStore(jobs);
  const background = useStore(tasks);
  const running =
    list.filter(({ state }) => state.kind === 'running').length +
    background.filter(({ endedAt }) => endedAt === null).length;
  const hasEnded = running < list.length + background.length;
  const [open, setOpen] = useState(false);
  useBack(open, () => setOpen(false));
  useEndings();
  return (
    <Counted count={running} tone="plain">
      <Popover
        label={t('title')}
        placement="bottom-end"
        open={open}
        onOpen={setOpen}
        trigger={
          <IconButton
            icon="approval"
            label={running > 0 ? t('running', { count: running }) : t('idle')}
          />
        }
      >
        <div className={css.panel}>
          <div className={css.head}>
            <h2 className={css.heading}>{t('title')}</h2>
            <Button size="sm" variant="quiet" disabled={!hasEnded} onClick={clearEnded}>
              {t('clear')}
            </Button>
          </div>
          <ul>
            {list.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
            {background.map((task) => (
              <TaskLine key={task.id} task={task} />
            ))}
          </ul>
        </div>
      </Popover>
    </Counted>
  );
}

/** Work that goes on stays. */
function clearEnded(): void {
  for (const { id, state } of jobs.get()) if (state.kind !== 'running') forgetJob(id);
  for (const { id } of tasks.get()) dismissTask(id);
}

const tones: Readonly<Record<Exclude<Job['state']['kind'], 'running'>, ToastTone>> = {
  done: 'good',
  failed: 'bad',
  cancelled: 'info',
  interrupted: 'warn',
};

/** Says each ending once, wherever the person is by then. */
function useEndings(): void {
  const t = useJobTexts();
  useEffect(
    () =>
      jobs.listen((now, before) => {
        for (const { id, title, state } of now) {
          const was = before?.find((one) => one.id === id)?.state.kind;
          if (was !== 'running' || state.kind === 'running') continue;
          showToast(t(`said.${state.kind}`, { title }), tones[state.kind]);
        }
      }),
    [t],
  );
  useEffect(
    () =>
      unsaidEndings.subscribe((list) => {
        for (const task of list) sayEnding(task, t);
        if (list.length > 0) noteSaid();
      }),
    [t],
  );
}

function sayEnding({ title, state }: Task, t: JobWords): void {
  if (state === 'waiting' || state === 'running') return;
  showToast(t(`said.${state}`, { title }), tones[state]);
}
