import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { jobKinds } from '#gateway/services/job-kinds.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { systemOf } from '#tests/support/jobs.ts';
import { leaveJob } from '#tests/support/swept-jobs.ts';

const removeUnsaved = jobKinds.get('filecenter.removeUnsaved');
if (removeUnsaved === undefined) throw new Error('It is known.');

const request = {
  kind: 'joyhr.rosterExport',
  payload: { columns: ['staffNo', 'name'], format: 'csv' },
};

eachDemo('imports and exports of a person', (current) => {
  const start = async (account: string) =>
    (await current().ask(account, calls.startTask, request)).jobId;
  const ended = (account: string, jobId: string) =>
    expect
      .poll(async () => (await current().ask(account, calls.getProgress, { jobId })).endedAt)
      .not.toBeNull();

  test('are listed with their way and their file, and no other job is', async () => {
    const jobId = await start('hr');
    await ended('hr', jobId);
    const { tenant } = await current().ask('hr', calls.currentSession, {});
    await leaveJob(current().gateway.database, tenant.id, 'hr');
    const { rows, total, unfinished } = await current().ask('hr', calls.listIel, {});
    expect(rows).toMatchObject([{ id: jobId, way: 'export', state: 'done' }]);
    expect(rows[0]?.files).toHaveLength(1);
    expect([total, unfinished]).toEqual([1, 0]);
    const imports = await current().ask('hr', calls.listIel, { way: 'import' });
    expect(imports.rows).toEqual([]);
    for (const account of ['admin', 'maple']) {
      expect((await current().ask(account, calls.listIel, {})).rows).toEqual([]);
    }
  });

  test('are cancelled and begun again by who asked alone', async () => {
    const jobId = await start('hr');
    await ended('hr', jobId);
    for (const account of ['admin', 'maple']) {
      const browser = await current().browser(account);
      const refused = await browser.call(calls.updateIelStatus, { jobId, state: 'cancelled' });
      expect(refused.code).toBe('notFound');
    }
    const hr = await current().browser('hr');
    const over = await hr.call(calls.updateIelStatus, { jobId, state: 'cancelled' });
    expect(over.code).toBe('conflict');
    const { tenant } = await current().ask('hr', calls.currentSession, {});
    await current().gateway.asOwner((client) =>
      client.query(`update app.job set state = 'cancelled' where tenant_id = $1 and id = $2`, [
        tenant.id,
        jobId,
      ]),
    );
    const again = await current().ask('hr', calls.updateIelStatus, { jobId, state: 'waiting' });
    expect(again).toMatchObject({ id: jobId, way: 'export', endedAt: null });
  });
});

eachDemo('the detail of a job', (current) => {
  test('has its times, its schedule and the runs before', async () => {
    const first = await current().ask('hr', calls.startTask, request);
    await expect
      .poll(async () => (await current().ask('hr', calls.getProgress, first)).endedAt)
      .not.toBeNull();
    const second = await current().ask('hr', calls.startTask, request);
    await expect
      .poll(async () => (await current().ask('hr', calls.getProgress, second)).endedAt)
      .not.toBeNull();
    const detail = await current().ask('hr', calls.getTaskMonitorDetail, second);
    expect(detail).toMatchObject({
      job: { id: second.jobId, state: 'done' },
      ahead: 0,
      schedule: null,
      earlier: [{ id: first.jobId, state: 'done', error: null }],
    });
    expect(detail.ran).toBeGreaterThanOrEqual(0);
    expect(detail.waited).toBeGreaterThanOrEqual(0);
    expect(await current().ask('admin', calls.getTaskMonitorDetail, second)).toMatchObject({
      job: { id: second.jobId },
    });
  });

  test('is seen by who asked and by who looks after the jobs of the company', async () => {
    const asked = await current().ask('hr', calls.startTask, request);
    for (const account of ['staff', 'maple']) {
      const browser = await current().browser(account);
      expect((await browser.call(calls.getTaskMonitorDetail, asked)).code).toBe('notFound');
    }
    const browser = await current().browser('hr');
    const absent = await browser.call(calls.getTaskMonitorDetail, { jobId: uuid7() });
    expect(absent.code).toBe('notFound');
  });

  test('says when recurring work is due again', async () => {
    const { tenant } = await current().ask('admin', calls.currentSession, {});
    const { kind } = removeUnsaved;
    const place = { tenantId: tenant.id, accountId: null };
    const now = current().gateway.clock.now();
    const { jobId } = await current().gateway.database.withTransaction(
      place,
      'write',
      async (transaction) => {
        await transaction
          .insertInto('job_schedule')
          .values({
            tenant_id: tenant.id,
            kind,
            rule: 'every 60 min',
            time_zone: 'Asia/Shanghai',
            next_at: new Date(now.getTime() + 60_000),
          })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doNothing())
          .execute();
        return enqueue(transaction, systemOf(tenant.id), removeUnsaved, {}, { now });
      },
    );
    const detail = await current().ask('admin', calls.getTaskMonitorDetail, { jobId });
    expect(detail.schedule).toMatchObject({
      every: 'interval',
      minutes: 60,
      nextAt: expect.any(String),
    });
  });
});
