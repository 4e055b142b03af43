import { expect, test } from 'vitest';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { jobBench, namedJob } from '#tests/support/job-bench.ts';
import { markJob } from '#tests/support/job-marks.ts';
import { readJobs, systemOf, testWorker } from '#tests/support/jobs.ts';

eachDatabase('jobs', (current) => {
  const { ask, clock, runner, stateOf, tenantId, write } = jobBench(current);

  test('run when the transaction that asks for them commits, and not when it fails', async () => {
    const kind = namedJob(async () => ({ summary: { rows: 3 } }));
    const asked = await ask(kind);
    await expect(
      write(async (transaction) => {
        await enqueue(
          transaction,
          systemOf(tenantId()),
          kind,
          { name: 'two' },
          { now: clock().now() },
        );
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await testWorker(runner(), [kind]).runAll();
    expect(await readJobs(current().database, tenantId())).toMatchObject([
      { id: asked.jobId, state: 'done', attempt: 1, summary: { rows: 3 } },
    ]);
  });

  test('are enqueued once for a key', async () => {
    const kind = namedJob(async () => ({}));
    const first = await ask(kind, 'one', { key: 'today' });
    const second = await ask(kind, 'one', { key: 'today' });
    expect(second).toEqual({ jobId: first.jobId, isNew: false });
    expect((await ask(kind, 'one', { key: 'tomorrow' })).isNew).toBe(true);
    await testWorker(runner(), [kind]).runAll();
    expect(await readJobs(current().database, tenantId())).toHaveLength(2);
  });

  test('tell how far they are while they run', async () => {
    const gate = Promise.withResolvers<void>();
    const kind = defineJob({
      ...namedJob(async () => ({})),
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
    const asked = await ask(namedJob(async () => ({})));
    await testWorker(runner(), [markJob()]).runAll();
    expect((await stateOf(asked)).state).toBe('waiting');
  });
});
