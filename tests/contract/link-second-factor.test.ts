import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { connectorRequest, managed } from '#tests/support/ways-in.ts';

describe.each(databaseKinds)('linking an identity on %s', (kind) => {
  let gateway: TestGateway;
  let server: PlatformServer;
  let connectorId: string;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    server = await openPlatformServer(gateway.clock.now);
    const tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    await managed(gateway, 'wang', tenant, true);
    const chief = gateway.browser();
    await chief.signIn('chief');
    const saved = await chief.call(
      calls.saveConnector,
      connectorRequest(server.platform.plan, 'feishu'),
    );
    connectorId = saved.answer.result?.id ?? '';
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  /** Comes back from the system as an identity that has no account yet, and returns its ticket. */
  async function comeBack(browser: ShellClient) {
    const started = await browser.call(calls.startDoor, { connectorId });
    const back = await server.choose(started.answer.result?.address ?? '', 'wang');
    const read = (name: string) => back.searchParams.get(name) ?? '';
    const { answer } = await browser.call(calls.enterpriseLogin, {
      connector: read('connector'),
      code: read('code') || read('authCode'),
      state: read('state'),
    });
    return answer.result?.link?.ticket ?? '';
  }

  const linked = () =>
    gateway.database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
      transaction.selectFrom('account_identity').select(['connector_id', 'subject']).execute(),
    );

  test('waits for the second factor, and uses its ticket up before', async () => {
    const first = gateway.browser();
    await first.signIn('wang');
    const begun = await first.call(calls.beginSecondFactor, {});
    const secret = begun.answer.result?.secret ?? '';
    const codeNow = () => codeAt(fromBase32(secret), stepAt(gateway.clock.now()));
    expect((await first.call(calls.confirmSecondFactor, { code: codeNow() })).code).toBe('ok');
    gateway.clock.advance(30_000);

    const browser = gateway.browser();
    const ticket = await comeBack(browser);
    const typed = { ticket, account: 'wang', password };
    const link = () => browser.call(calls.linkByPassword, typed);
    expect((await link()).code).toBe('uac.secondFactorNeeded');
    expect(await linked()).toEqual([]);
    expect((await browser.call(calls.secondFactorLogin, { code: '000000' })).code).toBe(
      'uac.secondFactorWrong',
    );
    expect(await linked()).toEqual([]);
    expect((await browser.call(calls.secondFactorLogin, { code: codeNow() })).code).toBe('ok');
    expect(await linked()).toEqual([{ connector_id: connectorId, subject: 'wang' }]);
    expect((await link()).code).toBe('uac.doorTimeOut');
  });
});
