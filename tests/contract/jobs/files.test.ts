import { expect, test } from 'vitest';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type Enqueued, enqueue } from '#gateway/jobs/enqueue.ts';
import { FILE_KEPT, findFile, readParts } from '#gateway/jobs/job-files.ts';
import { housekeepingJobs } from '#gateway/services/jobs/housekeeping.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { jobBench, namedJob } from '#tests/support/job-bench.ts';
import { readJobs, systemOf, testWorker } from '#tests/support/jobs.ts';

const MONTH = 31 * 86_400_000;

eachDatabase('files of jobs', (current) => {
  const { ask, clock, runner, stateOf, tenantId, write } = jobBench(current);

  const find = ({ jobId }: Enqueued) =>
    write((transaction) =>
      findFile(transaction, { tenantId: tenantId(), jobId, role: 'result' }, clock().now()),
    );

  const countParts = () =>
    write(async (transaction) => {
      const rows = await transaction
        .selectFrom('job_file_part')
        .select('number')
        .where('tenant_id', '=', tenantId())
        .execute();
      return rows.length;
    });

  /** A kind that leaves some megabytes, in pieces that fit no part. */
  function writer(megabytes: number, onFirst: () => void = () => undefined) {
    return namedJob(async ({ attempt }) => {
      async function* content(): AsyncGenerator<Uint8Array> {
        for (let piece = 0; piece < megabytes * 8; piece += 1) {
          if (attempt === 1 && piece === megabytes * 8 - 1) onFirst();
          yield Buffer.alloc(131_072 + 3, piece);
        }
      }
      const file = { role: 'result', name: 'rows.csv', contentType: 'text/csv' } as const;
      return { files: [{ ...file, content: content() }] };
    });
  }

  test('come back as they were written, however large they are', async () => {
    const kind = writer(3);
    const asked = await ask(kind);
    await testWorker(runner(), [kind]).runAll();
    const file = await find(asked);
    if (file === undefined) throw new Error('There is no file.');
    const parts: Buffer[] = [];
    for await (const part of readParts(current().database, file)) parts.push(part);
    const pieces = Array.from({ length: 24 }, (_, piece) => Buffer.alloc(131_075, piece));
    expect(Buffer.concat(parts).equals(Buffer.concat(pieces))).toBe(true);
    expect(parts.every(({ length }) => length <= 1_048_576)).toBe(true);
    expect(file).toMatchObject({ name: 'rows.csv', contentType: 'text/csv', size: 24 * 131_075 });
  });

  test('of an attempt that failed are replaced by those of the next', async () => {
    const kind = writer(2, () => {
      throw new Error('the disk of the other side is full');
    });
    const asked = await ask(kind);
    const worker = testWorker(runner(), [kind]);
    await worker.runAll();
    expect(await countParts()).toBe(1);
    expect(await find(asked)).toBeUndefined();
    clock().advance(60_000);
    await worker.runAll();
    expect((await stateOf(asked)).state).toBe('done');
    expect(await countParts()).toBe(3);
  });

  test('are removed after a day, and their jobs after a month', async () => {
    const kind = writer(1);
    const owner = { ...systemOf(tenantId()), accountId: uuid7() };
    const asked = await write((transaction) =>
      enqueue(transaction, owner, kind, { name: 'export' }, { now: clock().now() }),
    );
    await testWorker(runner(), [kind]).runAll();
    const [removeOld] = housekeepingJobs;
    if (removeOld === undefined) throw new Error('There is no housekeeping.');
    const cleaner = testWorker(runner(), [removeOld]);
    // The first look learns when the recurring job is due, the next finds it due.
    const cleanAt = async (later: number): Promise<void> => {
      await cleaner.runAll();
      clock().advance(later);
      await cleaner.runAll();
    };
    await cleanAt(FILE_KEPT - 3_600_000);
    expect(await find(asked)).toBeDefined();
    expect(await countParts()).toBe(2);
    await cleanAt(2 * 3_600_000);
    expect(await find(asked)).toBeUndefined();
    expect(await countParts()).toBe(0);
    expect((await stateOf(asked)).state).toBe('done');
    await cleanAt(MONTH);
    const kept = await readJobs(current().database, tenantId());
    expect(kept.map(({ id }) => id)).not.toContain(asked.jobId);
    // Recurring work that went well is not kept that long.
    expect(kept.length).toBeLessThan(3);
  });
});
