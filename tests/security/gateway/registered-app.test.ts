import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { AppClient, type ShellClient } from '#tests/support/shell-client.ts';
import { everything, vendorBundle, vendorFiles } from '#tests/support/vendor-app.ts';

let gateway: TestGateway;
let operator: ShellClient;
let tenantId: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  tenantId = await buildEmptyTenant(gateway.database, 'north');
  const person = { loginName: 'keeper', tenantIds: [tenantId], isOperator: true, isSuper: true };
  await buildPerson(gateway.database, person);
  operator = gateway.browser();
  await operator.signIn('keeper');
});
afterAll(() => gateway.close());

const upload = async (bundle: File) => (await operator.call(calls.registerBundle, { bundle })).code;

test('who runs a company and not the platform changes nothing here, and the attempt is written down', async () => {
  await buildPerson(gateway.database, { loginName: 'boss', tenantIds: [tenantId], isSuper: true });
  const boss = gateway.browser();
  await boss.signIn('boss');
  const { code } = await boss.call(calls.registerBundle, { bundle: vendorBundle() });
  expect(code).toBe('noPermission');
  const { rows } = await gateway.asOwner((client) =>
    client.query(
      "select call, detail from app.audit_event where outcome = 'denied' order by id desc",
    ),
  );
  expect(rows[0]).toMatchObject({ call: 'registry.app.upload', detail: { code: 'noPermission' } });
});

describe('an app that was approved', () => {
  const host = 'canteen.vendors.localhost:7000';
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.server.inject({ url, headers: { host, ...headers } });

  test('is served to nobody before a company has it', async () => {
    expect(await upload(vendorBundle())).toBe('ok');
    expect((await get('/')).statusCode).toBe(421);
    await operator.call(calls.decideApp, {
      code: 'canteen',
      version: 1,
      decision: 'approved' as const,
      ...everything,
    });
    expect((await get('/')).statusCode).toBe(421);
    await operator.call(calls.enableApp, { code: 'canteen', tenantId, enabled: true });
    expect((await get('/')).statusCode).toBe(200);
  });

  test('is bound by a policy made of what was approved, each of its files', async () => {
    const policy = [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';",
      "connect-src 'self' https://api.canteen.example; frame-src 'none';",
      "frame-ancestors http://atrium.localhost:7000; base-uri 'none'; object-src 'none'; form-action 'none'",
    ].join(' ');
    for (const [url, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/index.html', 'text/html; charset=utf-8'],
      ['/app.js', 'text/javascript; charset=utf-8'],
    ]) {
      const { headers } = await get(url ?? '');
      expect(headers).toMatchObject({
        'content-type': type,
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  });

  test('is framed by the shell, and by pages of it that were open before', async () => {
    const { headers } = await gateway.server.inject({
      url: '/portal',
      headers: { host: 'atrium.localhost:7000' },
    });
    expect(headers['content-security-policy']).toMatch(
      /frame-src [^;]*http:\/\/\*\.vendors\.localhost:7000;/,
    );
    // Nothing stands under that host but what was approved for some company.
    const nobody = { host: 'nobody.vendors.localhost:7000' };
    expect((await gateway.server.inject({ url: '/', headers: nobody })).statusCode).toBe(421);
  });

  test('loads the bridge from its own host, and nothing that is not its own', async () => {
    expect((await get('/bridge/v1/bridge.js')).body).toBe('var Atrium = {};\n');
    for (const path of [
      '/manifest.json',
      '/shell-AAAA1111.js',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/bridge/../../secret.txt',
      '/app.js%00',
      '/nothing.js',
      `/${'a'.repeat(3000)}.js`,
    ]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });

  test('is handed no file as a service worker, which would answer in the place of its policy', async () => {
    for (const path of ['/app.js', '/bridge/v1/bridge.js', '/']) {
      expect((await get(path, { 'service-worker': 'script' })).statusCode).toBe(404);
    }
  });

  test('is not sent again when the browser has it', async () => {
    const { headers } = await get('/app.js');
    const again = await get('/app.js', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('loses a domain that is approved no longer', async () => {
    await operator.call(calls.decideApp, {
      code: 'canteen',
      version: 1,
      decision: 'approved' as const,
      ...everything,
      domains: [],
    });
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('cannot approve itself with the rights of an operator who opens it', async () => {
    const token = await operator.token('canteen');
    const app = new AppClient(gateway.server, `http://${host}`, token);
    expect((await app.send(calls.organTree, {})).status).toBe(200);
    const wish = { code: 'canteen', version: 1, decision: 'approved', ...everything };
    expect((await app.send(calls.decideApp, wish)).code).toBe('noPermission');
    expect((await app.send(calls.enableApp, { ...wish, tenantId, enabled: true })).code).toBe(
      'noPermission',
    );
  });

  test('is framed by a page of the portal when it has no origin, and by nothing else', async () => {
    const asks = { capabilities: [], services: [], domains: [] };
    const files = [...vendorFiles, { name: 'notes.txt', content: 'notes' }];
    expect(await upload(vendorBundle({ code: 'pantry', tier: 'opaque', ...asks }, files))).toBe(
      'ok',
    );
    await operator.call(calls.decideApp, {
      code: 'pantry',
      version: 1,
      decision: 'approved' as const,
      ...asks,
      features: [],
    });
    await operator.call(calls.enableApp, { code: 'pantry', tenantId, enabled: true });
    const own = 'pantry.vendors.localhost:7000';
    for (const path of ['/', '/app.js', '/notes.txt']) {
      const policy = String((await get(path, { host: own })).headers['content-security-policy']);
      expect(policy).toContain(`frame-ancestors http://atrium.localhost:7000 http://${own};`);
      expect(policy).toMatch(/; sandbox allow-scripts allow-forms$/);
    }
    const around = await get('/bridge/sandbox', { host: own, 'accept-language': 'en' });
    const hash = "'sha256-[\\w+/]{43}='";
    expect(around.headers['content-security-policy']).toMatch(
      new RegExp(
        [
          `^default-src 'none'; script-src ${hash}; style-src ${hash}; frame-src http://${own};`,
          "frame-ancestors http://atrium.localhost:7000; base-uri 'none'; object-src 'none';",
          "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'$",
        ].join(' '),
      ),
    );
    expect(around.headers).toMatchObject({
      'cache-control': 'no-store',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(around.headers['permissions-policy']).toContain('geolocation=()');
    expect(around.body).toContain(
      `<iframe title="Canteen" sandbox="allow-scripts allow-forms" allow="focus-without-user-activation &#39;none&#39;" referrerpolicy="no-referrer" src="http://${own}/"></iframe>`,
    );
    // Whoever has an origin is framed as it is.
    expect((await get('/bridge/sandbox')).statusCode).toBe(404);
  });

  test('is read as a stranger by no page, unless it has no origin itself', async () => {
    const admitted = async (code: string, origin: string): Promise<unknown> => {
      const headers = { host: `${code}.vendors.localhost:7000`, origin };
      const url = calls.organTree.path;
      const { headers: answer } = await gateway.server.inject({ method: 'OPTIONS', url, headers });
      expect(answer['access-control-allow-credentials']).toBeUndefined();
      return answer['access-control-allow-origin'];
    };
    const asks = { capabilities: [], services: [], domains: [] };
    expect(await upload(vendorBundle({ code: 'cellar', tier: 'opaque', ...asks }))).toBe('ok');
    await operator.call(calls.decideApp, {
      code: 'cellar',
      version: 1,
      decision: 'approved' as const,
      ...asks,
      features: [],
    });
    await operator.call(calls.enableApp, { code: 'cellar', tenantId, enabled: true });
    expect(await admitted('cellar', 'null')).toBe('null');
    for (const origin of ['https://evil.example', `http://${host}`]) {
      expect(await admitted('cellar', origin)).toBeUndefined();
    }
    expect(await admitted('canteen', 'null')).toBeUndefined();
  });

  test('keeps its code for itself', async () => {
    expect(await upload(vendorBundle({ order: 7 }))).toBe('registry.codeTaken');
    const { code } = await operator.call(calls.registerBundle, {
      bundle: vendorBundle({ code: 'other' }),
      code: 'canteen',
    });
    expect(code).toBe('registry.wrongApp');
  });
});
