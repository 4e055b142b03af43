import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import type { Bridge } from './bridge.ts';
import { GatewayError } from './gateway.ts';

/** What work does while it runs. */
export interface JobRun {
  /** Aborts when the person cancels the job. */
  readonly signal: AbortSignal;
  progress(done: number, total?: number): void;
}

/** What came of the work. */
export interface JobResult {
  /** One line for the person, such as the name of the file. */
  readonly detail?: string;
  /** Hands out the result once more, for as long as the frame is there. */
  readonly again?: () => void;
}

/** Long work and what it is called. */
export interface JobOptions {
  readonly title: string;
  readonly kind: MethodRequest<ShellMethods['jobs']['start']>['kind'];
  readonly work: (run: JobRun) => Promise<JobResult>;
}

/**
 * Runs work as a job the shell shows over the whole portal: with its progress, a way to cancel it, and how it ended.
 * Returns the same; a shell that refuses to show it does not keep it from running.
 */
export async function runJob(
  bridge: Bridge,
  { title, kind, work }: JobOptions,
): Promise<'done' | 'failed' | 'cancelled'> {
  const stop = new AbortController();
  const started = await bridge.jobs.start({ title, kind, canCancel: true }).catch(() => undefined);
  const jobId = started?.jobId ?? '';
  let again: (() => void) | undefined;
  const unlisten = bridge.on('jobAsked', (asked) => {
    if (asked.jobId !== jobId) return;
    if (asked.ask === 'cancel') stop.abort();
    else if (asked.ask === 'again') again?.();
    else unlisten();
  });
  function progress(done: number, total?: number): void {
    const known = total === undefined ? {} : { total };
    bridge.jobs.update({ jobId, done, ...known }).catch(() => {});
  }
  const end = await attempt(() => work({ signal: stop.signal, progress }), stop.signal);
  again = end.again;
  if (!again) unlisten();
  const words = end.detail ? { detail: end.detail.slice(0, 200) } : {};
  await bridge.jobs
    .finish({ jobId, outcome: end.outcome, again: again !== undefined, ...words })
    .catch(() => {});
  return end.outcome;
}

type End = JobResult & { readonly outcome: 'done' | 'failed' | 'cancelled' };

async function attempt(work: () => Promise<JobResult>, signal: AbortSignal): Promise<End> {
  try {
    return { outcome: 'done', ...(await work()) };
  } catch (error) {
    if (signal.aborted) return { outcome: 'cancelled' };
    return { outcome: 'failed', ...(error instanceof GatewayError && { detail: error.words }) };
  }
}
