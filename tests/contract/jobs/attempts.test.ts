import { expect, test } from 'vitest';
import { retryJob } from '#gateway/jobs/change-job.ts';
import { claimJobs, LEASE } from '#gateway/jobs/claim.ts';
import { runJob } from '#gateway/jobs/run-job.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { jobBench, namedJob, untilStopped } from '#tests/support/job-bench.ts';
import { mark } from '#tests/support/job-marks.ts';
import { readMarks, testWorker } from '#tests/support/jobs.ts';

eachDatabase('attempts of jobs', (current) => {
  const { ask, clock, runner, stateOf, tenantId, write } = jobBench(current);

  test('that fail come back after a pause that grows, and end as failed', async () => {
    const jobs = runner();
    const kind = namedJob(async () => {
      throw new Error('the other side is down');
    });
    const asked = await ask(kind);
    const worker = testWorker(jobs, [kind]);
    for (const [attempt, pause] of [
      [1, 10_000],
      [2, 20_000],
    ] as const) {
      const before = clock().now().getTime();
      await worker.runAll();
      const { runAt, ...row } = await stateOf(asked);
      expect(row).toMatchObject({ state: 'waiting', attempt, error: 'internal' });
      const waits = runAt.getTime() - before;
      expect(waits).toBeGreaterThanOrEqual(pause);
      expect(waits).toBeLessThan(pause * 1.25 + 5000);
      clock().advance(waits - 6000);
      await worker.runAll();
      expect((await stateOf(asked)).attempt).toBe(attempt);
      clock().advance(6001);
    }
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'failed', attempt: 3, error: 'internal' });
    expect(jobs.failures).toHaveLength(3);
  });

  test('that are refused fail at once, and run again when somebody says so', async () => {
    let refuses = true;
    const kind = namedJob(async () => {
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
      write((transaction) =>
        retryJob(transaction, { tenantId: tenantId(), ...asked }, clock().now()),
      );
    expect(await again()).toBe(true);
    await worker.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 1, error: null });
    expect(await again()).toBe(false);
  });

  test('go on from the last step they finished', async () => {
    const seen: unknown[] = [];
    const kind = namedJob(async (context) => {
      seen.push(context.checkpoint);
      if (context.checkpoint === undefined) {
        await context.step({ row: 500 }, (transaction) =>
          mark(transaction, tenantId(), 'first half'),
        );
        throw new Error('killed');
      }
      return { effect: (transaction) => mark(transaction, tenantId(), 'second half') };
    });
    const asked = await ask(kind);
    const worker = testWorker(runner(), [kind]);
    await worker.runAll();
    clock().advance(60_000);
    await worker.runAll();
    expect(seen).toEqual([undefined, { row: 500 }]);
    expect(await readMarks(current().database, tenantId())).toEqual(['first half', 'second half']);
    expect((await stateOf(asked)).state).toBe('done');
  });

  test('are taken from a worker that gives no sign of life, and it can end them no more', async () => {
    const { database } = current();
    const jobs = runner();
    const gate = Promise.withResolvers<void>();
    const kind = namedJob(async ({ attempt }) => {
      if (attempt === 1) await gate.promise;
      return { effect: (transaction) => mark(transaction, tenantId(), `attempt ${attempt}`) };
    });
    const asked = await ask(kind);
    const [claim] = await claimJobs(database, {
      worker: 'dead',
      kinds: [kind.kind],
      most: 1,
      mostPerTenant: 1,
      now: clock().now(),
    });
    if (claim === undefined) throw new Error('The job was not claimed.');
    const stop = new AbortController();
    const stuck = runJob(jobs, kind, { claim, stop, progress: { done: 0, total: null } });
    const other = testWorker(jobs, [kind], { name: 'other' });
    clock().advance(LEASE - 5000);
    await other.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'running', attempt: 1 });
    clock().advance(5001);
    await other.runAll();
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 2 });
    gate.resolve();
    await stuck;
    expect(await readMarks(database, tenantId())).toEqual(['attempt 2']);
    expect(await stateOf(asked)).toMatchObject({ state: 'done', attempt: 2 });
  });

  test('whose workers die each time fail after as many attempts as they have', async () => {
    const { database } = current();
    const kind = namedJob(async () => ({}));
    const asked = await ask(kind);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await claimJobs(database, {
        worker: 'dying',
        kinds: [kind.kind],
        most: 1,
        mostPerTenant: 1,
        now: clock().now(),
      });
      expect(await stateOf(asked)).toMatchObject({ state: 'running', attempt });
      clock().advance(LEASE + 1);
      await testWorker(runner(), []).runAll();
    }
    expect(await stateOf(asked)).toMatchObject({ state: 'failed', error: 'interrupted' });
  });

  test('wait again when their worker stops, and the attempt does not count', async () => {
    const began = Promise.withResolvers<void>();
    const kind = namedJob(async (context) => {
      began.resolve();
      await untilStopped(context);
      return {};
    });
    const worker = testWorker(runner(), [kind]);
    const asked = await ask(kind);
    await worker.look();
    await began.promise;
    await worker.stop();
    expect(await stateOf(asked)).toMatchObject({ state: 'waiting', attempt: 0, error: null });
  });
});
