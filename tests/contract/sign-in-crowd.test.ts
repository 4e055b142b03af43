import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { sessionCookie } from '#gateway/http/cookies.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import { connectorRequest, managed } from '#tests/support/ways-in.ts';

/** More than one address may try in a minute. */
const PEOPLE = 35;

/** At nine a whole office signs in within a minute, and all of it comes from one address. */
describe.each(databaseKinds)('an office behind one address on %s', (kind) => {
  let gateway: TestGateway;
  let server: PlatformServer;
  let connectorId = '';

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    server = await openPlatformServer(gateway.clock.now);
    const tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    await managed(gateway, 'lin', tenant);
    const chief = gateway.browser();
    await chief.signIn('chief');
    const request = connectorRequest(server.platform.plan, 'wecom');
    connectorId = (await chief.call(calls.saveConnector, request)).answer.result?.id ?? '';
    await chief.call(calls.bindIdentity, { id: connectorId, loginName: 'lin', subject: 'lin' });
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  test('signs in by the system of its company', async () => {
    const from = { address: '203.0.113.9' };
    for (let person = 0; person < PEOPLE; person += 1) {
      const browser = gateway.browser();
      expect((await browser.call(calls.signInSystems, { company: 'north' }, from)).code).toBe('ok');
      const started = await browser.call(calls.startDoor, { connectorId }, from);
      const back = await server.choose(started.answer.result?.address ?? '', 'lin');
      const read = (name: string) => back.searchParams.get(name) ?? '';
      const answered = { connector: read('connector'), code: read('code'), state: read('state') };
      expect((await browser.call(calls.enterpriseLogin, answered, from)).code).toBe('ok');
    }
  });

  test('comes back without a sign-in', async () => {
    const from = { address: '203.0.114.9' };
    const browser = gateway.browser();
    const typed = { account: 'lin', password, remember: '1' } as const;
    expect((await browser.call(calls.login, typed, from)).code).toBe('ok');
    for (let person = 0; person < PEOPLE; person += 1) {
      browser.cookies.delete(sessionCookie);
      expect((await browser.call(calls.resumeSession, {}, from)).code).toBe('ok');
    }
  });

  test('while what is made up stops at thirty a minute', async () => {
    const from = { address: '203.0.115.9' };
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < PEOPLE; turn += 1) {
      const made = { connector: connectorId, code: 'x'.repeat(32), state: 'a'.repeat(64) };
      codes.push((await gateway.browser().call(calls.enterpriseLogin, made, from)).code);
    }
    expect(codes.indexOf('throttled')).toBe(30);
  });
});
