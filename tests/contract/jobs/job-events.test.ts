import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeEvents } from '#bridge/calls/message/calls.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { announceChange } from '#gateway/jobs/job-changes.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

describe.each(databaseKinds)('changes of jobs on the line of events, on %s', (kind) => {
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

  /** What arrives on the line of an account. */
  async function listen(account: string): Promise<{ jobs: () => string[]; close: () => void }> {
    const browser = gateway.browser();
    await browser.signIn(account);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { host } = new URL(gateway.settings.publicOrigin);
    const headers = { host, cookie, 'sec-fetch-site': 'same-origin' };
    const port = gateway.settings.port;
    const sent = get({ host: '127.0.0.1', port, path: noticeEvents, headers });
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    let text = '';
    answer?.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    const jobs = (): string[] =>
      [...text.matchAll(/^event: jobs\ndata: (.*)$/gm)].map(([, data = '']) => data);
    return { jobs, close: () => sent.destroy() };
  }

  test('reach their person and who looks after all jobs, and nobody else', async () => {
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
