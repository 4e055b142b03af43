import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { appMethods, shellMethods } from '#bridge/methods/index.ts';
import {
  dismissJob,
  endJob,
  findJob,
  moveJob,
  noteCancelling,
  startJob,
} from '../../stores/work/jobs.ts';
import { jobChanges } from '../../stores/work/tasks.ts';
import { everyMount, mountOf } from '../frames/pool.ts';
import type { AppCaller } from './caller.ts';

export const jobsHandlers: Handlers<AppCaller>['jobs'] = {
  start({ title, kind, total, canCancel }, { app, mountId }) {
    const job = startJob({ app, mountId, title, kind }, total, canCancel);
    return job ? { jobId: job.id } : refuse('busy');
  },
  update({ jobId, done, total }, { mountId }) {
    const job = findJob(jobId, mountId);
    return job && moveJob(job, done, total) ? null : refuse('notFound');
  },
  finish({ jobId, outcome, detail = '', again }, { mountId }) {
    const job = findJob(jobId, mountId);
    const state = {
      done: { kind: 'done', detail, again },
      failed: { kind: 'failed', detail },
      cancelled: { kind: 'cancelled' },
    } as const;
    return job && endJob(job, state[outcome]) ? null : refuse('notFound');
  },
};

/** Asks the app of a job to end it, or to hand out its result once more. */
export function askJob(id: string, ask: 'cancel' | 'again'): void {
  const job = findJob(id);
  if (!job) return;
  if (ask === 'cancel') noteCancelling(job);
  mountOf(job.app, job.mountId)?.tell(appMethods.jobAsked, { jobId: id, ask });
}

/** Takes a job that has ended off the list, and lets its app forget the result. */
export function forgetJob(id: string): void {
  const job = findJob(id);
  dismissJob(id);
  if (job) mountOf(job.app, job.mountId)?.tell(appMethods.jobAsked, { jobId: id, ask: 'forget' });
}

/** Milliseconds between two words to an app that background work has changed. */
const telling = 2_000;

/** Tells the apps that may show long work when background work has changed; returns how to stop. */
export function pushTaskChanges(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    timer = undefined;
    for (const mount of everyMount()) {
      if (mount.granted.includes(shellMethods.jobs.start.name)) {
        mount.tell(appMethods.tasksChanged, {});
      }
    }
  };
  const stop = jobChanges.listen(() => {
    timer ??= setTimeout(tell, telling);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
