import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { fixtureScript } from '#tests/support/fixture-apps.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { hashOfInlineScript, policyOf } from '#tests/support/page-policy.ts';

const shell = 'atrium.localhost:7000';
const alpha = 'alpha.atrium.localhost:7000';
const gamma = 'gamma.vendors.localhost:7000';
const files = 'static.atrium.localhost:7000';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, { loginName: 'reader', tenantIds: [tenant] });
});
afterAll(() => gateway.close());

function get(
  host: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return gateway.server.inject({ url, headers: { host, ...headers } });
}

describe('the page of the shell', () => {
  test('runs only scripts with its nonce, frames only the registered apps, and is framed by nobody', async () => {
    const response = await get(shell, '/portal/ums/structure');
    const policy = policyOf(response);
    const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1];
    expect(response.statusCode).toBe(200);
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': `'self' http://${files} 'nonce-${nonce}'`,
      'img-src': `'self' data: blob: http://${files}`,
      'font-src': `'self' http://${files}`,
      'connect-src': "'self'",
      'frame-src': `http://${alpha} http://beta.atrium.localhost:7000 http://*.vendors.localhost:7000`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'portal dompurify',
    });
    expect(response.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(response.headers['permissions-policy']).toContain(
      `geolocation=(self "http://${alpha}")`,
    );
  });

  test('has a new nonce every time', async () => {
    const first = policyOf(await get(shell, '/login')).get('script-src');
    expect(policyOf(await get(shell, '/login')).get('script-src')).not.toBe(first);
  });

  test.each(['/login', '/tokenLogin', '/superLogin'])('sends no referrer from %s', async (path) => {
    expect((await get(shell, path)).headers['referrer-policy']).toBe('no-referrer');
  });

  test('names what the first paint needs, with the look of the last visit', async () => {
    const { body } = await get(shell, '/', { cookie: 'atrium-look=orange.dark.en' });
    expect(body).toContain('<html lang="en" data-theme="orange" data-mode="dark">');
    expect(body).toContain(`<link rel="stylesheet" href="http://${files}/shell-BBBB2222.css"`);
    expect(body).toContain(
      `<link rel="modulepreload" href="http://${files}/chunks/shared-CCCC3333.js"`,
    );
    expect(body).toContain(`<script type="module" src="http://${files}/shell-AAAA1111.js"`);
  });

  test('takes nothing else from a forged look', async () => {
    const cookie = 'atrium-look="><script>alert(1)</script>.x.y';
    expect((await get(shell, '/', { cookie })).body).toContain(
      '<html lang="zh-CN" data-theme="blue" data-mode="light">',
    );
  });

  test('is drawn for unknown routes too, as not found', async () => {
    const response = await get(shell, '/no/such/route');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<div id="root">');
    expect((await get(shell, '/favicon.ico')).body).not.toContain('<div');
  });
});

describe('the page of a sub-app', () => {
  test.each([
    [alpha, 'same-site'],
    [gamma, 'cross-origin'],
  ])('on %s has a process of its own and one parent', async (host, resourcePolicy) => {
    const response = await get(host, '/');
    expect(Object.fromEntries(policyOf(response))).toEqual({
      'default-src': "'none'",
      'script-src': `http://${files} ${hashOfInlineScript(response)}`,
      'style-src': `'self' http://${files}`,
      'img-src': `'self' data: blob: http://${files}`,
      'font-src': `'self' http://${files}`,
      'connect-src': "'self'",
      'frame-src': "'none'",
      'frame-ancestors': `http://${shell}`,
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'none'",
    });
    expect(response.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': resourcePolicy,
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('is not sent again when the browser has it', async () => {
    const { headers } = await get(alpha, '/');
    const again = await get(alpha, '/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is the only page of its host', async () => {
    expect((await get(alpha, '/portal')).statusCode).toBe(404);
  });
});

describe('a built file', () => {
  const script = '/shell-AAAA1111.js';

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
    [undefined, 'br;q=0, gzip;q=0'],
  ])('comes as %s for %j', async (encoding, accepted) => {
    const response = await get(files, script, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    if (encoding === undefined) expect(response.body).toBe(fixtureScript);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/chunks/../../secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/.hidden.js',
    '/shell-AAAA1111.js%00.png',
    '/manifest.json',
    '/',
  ])('is not found by %j', async (path) => {
    const response = await get(files, path);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('outside of static');
  });
});

test('the script of the bridge is for every site to load, and asked for again within the hour', async () => {
  const { statusCode, headers } = await get(files, '/bridge/v1/bridge.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

describe('an answer of the API', () => {
  test.each([...Object.values(calls).map(({ path }) => path), '/gateway/none', '/healthz'])(
    'at %s is stored, sniffed, framed and embedded by nobody',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const request = { method, url, headers: { host: shell } };
        const { headers, body } = await gateway.server.inject(request);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'content-type': 'application/json; charset=utf-8',
        });
        expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
        expect(JSON.parse(body)).toHaveProperty('code');
      }
    },
  );

  test('comes in the language asked for, Chinese where none fits', async () => {
    const words = async (language: string): Promise<string> =>
      JSON.parse((await get(shell, '/gateway/none', { 'accept-language': language })).body).msg;
    expect(await words('en-GB,en;q=0.9')).toBe('There is no such call.');
    expect(await words('fr')).toBe('接口不存在');
    expect(await words('en;q=0.1, zh-TW;q=0.8')).toBe('接口不存在');
  });

  test('tells what was wrong with path, method, size and kind', async () => {
    const browser = gateway.browser();
    await browser.signIn('reader');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const post = (
      payload: string,
      type: string,
      url: string = calls.login.path,
    ): Promise<LightMyRequestResponse> =>
      gateway.server.inject({
        method: 'POST',
        url,
        headers: {
          host: shell,
          'content-type': type,
          'sec-fetch-site': 'same-origin',
          clienttype: '1',
          channel: '2',
          cookie,
        },
        payload,
      });
    const json = 'application/json';
    const readsJson = calls.saveHomeLayout.path;
    const form = 'application/x-www-form-urlencoded';
    const codes = [
      (await get(shell, '/gateway/none')).json().code,
      (await get(shell, calls.login.path)).json().code,
      (await post('x'.repeat(1_100_000), form)).json().code,
      (await post('<a/>', 'text/xml')).json().code,
      (await post('{}', json)).json().code,
      (await post('{"a":', json, readsJson)).json().code,
      (await post('['.repeat(40) + ']'.repeat(40), json, readsJson)).json().code,
      (await post('{"__proto__":{"x":1}}', json, readsJson)).json().code,
    ];
    expect(codes).toEqual([404002, 405001, 413001, 415001, 415001, 400002, 400002, 400002]);
  });
});

describe('a host', () => {
  test('that is not ours is refused in words', async () => {
    for (const host of ['evil.example', 'evil.atrium.localhost:7000', 'atrium.localhost:7001']) {
      const { statusCode, body } = await get(host, '/', { 'accept-language': 'en' });
      expect([statusCode, body]).toEqual([
        421,
        'This address does not belong to the portal. Please check it.\n',
      ]);
    }
  });

  test('that is this machine without a name leads to the portal', async () => {
    for (const host of ['localhost:7000', '127.0.0.1:7000', '[::1]:7000']) {
      const { statusCode, headers } = await get(host, '/portal/ums?x=1');
      expect([statusCode, headers.location]).toEqual([307, `http://${shell}/portal/ums?x=1`]);
    }
  });

  test('of files or of nobody serves no call', async () => {
    for (const host of [files, 'evil.example', 'localhost:7000']) {
      expect((await get(host, calls.currentSession.path)).json().code).toBe(404002);
    }
  });
});

test('the OpenAPI document lists every call', async () => {
  const document = (await get(shell, '/gateway/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).toSorted()).toEqual(
    Object.values(calls)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('health is told whatever the host', async () => {
  const { statusCode, body } = await get('10.0.0.9', '/healthz');
  expect([statusCode, JSON.parse(body).code]).toEqual([200, 0]);
});
