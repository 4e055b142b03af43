import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { announceChange } from '#gateway/jobs/job-changes.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { type JobEvents, openJobEvents } from '#tests/support/job-events.ts';

describe.each(databaseKinds)('changes of jobs on the stream of events, on %s', (kind) => {
  let gateway: TestGateway;
  let tenantId: string;
  let worker: string;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind, listen: true });
    tenantId = await buildEmptyTenant(gateway.database, 'north');
    const tenantIds = [tenantId];
    worker = await buildPerson(gateway.database, { loginName: 'worker', tenantIds });
    await buildPerson(gateway.database, { loginName: 'colleague', tenantIds });
    await buildPerson(gateway.database, {
      loginName: 'keeper',
      tenantIds,
      functions: ['system.jobs'],
    });
    const other = [await buildEmptyTenant(gateway.database, 'south')];
    await buildPerson(gateway.database, { loginName: 'stranger', tenantIds: other, isSuper: true });
  });
  afterAll(() => gateway.close());

  /** The stream of events of an account. */
  async function listen(account: string): Promise<JobEvents> {
    const browser = gateway.browser();
    await browser.signIn(account);
    return openJobEvents(gateway, browser);
  }

  test('reach their person and who looks after all jobs, and no one else', async () => {
    const accounts = ['worker', 'colleague', 'keeper', 'stranger'];
    const lines = await Promise.all(accounts.map(listen));
    const [own, colleague, keeper, stranger] = lines;
    const announce = (accountId: string | null): Promise<void> =>
      gateway.database.withTransaction({ tenantId, accountId }, 'write', (transaction) =>
        announceChange(transaction, { tenantId, jobId: uuid7(), accountId }),
      );
    await announce(worker);
    await announce(null);
    await expect.poll(() => keeper?.jobs().length).toBeGreaterThanOrEqual(2);
    expect(own?.jobs()).toEqual(['own']);
    expect(new Set(keeper?.jobs())).toEqual(new Set(['others']));
    expect(colleague?.jobs()).toEqual([]);
    expect(stranger?.jobs().filter((data) => data === 'own')).toEqual([]);
    for (const line of lines) line.close();
  });
});
