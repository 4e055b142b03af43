import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { LEASE } from '#gateway/jobs/claim.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import {
  createTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { markJob } from '#tests/support/job-marks.ts';
import { readJobs, readMarks, systemOf } from '#tests/support/jobs.ts';
import { root } from '#tests/support/source-files.ts';

const TENANTS = 4;
const STEPS = 2;

/** PGlite is one process at a time, whose start takes longer; there the killed one is the whole gateway's database. */
const sizes = [
  { kind: 'PostgreSQL', jobs: 1000, kills: 50 },
  { kind: 'PGlite', jobs: 60, kills: 4 },
] as const satisfies readonly { kind: DatabaseKind; jobs: number; kills: number }[];

describe.each(sizes)(
  '$jobs jobs whose worker is killed $kills times on $kind',
  ({ kind, jobs, kills }) => {
    let created: TestDatabase;
    beforeEach(async () => {
      created = await createTestDatabase(kind);
    });
    afterEach(() => created.remove());

    /** Starts a worker whose clock is past the leases of all workers before it. */
    function startWorker(number: number) {
      const script = join(root, 'tests/support/job-worker.ts');
      const ahead = String(number * (LEASE + 1000));
      return spawn(process.execPath, [script, JSON.stringify(created.settings), ahead], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    }

    /** Lets a worker begin some jobs, and kills it amid them. */
    async function workUntilKilled(number: number): Promise<void> {
      const worker = startWorker(number);
      const lines = createInterface({ input: worker.stdout });
      const most = 1 + Math.floor(Math.random() * ((2 * jobs) / (kills * 1.6)));
      let began = 0;
      const killed = new Promise<void>((resolve) => {
        lines.on('line', () => {
          began += 1;
          if (began < most) return;
          // Somewhere between the begin of this job and its end.
          setTimeout(resolve, Math.random() * 8);
        });
        worker.once('exit', () => resolve());
      });
      await killed;
      const ended = once(lines, 'close');
      worker.kill('SIGKILL');
      await ended;
    }

    async function workToTheEnd(tenantIds: readonly string[]): Promise<void> {
      const worker = startWorker(kills + 1);
      const ended = once(worker, 'exit');
      createInterface({ input: worker.stdout }).resume();
      const watch = kind === 'PGlite' ? null : await openDatabase(created.settings, silentLog);
      if (watch === null) {
        // Only one process may look into the folder: the worker has as long as its last lines take to stop.
        await quiet(worker.stdout);
      } else {
        for (const tenantId of tenantIds) {
          await expect
            .poll(
              () =>
                readJobs(watch, tenantId).then((all) =>
                  all.filter(({ state }) => state !== 'done'),
                ),
              {
                timeout: 120_000,
                interval: 500,
              },
            )
            .toEqual([]);
        }
        await watch.close();
      }
      worker.kill('SIGKILL');
      await ended;
    }

    test('change everything exactly once', { timeout: 480_000 }, async () => {
      const database = await openDatabase(created.settings, silentLog);
      const tenantIds: string[] = [];
      const mark = markJob();
      for (let company = 0; company < TENANTS; company += 1) {
        const { tenantId } = await buildTenant(database);
        tenantIds.push(tenantId);
        await database.withTransaction(
          { tenantId, accountId: null },
          'write',
          async (transaction) => {
            for (let number = 0; number < jobs / TENANTS; number += 1) {
              const payload = { number, steps: STEPS };
              await enqueue(transaction, systemOf(tenantId), mark, payload, { now: new Date() });
            }
          },
        );
      }
      await database.close();
      for (let kill = 1; kill <= kills; kill += 1) await workUntilKilled(kill);
      await workToTheEnd(tenantIds);

      const after = await openDatabase(created.settings, silentLog);
      let attempts = 0;
      for (const tenantId of tenantIds) {
        const done = await readJobs(after, tenantId);
        expect(done.filter(({ state }) => state !== 'done')).toEqual([]);
        attempts += done.reduce((sum, { attempt }) => sum + attempt, 0);
        expect(await readMarks(after, tenantId)).toEqual(expectedMarks(jobs / TENANTS));
      }
      // Without attempts that were cut off the kills would have proven nothing.
      expect(attempts).toBeGreaterThan(jobs + kills / 2);
      await after.close();
    });
  },
);

function expectedMarks(count: number): string[] {
  return Array.from({ length: count }, (_, number) => [
    ...Array.from({ length: STEPS }, (_step, step) => `mark:${number}:${step}`),
    `mark:${number}:end`,
  ])
    .flat()
    .sort();
}

/** Until a stream that has said something has been silent for two polls of a worker. */
async function quiet(stream: NodeJS.ReadableStream): Promise<void> {
  const SILENCE = 5000;
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    stream.on('data', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, SILENCE);
    });
  });
}
