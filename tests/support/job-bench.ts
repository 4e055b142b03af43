import { beforeEach } from 'vitest';
import * as z from 'zod/mini';
import type { TransactionBody } from '#gateway/db/transaction.ts';
import { cancelJob } from '#gateway/jobs/change-job.ts';
import { type Enqueued, type EnqueueOptions, enqueue } from '#gateway/jobs/enqueue.ts';
import {
  defineJob,
  type JobContext,
  type JobKind,
  type JobOutcome,
} from '#gateway/jobs/job-kind.ts';
import { createTestClock, type TestClock } from './clock.ts';
import type { OpenTestDatabase } from './database.ts';
import { buildTenant } from './identity.ts';
import { readJob, systemOf, testRunner } from './jobs.ts';

const named = z.object({ name: z.string() });

/** A kind of job whose work is given by a test. */
export type NamedJob = JobKind<typeof named>;

/** Makes one; it has three attempts, ten seconds and twenty seconds apart. */
export function namedJob(
  run: (context: JobContext, name: string) => Promise<JobOutcome>,
  more: Partial<NamedJob> = {},
): NamedJob {
  return defineJob({
    kind: 'test.named',
    area: 'test',
    title: { 'zh-CN': '测试', en: 'Test' },
    payload: named,
    retry: { attempts: 3, firstPause: 10_000, longestPause: 60_000 },
    ...more,
    run: (context, { name }) => run(context, name),
  });
}

/** Resolves never; rejects when the job has to stop. */
export function untilStopped({ signal }: JobContext): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A company of its own and a clock for each test of a suite, and what its jobs are asked with. */
export function jobBench(current: () => OpenTestDatabase) {
  let tenantId = '';
  let clock: TestClock = createTestClock();
  beforeEach(async () => {
    ({ tenantId } = await buildTenant(current().database));
    clock = createTestClock();
  });

  function write<Result>(body: TransactionBody<Result>, company = tenantId): Promise<Result> {
    const place = { tenantId: company, accountId: null };
    return current().database.withTransaction(place, 'write', body);
  }

  return {
    tenantId: () => tenantId,
    clock: () => clock,
    write,
    runner: () => testRunner(current().database, clock.now),
    ask(
      kind: NamedJob,
      name = 'one',
      options: Partial<EnqueueOptions> = {},
      company = tenantId,
    ): Promise<Enqueued> {
      const complete = { now: clock.now(), ...options };
      return write(
        (transaction) => enqueue(transaction, systemOf(company), kind, { name }, complete),
        company,
      );
    },
    cancel: (asked: Enqueued): Promise<boolean> =>
      write((transaction) => cancelJob(transaction, { tenantId, ...asked }, clock.now())),
    stateOf: (asked: Enqueued) => readJob(current().database, tenantId, asked),
  };
}
