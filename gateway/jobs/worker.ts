import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, claimJobs, releaseExpired } from './claim.ts';
import { jobChangeChannel, jobReadyChannel, readChange } from './job-changes.ts';
import type { JobKinds } from './job-kind.ts';
import { beat, JobStopped, type StopReason } from './lease.ts';
import { type Attempt, type JobRunner, runJob } from './run-job.ts';
import { enqueueScheduled } from './schedule-jobs.ts';

/** Milliseconds between two signs of life of a job, and between two looks for work that was not announced. */
const BEAT = 10_000;
const POLL = 2_000;
/** Milliseconds between two words on how far a job is. */
const TELL = 1_000;
/** Milliseconds between two looks for recurring work and for workers that are gone. */
const WATCH = 5_000;
/** Milliseconds that running jobs get to notice that the worker stops; then they are left to their lease. */
const DRAIN = 8_000;

/** What a worker is made of. */
export interface WorkerOptions extends JobRunner {
  readonly kinds: JobKinds;
  /** Names it to people: the process it lives in. */
  readonly name: string;
  /** Jobs it runs at once. */
  readonly slots: number;
  readonly onError: (error: unknown) => void;
}

/** Runs jobs of all companies, a few at once. Any number of workers share the work. */
export class JobWorker {
  readonly #options: WorkerOptions;
  readonly #running = new Map<string, { attempt: Attempt; end: Promise<void> }>();
  #unsubscribe: (() => Promise<void>)[] = [];
  #stopping = false;
  #wake: (() => void) | null = null;
  #loop: Promise<void> = Promise.resolve();
  #watchedAt = Number.NEGATIVE_INFINITY;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Looks for work until it is stopped. */
  async start(): Promise<void> {
    const { database } = this.#options;
    this.#unsubscribe = [
      await database.subscribe(jobReadyChannel, () => this.#wake?.()),
      await database.subscribe(jobChangeChannel, (payload) => this.#heed(payload)),
    ];
    this.#loop = this.#look();
  }

  /** Looks once: workers that are gone, recurring work, then as many jobs as slots are free. Returns how many began. */
  async look(): Promise<number> {
    const { database, kinds, now } = this.#options;
    if (performance.now() - this.#watchedAt >= WATCH) {
      this.#watchedAt = performance.now();
      await releaseExpired(database, now());
      await enqueueScheduled(database, kinds, now());
    }
    return this.#claim();
  }

  /** Looks at once for everything, and resolves when nothing is due and nothing runs. */
  async runAll(): Promise<void> {
    this.#watchedAt = Number.NEGATIVE_INFINITY;
    while ((await this.look()) > 0 || this.#running.size > 0) {
      await Promise.race([...this.#running.values()].map(({ end }) => end));
    }
  }

  /** Takes no more work, tells running jobs to stop, and gives those back that do. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake?.();
    for (const unsubscribe of this.#unsubscribe) await unsubscribe().catch(this.#options.onError);
    const ends = [...this.#running.values()].map(({ attempt, end }) => {
      attempt.stop.abort(new JobStopped('stopping'));
      return end;
    });
    await Promise.race([
      Promise.all([this.#loop, ...ends]),
      wait(DRAIN, undefined, { ref: false }),
    ]);
  }

  async #look(): Promise<void> {
    while (!this.#stopping) {
      const began = await this.look().catch((error: unknown) => {
        if (!this.#stopping) this.#options.onError(error);
        return 0;
      });
      if (began === 0 && !this.#stopping) await this.#sleep();
    }
  }

  /** Until work is announced, a job ends, or some time has passed. */
  async #sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = null;
  }

  async #claim(): Promise<number> {
    const { database, kinds, name, slots, now } = this.#options;
    const most = slots - this.#running.size;
    if (most <= 0 || this.#stopping) return 0;
    const claims = await claimJobs(database, {
      worker: name,
      kinds: [...kinds.keys()],
      most,
      mostPerTenant: Math.max(1, slots - 1),
      now: now(),
    });
    for (const claim of claims) this.#begin(claim);
    return claims.length;
  }

  #begin(claim: Claim): void {
    const attempt: Attempt = {
      claim,
      stop: new AbortController(),
      progress: { done: 0, total: null },
    };
    if (this.#stopping) attempt.stop.abort(new JobStopped('stopping'));
    const end = this.#run(attempt).finally(() => {
      this.#running.delete(claim.leaseId);
      this.#wake?.();
    });
    this.#running.set(claim.leaseId, { attempt, end });
  }

  async #run(attempt: Attempt): Promise<void> {
    const kind = this.#options.kinds.get(attempt.claim.kind);
    if (kind === undefined) return;
    const silence = this.#beatFor(attempt);
    try {
      await runJob(this.#options, kind, attempt);
    } catch (error) {
      this.#options.onError(error);
    } finally {
      silence();
    }
  }

  /** Gives signs of life, sooner when there is progress to tell. Returns how to end them. */
  #beatFor(attempt: Attempt): () => void {
    let told = attempt.progress;
    let beatenAt = performance.now();
    let busy = false;
    const timer = setInterval(async () => {
      const { progress } = attempt;
      const quiet = progress.done === told.done && progress.total === told.total;
      if (busy || (quiet && performance.now() - beatenAt < BEAT)) return;
      busy = true;
      told = progress;
      beatenAt = performance.now();
      const reason = await this.#beat(attempt);
      if (reason !== null) attempt.stop.abort(new JobStopped(reason));
      busy = false;
    }, TELL);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** A sign of life that fails is left to the next: the lease outlasts two. */
  #beat({ claim, progress }: Attempt): Promise<StopReason | null> {
    const { database, now, onError } = this.#options;
    return beat(database, claim, progress, now()).catch((error: unknown) => {
      onError(error);
      return null;
    });
  }

  /** A running job that changed may have been cancelled: looks at once instead of with the next sign of life. */
  #heed(payload: string): void {
    const { jobId } = readChange(payload);
    const found = [...this.#running.values()].find(({ attempt }) => attempt.claim.jobId === jobId);
    if (found === undefined) return;
    void this.#isCancelled(found.attempt.claim).then((cancelled) => {
      if (cancelled) found.attempt.stop.abort(new JobStopped('cancelled'));
    }, this.#options.onError);
  }

  #isCancelled({ tenantId, jobId }: Claim): Promise<boolean> {
    const { database } = this.#options;
    return database.withTransaction({ tenantId, accountId: null }, 'read', async (transaction) => {
      const job = await transaction
        .selectFrom('job')
        .select('cancel_asked_at')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', jobId)
        .executeTakeFirst();
      return job?.cancel_asked_at != null;
    });
  }
}
