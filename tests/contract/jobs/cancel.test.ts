import { describe, expect, test } from 'vitest';
import { type Enqueued, enqueue } from '#gateway/jobs/enqueue.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { jobBench, namedJob, untilStopped } from '#tests/support/job-bench.ts';
import { mark, markJob } from '#tests/support/job-marks.ts';
import { readMarks, systemOf, testWorker } from '#tests/support/jobs.ts';

eachDatabase('jobs', (current) => {
  const { ask, cancel, clock, runner, stateOf, tenantId, write } = jobBench(current);

  describe('that are cancelled', () => {
    test('do not begin when they wait', async () => {
      const kind = markJob();
      const asked = await write<Enqueued>((transaction) =>
        enqueue(
          transaction,
          systemOf(tenantId()),
          kind,
          { number: 1, steps: 1 },
          { now: clock().now() },
        ),
      );
      expect(await cancel(asked)).toBe(true);
      await testWorker(runner(), [kind]).runAll();
      expect((await stateOf(asked)).state).toBe('cancelled');
      expect(await readMarks(current().database, tenantId())).toEqual([]);
      expect(await cancel(asked)).toBe(false);
    });

    test('stop while they run', async () => {
      const began = Promise.withResolvers<void>();
      const kind = namedJob(async (context) => {
        began.resolve();
        await untilStopped(context);
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
      const kind = namedJob(async () => {
        await cancel(asked);
        return { effect: (transaction) => mark(transaction, tenantId(), 'effect') };
      });
      const asked = await ask(kind);
      await testWorker(runner(), [kind]).runAll();
      expect((await stateOf(asked)).state).toBe('cancelled');
      expect(await readMarks(current().database, tenantId())).toEqual([]);
    });
  });
});
