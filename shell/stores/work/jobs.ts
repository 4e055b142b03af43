/** Long work of apps, shown over the whole portal. A job belongs to one run of its app and ends with it. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { frames } from '../tabs/frames.ts';

/** How a job stands. */
export type JobState =
  | {
      readonly kind: 'running';
      readonly done: number;
      /** Absent while no one knows how much there is. */
      readonly total: number | undefined;
      readonly canCancel: boolean;
      /** The person asked for it; the app has not ended it yet. */
      readonly cancelling: boolean;
    }
  /** `again`: the app can hand out the result once more. */
  | { readonly kind: 'done'; readonly detail: string; readonly again: boolean }
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'cancelled' }
  /** The frame went before the work was done. */
  | { readonly kind: 'interrupted' };

/** One job. */
export interface Job {
  readonly id: string;
  readonly app: string;
  readonly mountId: string;
  /** What the app calls it, in plain text. */
  readonly title: string;
  readonly kind: 'import' | 'export' | 'other';
  readonly state: JobState;
}

/** Most jobs that one app runs at once, and most that are listed. */
const mostRunning = 5;
const mostListed = 20;

const $jobs = atom<readonly Job[]>([]);

/** Every job since the page was loaded that was not taken off the list, the newest first. */
export const jobs: ReadableAtom<readonly Job[]> = computed($jobs, (list) => list);

/** The jobs that still run, of one app or of all. */
export function runningJobs(app?: string): readonly Job[] {
  return $jobs
    .get()
    .filter((job) => job.state.kind === 'running' && (app === undefined || job.app === app));
}

/** Adds a running job; undefined when the app runs too many. */
export function startJob(
  given: Omit<Job, 'id' | 'state'>,
  total: number | undefined,
  canCancel: boolean,
): Job | undefined {
  if (runningJobs(given.app).length >= mostRunning) return undefined;
  const state = { kind: 'running', done: 0, total, canCancel, cancelling: false } as const;
  const job: Job = { id: crypto.randomUUID(), ...given, state };
  const kept = $jobs.get().filter((one, place) => isRunning(one) || place < mostListed - 1);
  $jobs.set([job, ...kept]);
  return job;
}

/** Finds a job of one run of an app; another run's does not exist for it. */
export function findJob(id: string, mountId?: string): Job | undefined {
  return $jobs
    .get()
    .find((job) => job.id === id && (mountId === undefined || job.mountId === mountId));
}

/** Says how far a running job is; false when it does not run. */
export function moveJob(job: Job, done: number, total: number | undefined): boolean {
  if (job.state.kind !== 'running') return false;
  put({ ...job, state: { ...job.state, done, total: total ?? job.state.total } });
  return true;
}

/** Notes that the person wants a job to end. */
export function noteCancelling(job: Job): void {
  if (job.state.kind === 'running') put({ ...job, state: { ...job.state, cancelling: true } });
}

/** Ends a running job; false when it does not run. */
export function endJob(job: Job, state: Exclude<JobState, { kind: 'running' }>): boolean {
  if (!isRunning(job)) return false;
  put({ ...job, state });
  return true;
}

/** Takes a job that has ended off the list. */
export function dismissJob(id: string): void {
  $jobs.set($jobs.get().filter((job) => job.id !== id || isRunning(job)));
}

/** Ends what runs in frames that go, from now on; returns how to stop, which ends everything and empties the list. */
export function followFrames(): () => void {
  const stop = frames.listen((known) => {
    for (const job of $jobs.get()) {
      if (known.get(job.app)?.mountId === job.mountId) continue;
      if (isRunning(job)) put({ ...job, state: { kind: 'interrupted' } });
      else if (job.state.kind === 'done' && job.state.again) {
        put({ ...job, state: { ...job.state, again: false } });
      }
    }
  });
  return () => {
    stop();
    $jobs.set([]);
  };
}

function isRunning({ state }: Job): boolean {
  return state.kind === 'running';
}

function put(next: Job): void {
  $jobs.set($jobs.get().map((job) => (job.id === next.id ? next : job)));
}
