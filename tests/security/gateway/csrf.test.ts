import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { sessionCookie } from '#gateway/http/cookies.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ExtraHeaders, ShellClient } from '#tests/support/shell-client.ts';

let gateway: TestGateway;
let browser: ShellClient;

beforeAll(async () => {
  gateway = await openTestGateway();
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, { loginName: 'victim', tenantIds: [tenant], isSuper: true });
  browser = gateway.browser();
  await browser.signIn('victim');
});
afterAll(() => gateway.close());

const form = 'application/x-www-form-urlencoded';

/** What a browser says about requests that the shell's own page did not make. */
const foreign: readonly (readonly [string, ExtraHeaders])[] = [
  ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [
    'a form of a sub-app',
    { 'sec-fetch-site': 'same-site', origin: 'http://alpha.atrium.localhost:7000' },
  ],
  ['a fetch of an opaque frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a picture or a link', { 'sec-fetch-site': 'cross-site', origin: undefined }],
  ['an address typed by hand', { 'sec-fetch-site': 'none', origin: undefined }],
  [
    'an old browser on another site',
    { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
  ],
  ['a lie about the site', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
];

/** Everything a request could change, in words. */
async function snapshot(): Promise<string> {
  return gateway.database.withOperatorTransaction({ accountId: null }, 'read', async (read) => {
    const sessions = await read.selectFrom('session').select(['id', 'ended_at']).execute();
    const accounts = await read.selectFrom('account').select(['id', 'locale']).execute();
    const mounts = await read.selectFrom('mount').selectAll().execute();
    return JSON.stringify({ sessions, accounts, mounts });
  });
}

describe.each(foreign)('%s', (_name, headers) => {
  test('reaches no call with the cookie, and changes nothing (T22)', async () => {
    const before = await snapshot();
    for (const call of Object.values(calls)) {
      const { code, status } = await browser.send(call, {}, { headers });
      expect([call.name, code, status]).toEqual([call.name, 'crossSiteRefused', 403]);
    }
    expect(await snapshot()).toBe(before);
  });

  test('cannot sign the victim in as somebody else (T21, T22)', async () => {
    const { code } = await gateway
      .browser()
      .call(calls.login, { account: 'victim', password }, { headers });
    expect(code).toBe('crossSiteRefused');
  });
});

test('an old browser on the own page, which only sends Origin, is served', async () => {
  const headers = { 'sec-fetch-site': undefined };
  expect((await browser.call(calls.loginPermission, {}, { headers })).code).toBe('ok');
});

test('a post without the headers that a form cannot set is refused', async () => {
  for (const name of ['clienttype', 'channel']) {
    const { code } = await browser.call(
      calls.loginPermission,
      {},
      { headers: { [name]: undefined } },
    );
    expect(code).toBe('crossSiteRefused');
  }
});

test('a write cannot be had by GET (T22)', async () => {
  for (const call of Object.values(calls).filter(({ effect }) => effect === 'write')) {
    const { statusCode, headers } = await gateway.server.inject({
      method: 'GET',
      url: call.path,
      headers: { host: 'atrium.localhost:7000', 'sec-fetch-site': 'same-origin' },
    });
    expect([call.name, statusCode, headers.allow]).toEqual([call.name, 405, 'POST']);
  }
});

test('a cookie planted by a sub-domain without the prefix counts for nothing (T23)', async () => {
  const secret = browser.cookies.get(sessionCookie) ?? '';
  const { code } = await gateway
    .browser()
    .call(calls.currentSession, {}, { headers: { cookie: `sid=${secret}; __host-sid=${secret}` } });
  expect(code).toBe('loginInvalid');
});

test('the cookie counts for nothing on the host of a sub-app', async () => {
  const { code } = await browser.call(
    calls.organTree,
    {},
    {
      host: 'alpha.atrium.localhost:7000',
      headers: { origin: 'http://alpha.atrium.localhost:7000' },
    },
  );
  expect(code).toBe('tokenInvalid');
});

test('no answer allows another origin to read it', async () => {
  for (const call of Object.values(calls)) {
    const { headers } = await gateway.server.inject({
      method: 'OPTIONS',
      url: call.path,
      headers: {
        host: 'atrium.localhost:7000',
        origin: 'http://alpha.atrium.localhost:7000',
        'access-control-request-method': call.method,
        'content-type': form,
      },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});
