import { createServer, get, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { manifestBytes } from '#bridge/calls/registry/calls.ts';
import { isPublic } from '#gateway/kernel/public-network.ts';
import { createAppRegistry } from '#gateway/services/menu/app-registry.ts';
import { checkOutside } from '#gateway/services/registry/check-manifest.ts';
import { fetchManifest } from '#gateway/services/registry/fetch-manifest.ts';
import { readSettings } from '#gateway/settings.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { type NameServer, openNameServer } from '#tests/support/name-server.ts';
import { AppClient, type ShellClient } from '#tests/support/shell-client.ts';
import { everything, vendorManifest } from '#tests/support/vendor-app.ts';

let gateway: TestGateway;
let operator: ShellClient;
let tenantId: string;
let vendor: Server;
let origin: string;
/** What the vendor's server says; changed by the tests. */
let says: RequestListener;
const asked: string[] = [];

beforeAll(async () => {
  gateway = await openTestGateway();
  tenantId = await buildEmptyTenant(gateway.database, 'north');
  const person = { loginName: 'keeper', tenantIds: [tenantId], isOperator: true, isSuper: true };
  await buildPerson(gateway.database, person);
  operator = gateway.browser();
  await operator.signIn('keeper');
  const port = await freePort();
  origin = `http://parts.localhost:${port}`;
  vendor = createServer((request, response) => {
    asked.push(request.url ?? '');
    says(request, response);
  });
  await new Promise<void>((resolve) => vendor.listen(port, 'localhost', resolve));
});
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await gateway.close();
});

const source = (changed = {}) =>
  vendorManifest({ code: 'parts', origin, entry: '/start', ...changed });

function sayManifest(changed = {}): void {
  const text = JSON.stringify(source(changed));
  says = (_, response) => response.setHeader('content-type', 'application/json').end(text);
}

async function register(address: string, code?: string): Promise<string | undefined> {
  return (await operator.call(calls.registerAddress, { address, code })).code;
}

describe('an app of an address', () => {
  test.each([
    ['http://atrium.localhost:7000/manifest.json', 'registry.originRefused'],
    ['http://static.atrium.localhost:7000/manifest.json', 'registry.originRefused'],
    ['http://ums.atrium.localhost:7000/manifest.json', 'registry.originRefused'],
    ['http://other.vendors.localhost:7000/manifest.json', 'registry.originRefused'],
    // Ports do not divide cookies: a server on any of them is sent those of the portal.
    ['http://atrium.localhost:9/manifest.json', 'registry.originRefused'],
    ['https://atrium.localhost/manifest.json', 'registry.originRefused'],
    ['https://ATRIUM.localhost.:9/manifest.json', 'registry.originRefused'],
    ['http://static.atrium.localhost:9/manifest.json', 'registry.originRefused'],
    ['http://vendors.localhost:9/manifest.json', 'registry.originRefused'],
    ['http://a.b.vendors.localhost:9/manifest.json', 'registry.originRefused'],
    ['http://parts.example/manifest.json', 'registry.insecureAddress'],
    ['http://127.0.0.1:9/manifest.json', 'registry.insecureAddress'],
    ['file:///etc/passwd', 'registry.insecureAddress'],
    ['ftp://parts.example/manifest.json', 'registry.insecureAddress'],
    ['javascript:alert(1)', 'registry.insecureAddress'],
    ['https://user:word@parts.example/manifest.json', 'badInput'],
    ['parts.example', 'badInput'],
    ['https://127.0.0.1/manifest.json', 'registry.addressFailed'],
    ['https://[::1]/manifest.json', 'registry.addressFailed'],
    ['https://[::ffff:7f00:1]/manifest.json', 'registry.addressFailed'],
    ['https://2130706433/manifest.json', 'registry.addressFailed'],
    ['https://0x7f.1/manifest.json', 'registry.addressFailed'],
    ['https://169.254.169.254/latest/meta-data', 'registry.addressFailed'],
    ['https://10.0.0.1/manifest.json', 'registry.addressFailed'],
  ])('is refused at %s', async (address, expected) => {
    expect(await register(address)).toBe(expected);
  });

  test('is refused when its server sends elsewhere, sends no JSON, too much, or nothing', async () => {
    asked.length = 0;
    const answers: readonly RequestListener[] = [
      (_, response) => response.writeHead(302, { location: `${origin}/secret` }).end(),
      (_, response) => response.setHeader('content-type', 'text/html').end('{}'),
      (_, response) => response.writeHead(500).end(),
      (_, response) =>
        response.setHeader('content-type', 'application/json').end(' '.repeat(manifestBytes + 1)),
      (request) => request.socket.destroy(),
    ];
    for (const one of answers) {
      says = one;
      expect(await register(`${origin}/manifest.json`)).toBe('registry.addressFailed');
    }
    expect(asked).not.toContain('/secret');
  });

  test('is refused when its server keeps it waiting', async () => {
    says = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    };
    const began = performance.now();
    expect(await register(`${origin}/manifest.json`)).toBe('registry.addressFailed');
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test('runs on the origin of its address and on no other', async () => {
    for (const other of ['https://parts.example', 'http://parts.localhost:9', undefined]) {
      sayManifest({ origin: other });
      expect(await register(`${origin}/manifest.json`)).toBe('registry.wrongOrigin');
    }
    for (const entry of ['//evil.example/', 'start', 'https://evil.example/', '/a/../b']) {
      sayManifest({ entry });
      expect(await register(`${origin}/manifest.json`)).toBe('registry.manifestInvalid');
    }
    sayManifest({ code: 'alpha' });
    expect(await register(`${origin}/manifest.json`)).toMatch(/codeTaken|manifestInvalid/);
    sayManifest();
    expect(await register(`${origin}/manifest.json`)).toBe('ok');
    expect(await register(`${origin}/manifest.json`)).toBe('registry.codeTaken');
    expect(await register(`${origin}/manifest.json`, 'parts')).toBe('duplicate');
  });

  test('shares its origin with no other app, which could take over its frame', async () => {
    sayManifest({ code: 'twin' });
    expect(await register(`${origin}/manifest.json`)).toBe('registry.originTaken');
  });

  test('keeps its origin for good', async () => {
    sayManifest({ origin: origin.replace('parts.', 'moved.') });
    const moved = `${origin.replace('parts.', 'moved.')}/manifest.json`;
    expect(await register(moved, 'parts')).toBe('registry.wrongOrigin');
  });

  test('is mounted from there, and its page may read the gateway without cookies', async () => {
    await operator.call(calls.decideApp, {
      code: 'parts',
      version: 1,
      decision: 'approved' as const,
      ...everything,
    });
    await operator.call(calls.enableApp, { code: 'parts', tenantId, enabled: true });
    const { answer } = await operator.call(calls.menuTree, {});
    expect(answer.result?.apps.find(({ code }) => code === 'parts')).toMatchObject({
      origin,
      entry: `${origin}/start`,
      sandbox: 'allow-scripts allow-same-origin allow-forms',
    });
    const { headers } = await gateway.server.inject({ url: '/portal', headers: { host: shell } });
    expect(headers['content-security-policy']).toMatch(new RegExp(`frame-src [^;]*${origin}`));
    const token = await operator.token('parts');
    const app = new AppClient(gateway.server, `http://${host}`, token);
    expect((await app.send(calls.organTree, {})).status).toBe(200);
    for (const [from, allowed] of [
      [origin, origin],
      ['https://evil.example', undefined],
      ['null', undefined],
    ] as const) {
      const preflight = await gateway.server.inject({
        method: 'OPTIONS',
        url: calls.organTree.path,
        headers: { host, origin: from, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers['access-control-allow-origin']).toBe(allowed);
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
      const sent = await gateway.server.inject({
        method: 'POST',
        url: calls.organTree.path,
        headers: { host, origin: from, authorization: `Bearer ${token}` },
      });
      expect(sent.headers['access-control-allow-origin']).toBe(allowed);
    }
    expect((await gateway.server.inject({ url: '/', headers: { host } })).statusCode).toBe(404);
  });
});

describe('a name that its owner leads into our network', () => {
  let names: NameServer;
  const here = '127.0.0.1';
  // Of a net that nobody was given, so that nobody is bothered.
  const outside = '2000::1';
  beforeAll(async () => {
    names = await openNameServer((name, time) => {
      if (name.startsWith('both.')) return [outside, here];
      if (name.startsWith('later.')) return time === 1 ? [outside] : [here];
      return [here];
    });
  });
  afterAll(() => names.close());

  const address = (name: string) =>
    new URL(`http://${name}.parts.example:${new URL(origin).port}/manifest.json`);

  test('would reach a server of ours if nobody looked', async () => {
    sayManifest();
    const status = await new Promise((answer, fail) =>
      get(address('plain'), {
        lookup: (name, options, told) => names.resolve(name, { ...options, all: true }, told),
      })
        .on('response', (response) => answer(response.resume().statusCode))
        .on('error', fail),
    );
    expect(status).toBe(200);
  });

  test.each(['plain', 'both'])('reaches none when it is called %s', async (name) => {
    asked.length = 0;
    await expect(fetchManifest(address(name), true, names.resolve)).rejects.toThrow(
      'registry.addressFailed',
    );
    expect(asked).toEqual([]);
  });

  test('is asked for once: what was looked at is what is connected to', async () => {
    asked.length = 0;
    await expect(fetchManifest(address('later'), true, names.resolve)).rejects.toThrow(
      'registry.addressFailed',
    );
    const questions = names.asked.filter((name) => name.startsWith('later.'));
    expect(questions.sort()).toEqual(['later.parts.example A', 'later.parts.example AAAA']);
    expect(asked).toEqual([]);
  });
});

const shell = 'atrium.localhost:7000';
const host = 'parts.vendors.localhost:7000';

describe('in production', () => {
  const place = readSettings({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example' });

  test('plain http is refused even on this machine', () => {
    expect(() => checkOutside(new URL('http://parts.localhost:9/'), place)).toThrow('insecure');
    expect(createAppRegistry([], place).all).toEqual([]);
  });

  test('names of this machine lead nowhere', async () => {
    asked.length = 0;
    sayManifest();
    await expect(fetchManifest(new URL(`${origin}/manifest.json`), false)).rejects.toThrow(
      'registry.addressFailed',
    );
    expect(asked).toEqual([]);
  });

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1'],
    ...['fe80::1', 'ff02::1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
  ])('%j is no public address', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});
