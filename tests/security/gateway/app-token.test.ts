import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { SigningKeys } from '#gateway/services/uac/signing-keys.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { AppClient, type ExtraHeaders, type ShellClient } from '#tests/support/shell-client.ts';

let gateway: TestGateway;
let browser: ShellClient;
let north: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  north = await buildEmptyTenant(gateway.database, 'north');
  const south = await buildEmptyTenant(gateway.database, 'south');
  await buildPerson(gateway.database, {
    loginName: 'worker',
    tenantIds: [north, south],
    functions: ['personnel.roster', 'personnel.employee', 'bi.workforce'],
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  browser = gateway.browser();
  await browser.signIn('worker');
});

function app(code: string, token: string): AppClient {
  const pattern = code === 'gamma' ? 'vendors' : 'atrium';
  return new AppClient(gateway.server, `http://${code}.${pattern}.localhost:7000`, token);
}

/** A call every app of the fixture may make. */
async function treeFor(code: string, token: string) {
  return (await app(code, token).send(calls.organTree, {})).code;
}

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

describe('a token', () => {
  test('says for whom, for which app, and for 120 seconds', async () => {
    const token = await browser.token('alpha');
    const claims = payloadOf(token);
    expect(claims).toMatchObject({
      iss: 'http://atrium.localhost:7000',
      aud: 'alpha',
      tid: north,
      scope: 'joyhr ums',
      act: { sub: 'alpha' },
      mid: 'mount-of-alpha-0001',
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
    expect(await treeFor('alpha', token)).toBe('ok');
  });

  test('counts on the host of its own app only (T48)', async () => {
    const token = await browser.token('alpha');
    expect(await treeFor('beta', token)).toBe('tokenInvalid');
    const atShell = await browser.call(
      calls.organTree,
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(atShell.code).toBe('tokenInvalid');
  });

  test('counts on the host of the shell where its page carries a file for that app, and nothing but a file', async () => {
    const token = await browser.token('alpha');
    const carry = (call: AnyCall, headers: ExtraHeaders) =>
      browser.send(call, {}, { headers: { authorization: `Bearer ${token}`, ...headers } });
    const codeOf = async (call: AnyCall, headers: ExtraHeaders) =>
      (await carry(call, headers)).code;
    // The cookie stands beside it and reaches the file centre, which the app may not.
    const fileId = '0190a1b2-0000-7000-8000-000000000009';
    expect((await browser.send(calls.downloadFile, { fileId })).code).toBe('notFound');
    expect(await codeOf(calls.downloadFile, { 'x-atrium-app': 'alpha' })).toBe('noPermission');
    expect(await codeOf(calls.organTree, { 'x-atrium-app': 'alpha' })).toBe('noPermission');
    for (const app of ['beta', 'omega', ''])
      expect(await codeOf(calls.rosterExport, { 'x-atrium-app': app })).toBe('tokenInvalid');
    const bare = { 'x-atrium-app': 'alpha', authorization: undefined };
    expect(await codeOf(calls.rosterExport, bare)).toBe('tokenInvalid');
    const foreign = { 'x-atrium-app': 'alpha', 'sec-fetch-site': 'same-site' };
    expect(await codeOf(calls.rosterExport, foreign)).toBe('crossSiteRefused');
  });

  test('reaches the service areas of the manifest only (T48)', async () => {
    const client = app('beta', await browser.token('beta'));
    expect((await client.send(calls.rosterPage, {})).code).toBe('noPermission');
    expect((await client.send(calls.organTree, {})).code).toBe('ok');
  });

  test('reaches the functions of the person only', async () => {
    const client = app('alpha', await browser.token('alpha'));
    const { code } = await client.send(calls.rosterExport, { columns: ['name'] });
    expect(code).toBe('noPermission');
  });

  test('reaches no call of the shell', async () => {
    const client = app('alpha', await browser.token('alpha'));
    for (const call of Object.values(calls).filter(({ caller }) => caller === 'shell')) {
      expect([call.name, (await client.send(call, {})).code]).toEqual([call.name, 'noPermission']);
    }
  });

  test('ends after 120 seconds', async () => {
    const token = await browser.token('alpha');
    gateway.clock.advance(119_000);
    expect(await treeFor('alpha', token)).toBe('ok');
    gateway.clock.advance(2_000);
    expect(await treeFor('alpha', token)).toBe('tokenInvalid');
  });

  test('ends with its mount, the tokens of other mounts do not', async () => {
    const token = await browser.token('alpha', 'mount-to-be-revoked');
    const other = await browser.token('alpha', 'mount-that-remains');
    expect(await treeFor('alpha', token)).toBe('ok');
    await browser.call(calls.revokeMount, { mountId: 'mount-to-be-revoked' });
    expect(await treeFor('alpha', token)).toBe('tokenInvalid');
    expect(await treeFor('alpha', other)).toBe('ok');
    const again = await browser.call(calls.appToken, {
      appCode: 'alpha',
      mountId: 'mount-to-be-revoked',
    });
    expect(again.code).toBe('notFound');
  });

  test('ends with its session', async () => {
    const token = await browser.token('alpha');
    await browser.call(calls.logout, {});
    expect(await treeFor('alpha', token)).toBe('loginInvalid');
  });

  test('ends when its session moves to another company', async () => {
    const token = await browser.token('alpha');
    const { answer } = await browser.call(calls.listAuthTenants, {});
    const other = answer.result?.find(({ id }) => id !== north)?.id ?? '';
    await browser.call(calls.switchTenant, { tenantId: other });
    expect(await treeFor('alpha', token)).toBe('loginInvalid');
    await browser.call(calls.switchTenant, { tenantId: north });
  });
});

describe('asking for a token', () => {
  test('for another app than the mount was made for is refused', async () => {
    await browser.token('alpha', 'mount-of-one-app-only');
    const { code } = await browser.call(calls.appToken, {
      appCode: 'beta',
      mountId: 'mount-of-one-app-only',
    });
    expect(code).toBe('notFound');
  });

  test('for an app the person may not open answers as if there were none', async () => {
    const mountId = 'mount-of-a-hidden-app';
    const hidden = await browser.call(calls.appToken, { appCode: 'gamma', mountId });
    const absent = await browser.call(calls.appToken, { appCode: 'omega', mountId });
    expect([hidden.code, absent.code]).toEqual(['notFound', 'notFound']);
  });
});

describe('a forged token', () => {
  async function forged(header: object, change: object): Promise<string> {
    const claims = { ...payloadOf(await browser.token('alpha')), ...change };
    const { privateKey } = await generateKeyPair('EdDSA');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header })
      .sign(privateKey);
  }

  test('with a key of its own is refused', async () => {
    const real = await browser.token('alpha');
    const kid = JSON.parse(Buffer.from(real.split('.')[0] ?? '', 'base64url').toString()).kid;
    for (const header of [{ kid }, { kid: 'AAAAAAAAAAAAAAAA' }, {}]) {
      expect(await treeFor('alpha', await forged(header, {}))).toBe('tokenInvalid');
    }
  });

  test('without a signature, or with one flipped bit, is refused', async () => {
    const token = await browser.token('alpha');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const flipped = Buffer.from(signature, 'base64url');
    flipped.writeUInt8(flipped.readUInt8(5) ^ 1, 5);
    for (const text of [
      `${none}.${payload}.`,
      `${header}.${payload}.${flipped.toString('base64url')}`,
      `${header}.${payload}`,
      `${header}.${Buffer.from('{}').toString('base64url')}.${signature}`,
    ]) {
      expect(await treeFor('alpha', text)).toBe('tokenInvalid');
    }
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(9000)}`])(
    'in the header %j is refused without an error of ours',
    async (authorization) => {
      const { statusCode, body } = await gateway.server.inject({
        method: 'POST',
        url: calls.organTree.path,
        headers: { host: 'alpha.atrium.localhost:7000', authorization },
      });
      expect(statusCode).toBe(401);
      expect(JSON.parse(body).code).toBe(401003);
    },
  );
});

test('a key that could not be published is made anew for the next token', async () => {
  const { database, clock } = gateway;
  let asked = 0;
  const keys = new SigningKeys(
    {
      ...database,
      withOperatorTransaction(...given) {
        asked += 1;
        if (asked === 1) return Promise.reject(new Error('The database is starting.'));
        return database.withOperatorTransaction(...given);
      },
    },
    clock.now,
  );
  await expect(keys.signingKey()).rejects.toThrow('starting');
  const { kid } = await keys.signingKey();
  expect((await keys.signingKey()).kid).toBe(kid);
});
