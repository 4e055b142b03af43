import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { RunningGateway } from '#gateway/start-gateway.ts';
import { openGatewayBeside, openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { type NamedJob, namedJob, untilStopped } from '#tests/support/job-bench.ts';
import { type JobEvents, openJobEvents } from '#tests/support/job-events.ts';
import { testRunner, testWorker } from '#tests/support/jobs.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

/** The embedded database serves one process, so this is about PostgreSQL alone. */
describe('jobs of two gateways on one PostgreSQL', () => {
  /** Where the person is signed in. It runs no jobs: what it hears of their work comes from the other. */
  let gateway: TestGateway;
  let person: ShellClient;
  let place: { readonly tenantId: string; readonly accountId: string };
  let events: JobEvents;

  beforeAll(async () => {
    const environment = { JOB_SLOTS: '0' };
    gateway = await openTestGateway({ demo: true, listen: true, environment });
    person = gateway.browser();
    await person.signIn('hr');
    const { answer } = await person.call(calls.currentSession, {});
    if (answer.result === undefined) throw new Error(answer.msg);
    place = { tenantId: answer.result.tenant.id, accountId: answer.result.user.id };
    events = await openJobEvents(gateway, person);
  });
  afterAll(async () => {
    events.close();
    await gateway.close();
  });

  /** What the person's window shows of a job: it reads it again at each event, and only then. */
  async function shownAtEvents(jobId: string, work: () => Promise<void> | void) {
    const before = events.jobs().length;
    await work();
    let read = before;
    return async () => {
      const heard = events.jobs().length;
      if (heard === read) return null;
      read = heard;
      const { answer } = await person.call(calls.getProgress, { jobId });
      return answer.result ?? null;
    };
  }

  /** Enqueues a job of the person at the first gateway. */
  async function ask(kind: NamedJob): Promise<string> {
    const owner = { ...place, locale: 'en', app: null } as const;
    const options = { now: gateway.clock.now() };
    const { jobId } = await gateway.database.withTransaction(place, 'write', (transaction) =>
      enqueue(transaction, owner, kind, { name: 'one' }, options),
    );
    return jobId;
  }

  test('are run by the other, and their end reaches the window of their person', async () => {
    let other: RunningGateway | undefined;
    const { answer } = await person.call(calls.startTask, {
      kind: 'joyhr.rosterExport',
      payload: { columns: ['staffNo', 'name'], format: 'csv' },
    });
    const jobId = answer.result?.jobId ?? '';
    await expect.poll(() => events.jobs()).toEqual(['own']);
    const shown = await shownAtEvents(jobId, async () => {
      other = await openGatewayBeside(gateway);
    });
    await expect.poll(async () => (await shown())?.state, { timeout: 20_000 }).toBe('done');
    expect(new Set(events.jobs())).toEqual(new Set(['own']));
    const file = await person.call(calls.jobFileAddress, { jobId });
    const { host } = new URL(gateway.settings.publicOrigin);
    const url = file.answer.result?.address ?? '';
    const download = await gateway.server.inject({ method: 'GET', url, headers: { host } });
    expect(download.statusCode).toBe(200);
    await other?.close();
  });

  describe('whose worker is elsewhere', () => {
    let elsewhere: GatewayDatabase;
    beforeAll(async () => {
      elsewhere = await openDatabase(gateway.databaseSettings, silentLog);
    });
    afterAll(() => elsewhere.close());

    const workerOf = (kind: NamedJob) =>
      testWorker(testRunner(elsewhere, gateway.clock.now), [kind]);

    test('show how far they are while they run', async () => {
      const gate = Promise.withResolvers<void>();
      const kind = defineJob({
        ...namedJob(async () => ({})),
        async run(_context, _payload, progress) {
          progress(40, 200);
          await gate.promise;
          return {};
        },
      });
      const worker = workerOf(kind);
      const jobId = await ask(kind);
      const shown = await shownAtEvents(jobId, () => worker.start());
      await expect.poll(shown).toMatchObject({ state: 'running', done: 40, total: 200 });
      gate.resolve();
      await expect.poll(shown).toMatchObject({ state: 'done', done: 200 });
      await worker.stop();
    });

    test('stop when their person cancels them', async () => {
      const began = Promise.withResolvers<void>();
      const kind = namedJob(async (context) => {
        began.resolve();
        return untilStopped(context);
      });
      const worker = workerOf(kind);
      await worker.start();
      const jobId = await ask(kind);
      await began.promise;
      const shown = await shownAtEvents(jobId, async () => {
        await person.call(calls.updateProcess, { jobId, action: 'cancel' });
      });
      await expect.poll(shown).toMatchObject({ state: 'cancelled' });
      await worker.stop();
    });
  });
});
