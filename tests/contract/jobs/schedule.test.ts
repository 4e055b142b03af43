import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { Schedule } from '#gateway/jobs/schedule.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { readJobs, testRunner, testWorker } from '#tests/support/jobs.ts';

const MINUTE = 60_000;

eachDatabase('recurring jobs', (current) => {
  let time: Date;
  let kinds = 0;
  beforeEach(() => {
    kinds += 1;
  });

  const worker = (schedule: Schedule, run: () => Promise<unknown> = async () => undefined) => {
    const kind = defineJob({
      kind: `test.recurring${kinds}`,
      area: 'test',
      title: { 'zh-CN': '定时', en: 'Recurring' },
      payload: z.object({}),
      schedule,
      run: async () => {
        await run();
        return {};
      },
    });
    return testWorker(
      testRunner(current().database, () => time),
      [kind],
    );
  };

  async function company(timeZone?: string): Promise<string> {
    const { tenantId } = await buildTenant(current().database);
    if (timeZone !== undefined) await moveTo(tenantId, timeZone);
    return tenantId;
  }

  function moveTo(tenantId: string, timeZone: string): Promise<unknown> {
    return current().database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction
        .updateTable('tenant')
        .set({ time_zone: timeZone })
        .where('id', '=', tenantId)
        .execute(),
    );
  }

  /** The minutes at which a company's jobs were enqueued, while the clock goes from one moment to another. */
  async function enqueuedAt(tenantId: string): Promise<string[]> {
    const jobs = await readJobs(current().database, tenantId);
    return jobs
      .filter(({ kind }) => kind === `test.recurring${kinds}`)
      .map(({ runAt }) => runAt.toISOString().slice(0, 16));
  }

  async function pass(
    jobs: ReturnType<typeof worker>,
    { from, to, step }: { from: string; to: string; step: number },
  ): Promise<void> {
    for (time = new Date(from); time <= new Date(to); time = new Date(time.getTime() + step)) {
      await jobs.runAll();
    }
  }

  test('are due by the clock of each company, in Shanghai unless it says otherwise', async () => {
    const usual = await company();
    const london = await company('Europe/London');
    const jobs = worker({ every: 'day', at: '03:00' });
    await pass(jobs, {
      from: '2026-01-10T00:00:00Z',
      to: '2026-01-11T00:00:00Z',
      step: 30 * MINUTE,
    });
    expect(await enqueuedAt(usual)).toEqual(['2026-01-10T19:00']);
    expect(await enqueuedAt(london)).toEqual(['2026-01-10T03:00']);
  });

  test('by the minute keep their last runs, so that others are not lost among them', async () => {
    const tenantId = await company();
    const jobs = worker({ every: 'interval', minutes: 1 });
    await pass(jobs, {
      from: '2026-01-10T00:00:00Z',
      to: '2026-01-10T00:20:00Z',
      step: MINUTE,
    });
    expect((await enqueuedAt(tenantId)).toSorted()).toEqual(
      ['15', '16', '17', '18', '19', '20'].map((minute) => `2026-01-10T00:${minute}`),
    );
  });

  test('run once a day while the clocks of New York change', async () => {
    const spring = await company('America/New_York');
    const jobs = worker({ every: 'day', at: '02:30' });
    await pass(jobs, {
      from: '2026-03-07T06:00:00Z',
      to: '2026-03-09T12:00:00Z',
      step: 30 * MINUTE,
    });
    expect(await enqueuedAt(spring)).toEqual([
      '2026-03-07T07:30',
      '2026-03-08T07:30',
      '2026-03-09T06:30',
    ]);
  });

  test('run once a day when an hour comes twice', async () => {
    const autumn = await company('America/New_York');
    const jobs = worker({ every: 'day', at: '01:30' });
    await pass(jobs, {
      from: '2026-10-31T05:00:00Z',
      to: '2026-11-02T12:00:00Z',
      step: 30 * MINUTE,
    });
    expect(await enqueuedAt(autumn)).toEqual([
      '2026-10-31T05:30',
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ]);
  });

  test('are enqueued once by two workers, and once for all times that were missed', async () => {
    const tenantId = await company();
    const jobs = worker({ every: 'interval', minutes: 10 });
    time = new Date('2026-05-01T00:00:00Z');
    await jobs.runAll();
    time = new Date('2026-05-01T08:05:00Z');
    await Promise.all([jobs.runAll(), worker({ every: 'interval', minutes: 10 }).runAll()]);
    expect(await enqueuedAt(tenantId)).toEqual(['2026-05-01T08:05']);
    time = new Date('2026-05-01T08:10:00Z');
    await jobs.runAll();
    expect(await enqueuedAt(tenantId)).toEqual(['2026-05-01T08:05', '2026-05-01T08:10']);
  });

  test('are not enqueued while the one before still runs', async () => {
    const tenantId = await company();
    const gate = Promise.withResolvers<void>();
    const jobs = worker({ every: 'interval', minutes: 1 }, () => gate.promise);
    time = new Date('2026-06-01T00:00:00Z');
    await jobs.runAll();
    time = new Date('2026-06-01T00:01:00Z');
    const all = jobs.runAll();
    await expect.poll(() => enqueuedAt(tenantId)).toHaveLength(1);
    time = new Date('2026-06-01T00:01:10Z');
    await worker({ every: 'interval', minutes: 1 }, () => gate.promise).look();
    time = new Date('2026-06-01T00:02:00Z');
    await worker({ every: 'interval', minutes: 1 }, () => gate.promise).look();
    expect(await enqueuedAt(tenantId)).toHaveLength(1);
    gate.resolve();
    await all;
  });

  test('follow a company to another zone', async () => {
    const tenantId = await company('Asia/Tokyo');
    const jobs = worker({ every: 'day', at: '09:00' });
    time = new Date('2026-07-01T12:00:00Z');
    await jobs.runAll();
    await moveTo(tenantId, 'Europe/Berlin');
    await pass(jobs, {
      from: '2026-07-01T13:00:00Z',
      to: '2026-07-02T12:00:00Z',
      step: 60 * MINUTE,
    });
    expect(await enqueuedAt(tenantId)).toEqual(['2026-07-02T07:00']);
  });
});
