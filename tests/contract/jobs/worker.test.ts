import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cancelJob, retryJob } from '#gateway/jobs/change-job.ts';
import { claimJobs, LEASE } from '#gateway/jobs/claim.ts';
import { type Enqueued, type EnqueueOptions, enqueue } from '#gateway/jobs/enqueue.ts';
import {
  defineJob,
  type JobContext,
  type JobKind,
  type JobOutcome,
} from '#gateway/jobs/job-kind.ts';
import { runJob } from '#gateway/jobs/run-job.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { createTestClock, type TestClock } from '#tests/support/clock.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { mark, markJob } from '#tests/support/job-marks.ts';
import {
  readJob,
  readJobs,
  readMarks,
  systemOf,
  testRunner,
  testWorker,
} from '#tests/support/jobs.ts';

const named = z.object({ name: z.string() });

/** A kind whose work is given by the test. */
function job(
  run: (context: JobContext, name: string) => Promise<JobOutcome>,
  more: Partial<JobKind<typeof named>> = {},
): JobKind<typeof named> {
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

eachDatabase('jobs', (current) => {
  let tenantId: string;
  let clock: TestClock;

  beforeEach(async () => {
    ({ tenantId } = await buildTenant(current().database));
    clock = createTestClock();
  });

  const write = <Result>(
    body: Parameters<ReturnType<typeof current>['database']['withTransaction']>[2],
    company = tenantId,
  ): Promise<Result> =>
    current().database.withTransaction(
      { tenantId: company, accountId: null },
      'write',
      body,
    ) as Promise<Result>;

  function ask(
    kind: JobKind<typeof named>,
    name = 'one',
    options: Partial<EnqueueOptions> = {},
    company = tenantId,
  ): Promise<Enqueued> {
    return write(
      (transaction) =>
        enqueue(transaction, systemOf(company), kind, { name }, { now: clock.now(), ...options }),
      company,
    );
  }

  const runner = () => testRunner(current().database, clock.now);
  const stateOf = (asked: Enqueued) => readJob(current().database, tenantId, asked);

  test('run when the transaction that asks for them commits, and not when it fails', async () => {
    const kind = job(async () => ({ summary: { rows: 3 } }));
    const asked = await ask(kind);
    await expect(
      write(async (transaction) => {
        await enqueue(transaction, systemOf(tenantId), kind, { name: 'two' }, { now: clock.now() });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await testWorker(runner(), [kind]).runAll();
    expect(await readJobs(current().database, tenantId)).toMatchObject([
      { id: asked.jobId, state: 'done', attempt: 1, summary: { rows: 3 } },
    ]);
  });

  test('are enqueued once for a key', async () => {
    const kind = job(async () => ({}));
    const first = await ask(kind, 'one', { key: 'today' });
    const second = await ask(kind, 'one', { key: 'today' });
    expect(second).toEqual({ jobId: first.jobId, isNew: false });
    expect((await ask(kind, 'one', { key: 'tomorrow' })).isNew).toBe(true);
    await testWorker(runner(), [kind]).runAll();
    expect(await readJobs(current().database, tenantId)).toHaveLength(2);
  });

  test('begin by priority, and of one priority the older first', async () => {
    const began: string[] = [];
    const kind = job(async (_, name) => {
      began.push(name);
      return {};
    });
    await ask(kind, 'low', { priority: 'low' });
    await ask(kind, 'first');
    clock.advance(10);
    await ask(kind, 'second');
    await ask(kind, 'high', { priority: 'high' });
    clock.advance(10);
    await testWorker(runner(), [kind], { slots: 1 }).runAll();
    expect(began).toEqual(['high', 'first', 'second', 'low']);
  });

  test('of a company with many do not keep another one with few', async () => {
    const { tenantId: small } = await buildTenant(current().database);
    const began: string[] = [];
    const kind = job(async (context) => {
      began.push(context.tenantId === small ? 'small' : 'large');
      return {};
    });
    for (let number = 0; number < 12; number += 1) await ask(kind);
    for (let number = 0; number < 2; number += 1) await ask(kind, 'late', {}, small);
    clock.advance(10);
    await testWorker(runner(), [kind], { slots: 1 }).runAll();
    expect(began).toHaveLength(14);
    expect(began.slice(0, 5)).toEqual(['large', 'small', 'large', 'small', 'large']);
  });

  test('of one company leave a slot of the worker to the others', async () => {
    const { tenantId: other } = await buildTenant(current().database);
    const gate = Promise.withResolvers<void>();
    const began: string[] = [];
    const kind = job(async (context) => {
      began.push(context.tenantId === other ? 'other' : 'busy');
      await gate.promise;
      return {};
    });
    for (let number = 0; number < 6; number += 1) await ask(kind);
    const worker = testWorker(runner(), [kind], { slots: 3 });
    await worker.look();
    await worker.look();
    expect(began).toEqual(['busy', 'busy']);
    await ask(kind, 'late', {}, other);
    await worker.look();
    await expect.poll(() => began).toEqual(['busy', 'busy', 'other']);
    gate.resolve();
    await worker.runAll();
    expect(began).toHaveLength(7);
  });

  test('that fail come back after a pause that grows, and end as failed', async () => {
    const jobs = runner();
    const kind = job(async () => {
      throw new Error('the other side is down');
    });
    const asked = await ask(kind);
    const worker = testWorker(jobs, [kind]);
    for (const [attempt, pause] of [
      [1, 10_000],
      [2, 20_000],
    ] as const) {
      const before = clock.now().getTime();
      await worker.runAll();
      const { runAt, ...row } = await stateOf(asked);
      expect(row).toMatchObject({ state: 'waiting', attempt, error: 'internal' });
      const waits = runAt.getTime() - before;
      expect(waits).toBeGreaterThanOrEqual(pause);
      expect(waits).toBeLessThan(pause * 1.25 + 5000);
      clock.advance(waits - 6000);
      await worker.runAll();
      expect((await stateOf(asked)).attempt).toBe(attempt);
      clock.advance(6001);
    }
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'failed', attempt: 3, error: 'internal' });
    expect(jobs.failures).toHaveLength(3);
  });

  test('that are refused fail at once, and run again when somebody says so', async () => {
    let refuses = true;
    const kind = job(async () => {
      if (refuses) throw new RefusedError('noPermission');
      return {};
    });
    const asked = await ask(kind);
    const worker = testWorker(runner(), [kind]);
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({
      state: 'failed',
      attempt: 1,
      error: 'noPermission',
    });
    refuses = false;
    const again = (): Promise<boolean> =>
      write((transaction) => retryJob(transaction, { tenantId, ...asked }, clock.now()));
    expect(await again()).toBe(true);
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 1, error: null });
    expect(await again()).toBe(false);
  });

  test('go on from the last step they finished', async () => {
    const seen: unknown[] = [];
    const kind = job(async (context) => {
      seen.push(context.checkpoint);
      if (context.checkpoint === undefined) {
        await context.step({ row: 500 }, (transaction) =>
          mark(transaction, tenantId, 'first half'),
        );
        throw new Error('killed');
      }
      return { effect: (transaction) => mark(transaction, tenantId, 'second half') };
    });
    const asked = await ask(kind);
    const worker = testWorker(runner(), [kind]);
    await worker.runAll();
    clock.advance(60_000);
    await worker.runAll();
    expect(seen).toEqual([undefined, { row: 500 }]);
    expect(await readMarks(current().database, tenantId)).toEqual(['first half', 'second half']);
    expect((await stateOf(asked)).state).toBe('done');
  });

  describe('that are cancelled', () => {
    const cancel = (asked: Enqueued): Promise<boolean> =>
      write((transaction) => cancelJob(transaction, { tenantId, ...asked }, clock.now()));

    test('do not begin when they wait', async () => {
      const kind = markJob();
      const asked = await write<Enqueued>((transaction) =>
        enqueue(
          transaction,
          systemOf(tenantId),
          kind,
          { number: 1, steps: 1 },
          { now: clock.now() },
        ),
      );
      expect(await cancel(asked)).toBe(true);
      await testWorker(runner(), [kind]).runAll();
      expect((await stateOf(asked)).state).toBe('cancelled');
      expect(await readMarks(current().database, tenantId)).toEqual([]);
      expect(await cancel(asked)).toBe(false);
    });

    test('stop while they run', async () => {
      const began = Promise.withResolvers<void>();
      const kind = job(async ({ signal }) => {
        began.resolve();
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
        return {};
      });
      const worker = testWorker(runner(), [kind]);
      await worker.start();
      const asked = await ask(kind);
      await began.promise;
      await cancel(asked);
      await expect.poll(async () => (await stateOf(asked)).state).toBe('cancelled');
      await worker.stop();
    });

    test('keep nothing of their effect, even when they reach their end', async () => {
      const kind = job(async () => {
        await cancel(asked);
        return { effect: (transaction) => mark(transaction, tenantId, 'effect') };
      });
      const asked = await ask(kind);
      await testWorker(runner(), [kind]).runAll();
      expect((await stateOf(asked)).state).toBe('cancelled');
      expect(await readMarks(current().database, tenantId)).toEqual([]);
    });
  });

  test('are taken from a worker that gives no sign of life, and it can end them no more', async () => {
    const { database } = current();
    const jobs = runner();
    const gate = Promise.withResolvers<void>();
    const kind = job(async ({ attempt }) => {
      if (attempt === 1) await gate.promise;
      return { effect: (transaction) => mark(transaction, tenantId, `attempt ${attempt}`) };
    });
    const asked = await ask(kind);
    const [claim] = await claimJobs(database, {
      worker: 'dead',
      kinds: [kind.kind],
      most: 1,
      mostPerTenant: 1,
      now: clock.now(),
    });
    if (claim === undefined) throw new Error('The job was not claimed.');
    const stop = new AbortController();
    const stuck = runJob(jobs, kind, { claim, stop, progress: { done: 0, total: null } });
    const other = testWorker(jobs, [kind], { name: 'other' });
    clock.advance(LEASE - 5000);
    await other.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'running', attempt: 1 });
    clock.advance(5001);
    await other.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 2 });
    gate.resolve();
    await stuck;
    expect(await readMarks(database, tenantId)).toEqual(['attempt 2']);
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 2 });
  });

  test('whose workers die each time fail after as many attempts as they have', async () => {
    const { database } = current();
    const kind = job(async () => ({}));
    const asked = await ask(kind);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await claimJobs(database, {
        worker: 'dying',
        kinds: [kind.kind],
        most: 1,
        mostPerTenant: 1,
        now: clock.now(),
      });
      expect(await stateOf(asked)).toMatchObject({ state: 'running', attempt });
      clock.advance(LEASE + 1);
      await testWorker(runner(), []).runAll();
    }
    expect(await stateOf(asked)).toMatchObject({ state: 'failed', error: 'interrupted' });
  });

  test('wait again when their worker stops, and the attempt does not count', async () => {
    const began = Promise.withResolvers<void>();
    const kind = job(async ({ signal }) => {
      began.resolve();
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      return {};
    });
    const worker = testWorker(runner(), [kind]);
    const asked = await ask(kind);
    await worker.look();
    await began.promise;
    await worker.stop();
    expect(await stateOf(asked)).toMatchObject({ state: 'waiting', attempt: 0, error: null });
  });

  test('tell how far they are while they run', async () => {
    const gate = Promise.withResolvers<void>();
    const kind = defineJob({
      ...job(async () => ({})),
      async run(_context, _payload, progress) {
        progress(40, 200);
        await gate.promise;
        return {};
      },
    });
    const worker = testWorker(runner(), [kind]);
    const asked = await ask(kind);
    await worker.look();
    await expect.poll(() => stateOf(asked)).toMatchObject({ done: 40, total: 200 });
    gate.resolve();
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'done', done: 200, total: 200 });
  });

  test('of a kind that a worker does not know are left to others', async () => {
    const asked = await ask(job(async () => ({})));
    await testWorker(runner(), [markJob()]).runAll();
    expect((await stateOf(asked)).state).toBe('waiting');
  });
});
