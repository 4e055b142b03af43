/**
 * What went wrong in other people's sign-in lately, tried here. Elsewhere are: whose account is linked, a code used twice,
 * an answer shown to another system and a provider set up by somebody else (tests/contract/doors.test.ts); an invitation of
 * somebody else (accounts.test.ts); a code that another device confirms (qr-sign-in.test.ts); a rotation that two tabs run
 * into (account-security.test.ts); sessions of who is gone (session.test.ts); schemes of Authorization (app-token.test.ts);
 * bodies in chunks (bodies.test.ts).
 */
import { createPublicKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { clientHeaders } from '#bridge/calls/kit/headers.ts';
import { signOf } from '#gateway/services/uac/sign-in/signed-text.ts';
import { makeTicket } from '#gateway/services/uac/sign-in/tickets.ts';
import { networkOf } from '#gateway/services/uac/sign-in-throttle.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { connectorRequest, idOf, issuerKeys, managed } from '#tests/support/ways-in.ts';

let gateway: TestGateway;
let platform: PlatformServer;
let chief: ShellClient;
const connectors = new Map<string, string>();

beforeAll(async () => {
  gateway = await openTestGateway();
  platform = await openPlatformServer(gateway.clock.now);
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
  await managed(gateway, 'lin', tenant);
  chief = gateway.browser();
  await chief.signIn('chief');
  for (const kind of ['wecom', 'dingtalk', 'oidc', 'issuer'] as const) {
    const request = connectorRequest(platform.platform.plan, kind);
    // A system without a key signs nothing.
    const signKey = kind === 'dingtalk' ? '' : request.signKey;
    const { answer } = await chief.call(calls.saveConnector, { ...request, signKey });
    const id = answer.result?.id ?? '';
    connectors.set(kind, id);
    await chief.call(calls.bindIdentity, { id, loginName: 'lin', subject: 'lin' });
  }
});
afterAll(async () => {
  platform.close();
  await gateway.close();
});

let networks = 0;
const from = () => ({ address: `10.77.${++networks}.7` });

test('a system without a key lets no one in by a signature with an empty one', async () => {
  const timestamp = String(gateway.clock.now().getTime());
  const values = { authCode: platform.platform.codeFor('lin'), corpId: 'corp-one', timestamp };
  for (const key of ['', 'undefined', 'null']) {
    const request = { ...values, sign: signOf(values, key) };
    const entered = await gateway.browser().call(calls.enterpriseLogin, request, from());
    expect(entered.code).toBe('uac.parameterIllegal');
  }
});

test('a token signed with the public key as if it were a secret is refused', async () => {
  const pem = createPublicKey(issuerKeys.privateKey).export({ type: 'spki', format: 'pem' });
  const seconds = Math.floor(gateway.clock.now().getTime() / 1000);
  const token = await new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('old-hr')
    .setAudience('http://atrium.localhost:7000')
    .setSubject('lin')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(Buffer.from(pem));
  const request = { systemFlag: 'old-hr', loginType: 'old', token };
  const entered = await gateway.browser().call(calls.oldProductLogin, request, from());
  expect(entered.code).toBe('uac.parameterIllegal');
});

test('a system sends people back to its one address, whatever the request says of hosts', async () => {
  const connectorId = connectors.get('oidc') ?? '';
  const headers = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-original-url': '//evil.example',
  };
  const started = await gateway
    .browser()
    .call(calls.startDoor, { connectorId }, { ...from(), headers });
  const address = new URL(started.answer.result?.address ?? '');
  expect(address.searchParams.get('redirect_uri')).toBe(
    `http://atrium.localhost:7000/sso?${new URLSearchParams({ system: 'oidc', connector: connectorId })}`,
  );
});

test.each([
  'lin＠example.com',
  'lin@exаmple.com',
  'lin@example.com\u0000',
  'lin@example.com@evil.example',
])('an address that only looks like one, %j, is none', async (email) => {
  const wish = { email, purpose: 'signIn' } as const;
  const asked = await gateway.browser().call(calls.getVCodeToEmail, wish, from());
  expect(['badInput', 'malformedRequest']).toContain(asked.code);
});

test.each([undefined, 'text/plain', 'multipart/form-data; boundary=x'])(
  'a post of another site is refused with the content type %s',
  async (type) => {
    const answer = await gateway.server.inject({
      method: 'POST',
      url: calls.logout.path,
      headers: {
        host: 'atrium.localhost:7000',
        origin: 'https://evil.example',
        cookie: [...chief.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        clienttype: clientHeaders.clientType,
        channel: clientHeaders.channel,
        ...(type !== undefined && { 'content-type': type }),
      },
    });
    expect(answer.json()).toMatchObject({ code: expect.any(Number) });
    expect(answer.statusCode).toBe(403);
    expect((await chief.call(calls.currentSession, {})).code).toBe('ok');
  },
);

test.each([
  ['2001:db8::1', '2001:0DB8:0000:0000:ffff::1'],
  ['2001:db8::1', '2001:db8:0:0:1:2:3:4%eth0'],
  ['10.1.2.3', '::ffff:10.1.2.99'],
  ['10.1.2.3', '0:0:0:0:0:FFFF:0a01:0209'],
])('%s and %s are of one network, however they are written', (one, other) => {
  expect(networkOf(other)).toBe(networkOf(one));
});

test('of two who come with one ticket at once none stays in', async () => {
  const accountId = await idOf(gateway, 'lin');
  const token = await gateway.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) =>
      makeTicket(transaction, { purpose: 'tokenLogin', accountId, now: gateway.clock.now() }),
  );
  const browsers = Array.from({ length: 4 }, () => gateway.browser());
  await Promise.all(browsers.map((browser) => browser.call(calls.loginIn, { token }, from())));
  gateway.clock.advance(1000);
  const looks = await Promise.all(
    browsers.map((browser) => browser.call(calls.currentSession, {})),
  );
  expect(looks.map(({ code }) => code)).toEqual(browsers.map(() => 'loginInvalid'));
});
