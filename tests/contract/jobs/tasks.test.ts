import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { FILE_KEPT } from '#gateway/jobs/job-files.ts';
import type { JobKind } from '#gateway/jobs/job-kind.ts';
import { rosterExportJob } from '#gateway/services/joyhr/export/roster-export-job.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { markJob } from '#tests/support/job-marks.ts';

const request = {
  kind: 'joyhr.rosterExport',
  payload: { columns: ['staffNo', 'name', 'phone'], format: 'csv' },
};

type Task = ResultOf<typeof calls.getProgress>;

async function start(demo: DemoGateway, account: string, key?: string): Promise<string> {
  const { jobId } = await demo.ask(account, calls.startTask, { ...request, ...(key && { key }) });
  return jobId;
}

/** Waits until a task has ended. */
async function ended(demo: DemoGateway, account: string, jobId: string): Promise<Task> {
  const progress = (): Promise<Task> => demo.ask(account, calls.getProgress, { jobId });
  await expect.poll(async () => (await progress()).endedAt).not.toBeNull();
  return progress();
}

/** Who an account is, and in which company. */
async function placeOf(demo: DemoGateway, account: string) {
  const { user, tenant } = await demo.ask(account, calls.currentSession, {});
  return { tenantId: tenant.id, accountId: user.id };
}

/** Enqueues a job of an account as code of the gateway does. */
async function ask<Payload extends z.ZodMiniType>(
  { gateway }: DemoGateway,
  place: { readonly tenantId: string; readonly accountId: string },
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
): Promise<string> {
  const owner = { ...place, locale: 'en', app: null } as const;
  const { jobId } = await gateway.database.withTransaction(place, 'write', (transaction) =>
    enqueue(transaction, owner, kind, payload, { now: gateway.clock.now() }),
  );
  return jobId;
}

eachDemo('tasks of a person', (current) => {
  test('export the roster as the direct export does, with the rights of who asks', async () => {
    const demo = current();
    for (const account of ['admin', 'hr']) {
      const jobId = await start(demo, account);
      const task = await ended(demo, account, jobId);
      expect(task).toMatchObject({ state: 'done', title: 'Export the roster', error: null });
      const { address } = await demo.ask(account, calls.jobFileAddress, { jobId });
      const browser = await demo.browser(account);
      const direct = await browser.call(calls.rosterExport, {
        columns: ['staffNo', 'name', 'phone'],
        format: 'csv',
      });
      const file = await download(demo, address);
      expect(file.statusCode).toBe(200);
      expect(file.body).toBe(direct.body);
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
      expect(task.done).toBe(file.body.trimEnd().split('\n').length - 1);
    }
  });

  test('have files whose address ends after a day and is good for that file alone', async () => {
    const demo = current();
    const jobId = await start(demo, 'hr');
    await ended(demo, 'hr', jobId);
    const { address } = await demo.ask('hr', calls.jobFileAddress, { jobId });
    const forged = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
    expect((await download(demo, forged)).statusCode).toBe(404);
    const other = await start(demo, 'hr');
    await ended(demo, 'hr', other);
    expect((await download(demo, address.replace(jobId, other))).statusCode).toBe(404);
    expect((await download(demo, address)).statusCode).toBe(200);
    demo.gateway.clock.advance(FILE_KEPT);
    expect((await download(demo, address)).statusCode).toBe(404);
    demo.gateway.clock.advance(-FILE_KEPT);
  });

  test('are started once for a key, and each person has keys of their own', async () => {
    const demo = current();
    const first = await start(demo, 'admin', 'roster');
    expect(await start(demo, 'admin', 'roster')).toBe(first);
    expect(await start(demo, 'hr', 'roster')).not.toBe(first);
  });

  test('are refused without the function, with a payload that does not fit, and for other kinds', async () => {
    const demo = current();
    const admin = await demo.browser('admin');
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.startTask, request)).code).toBe('noPermission');
    const odd = await admin.call(calls.startTask, { ...request, payload: { columns: ['salary'] } });
    expect(odd.code).toBe('badInput');
    for (const kind of ['jobs.removeOld', 'joyhr.unknown']) {
      expect((await admin.call(calls.startTask, { kind, payload: {} })).code).toBe('notFound');
    }
  });

  test('fail in words when the right is taken away before they run', async () => {
    const demo = current();
    const { tenantId } = await placeOf(demo, 'hr');
    const accountId = await buildPerson(demo.gateway.database, {
      loginName: 'exporter',
      tenantIds: [tenantId],
      functions: ['personnel.roster'],
    });
    const jobId = await ask(demo, { tenantId, accountId }, rosterExportJob, { columns: ['name'] });
    expect(await ended(demo, 'exporter', jobId)).toMatchObject({
      state: 'failed',
      attempt: 1,
      error: "You don't have permission",
      can: { retry: true },
    });
  });

  test('are nobody else’s: not to read, to cancel or to download', async () => {
    const demo = current();
    const jobId = await start(demo, 'admin');
    await ended(demo, 'admin', jobId);
    const hr = await demo.browser('hr');
    for (const answer of [
      await hr.call(calls.getProgress, { jobId }),
      await hr.call(calls.updateProcess, { jobId, action: 'cancel' }),
      await hr.call(calls.downLoadErrorData, { jobId }),
      await hr.call(calls.jobFileAddress, { jobId }),
    ]) {
      expect(answer.code).toBe('notFound');
    }
    const { rows } = await demo.ask('hr', calls.getDownLoadList, { rows: 50 });
    expect(rows.map(({ id }) => id)).not.toContain(jobId);
  });

  test('are cancelled and begun again by their person, and by who looks after all of them', async () => {
    const demo = current();
    // No worker of a gateway knows this kind, so it waits.
    const jobId = await ask(demo, await placeOf(demo, 'hr'), markJob(), { number: 1, steps: 0 });
    const cancelled = await demo.ask('hr', calls.updateProcess, { jobId, action: 'cancel' });
    expect(cancelled).toMatchObject({ state: 'cancelled', can: { cancel: false, retry: true } });
    const again = await demo.ask('admin', calls.retryJob, { jobId });
    expect(again).toMatchObject({ state: 'waiting', can: { cancel: true, retry: false } });
    expect((await demo.ask('hr', calls.getDownLoadList, {})).unfinished).toBe(1);
    await demo.ask('admin', calls.cancelJob, { jobId });
    const twice = await (await demo.browser('admin')).call(calls.cancelJob, { jobId });
    expect(twice.code).toBe('conflict');
  });

  test('of a whole company are listed with their people, for those who have the function', async () => {
    const demo = current();
    const jobId = await start(demo, 'hr');
    const { rows } = await demo.ask('admin', calls.jobPage, { origin: 'person', rows: 50 });
    const row = rows.find(({ id }) => id === jobId);
    expect(row).toMatchObject({ kind: 'joyhr.rosterExport', can: { download: false } });
    expect(row?.ownerName).toBeTruthy();
    expect((await (await demo.browser('staff')).call(calls.jobPage, {})).code).toBe('noPermission');
    const { rows: recurring } = await demo.ask('admin', calls.jobPage, { origin: 'system' });
    expect(recurring.every(({ ownerName }) => ownerName === null)).toBe(true);
  });
});

function download({ gateway }: DemoGateway, address: string) {
  const { host } = new URL(gateway.settings.publicOrigin);
  return gateway.server.inject({ method: 'GET', url: address, headers: { host } });
}
