import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { bundleLimits } from '#bridge/calls/registry/calls.ts';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { bundleOf, vendorBundle, vendorFiles, vendorManifest } from '#tests/support/vendor-app.ts';

let gateway: TestGateway;
let operator: ShellClient;

beforeAll(async () => {
  gateway = await openTestGateway();
  const tenantId = await buildEmptyTenant(gateway.database, 'north');
  const person = { loginName: 'keeper', tenantIds: [tenantId], isOperator: true, isSuper: true };
  await buildPerson(gateway.database, person);
  operator = gateway.browser();
  await operator.signIn('keeper');
});
afterAll(() => gateway.close());

/** Uploads a bundle; returns the code with the places that are named. */
async function upload(bundle: File): Promise<string> {
  const { code, answer } = await operator.call(calls.registerBundle, { bundle });
  return [code, ...(answer.fields ?? []).map(({ path }) => path)].join(' ');
}

const manifest = { name: 'manifest.json', content: JSON.stringify(vendorManifest()) };

describe('a hostile bundle is refused whole, in words: ', () => {
  test.each([
    '../index.html',
    '/etc/passwd.html',
    'a/../../b.js',
    '..\\..\\b.js',
    'C:\\b.js',
    './b.js',
    'a//b.js',
    '.hidden.js',
    'a/.git/config.json',
    'gateway/joyhr.js',
    'bridge/v1/bridge.js',
    'b.js\u0000.png',
    'b\u202ejs.js',
    `${'a'.repeat(250)}.js`,
  ])('a path that is none, %j', async (name) => {
    const code = await upload(bundleOf([manifest, ...vendorFiles, { name, content: 'x' }]));
    expect(code).toMatch(/^registry\.bundleInvalid /);
  });

  test('a file under two names that a disk may take for one', async () => {
    const twin = { name: 'APP.js', content: 'x' };
    expect(await upload(bundleOf([manifest, ...vendorFiles, twin]))).toBe(
      'registry.bundleInvalid APP.js',
    );
    const double = { name: 'app.js', content: 'x' };
    expect(await upload(bundleOf([manifest, ...vendorFiles, double]))).toBe(
      'registry.bundleInvalid app.js',
    );
  });

  test('a link', async () => {
    const link = { name: 'b.js', content: '/etc/passwd', mode: 0o120_777 };
    expect(await upload(bundleOf([manifest, ...vendorFiles, link]))).toBe(
      'registry.bundleInvalid b.js',
    );
  });

  test.each([
    ['a page that is called a picture', 'a.png', '<script>alert(1)</script>'],
    ['a page that is called a font', 'a.woff2', '<html>'],
    ['bytes that are called a script', 'a.js', Buffer.from([0xff, 0xfe, 0x00])],
    ['a kind that no page needs', 'a.exe', 'MZ'],
    ['a page of another language', 'a.php', '<?php'],
    ['a file without a kind', 'LICENSE', 'text'],
  ])('%s', async (_, name, content) => {
    const code = await upload(bundleOf([manifest, ...vendorFiles, { name, content }]));
    expect(code).toBe(`registry.bundleInvalid ${name}`);
  });

  test('more than may be unpacked, whatever its directory says', async () => {
    const bomb = Buffer.alloc(bundleLimits.file + 1);
    const honest = { name: 'bomb.txt', content: bomb };
    expect(bundleOf([honest]).size).toBeLessThan(20_000);
    expect(await upload(bundleOf([manifest, honest]))).toBe('fileTooLarge');
    expect(await upload(bundleOf([manifest, { ...honest, size: 10 }]))).toBe('fileTooLarge');
    const many = Array.from({ length: 4 }, (_, index) => ({
      name: `part-${index}.txt`,
      content: Buffer.alloc(bundleLimits.file - 1, 'x'),
    }));
    expect(await upload(bundleOf([manifest, ...many]))).toBe('fileTooLarge');
    const crowd = Array.from({ length: bundleLimits.files + 1 }, (_, index) => ({
      name: `${index}.js`,
      content: 'x',
    }));
    expect(await upload(bundleOf(crowd))).toBe('fileTooLarge');
  });

  test('one that is larger than a form may be', async () => {
    const size = bundleLimits.bytes + 1;
    expect(await upload(new File([Buffer.alloc(size)], 'a.zip'))).toBe('fileTooLarge');
  });

  test('what is no zip, or a broken one', async () => {
    const whole = Buffer.from(await vendorBundle().arrayBuffer());
    const damaged = Buffer.from(whole);
    damaged.fill(0x41, 60, 90);
    for (const content of [
      Buffer.from('not a zip'),
      Buffer.from('PK\x05\x06'),
      whole.subarray(0, whole.length - 30),
      whole.subarray(20),
      damaged,
    ]) {
      expect(await upload(new File([new Uint8Array(content)], 'a.zip'))).toBe('fileFormat');
    }
    expect(await upload(new File([], 'a.zip'))).toBe('fileEmpty');
  });

  test('one without a manifest, or with one that is none', async () => {
    expect(await upload(bundleOf(vendorFiles))).toBe('registry.bundleInvalid manifest.json');
    for (const content of ['', '[]', '{', '{"__proto__": {"tier": "in-house"}}']) {
      const bad = { name: 'manifest.json', content };
      expect(await upload(bundleOf([bad, ...vendorFiles]))).toMatch(/^registry\.manifestInvalid/);
    }
  });
});

describe('a hostile manifest is refused with the place that is wrong: ', () => {
  const reason = { 'zh-CN': '测试', en: 'Test' };
  const page = vendorManifest().pages[0] as ManifestSource['pages'][number];
  const { functionId } = page;
  const entry = { code: 'more', name: page.name, icon: page.icon };
  test.each<[string, Partial<Record<keyof ManifestSource, unknown>>, string]>([
    ['our own tier', { tier: 'in-house' }, 'registry.manifestInvalid tier'],
    ['a page that is not in it', { entry: 'start.html' }, 'registry.manifestInvalid entry'],
    ['a script as its page', { entry: 'app.js' }, 'registry.manifestInvalid entry'],
    [
      'an origin it cannot have',
      { origin: 'https://a.example' },
      'registry.manifestInvalid origin',
    ],
    ['a built app’s code', { code: 'alpha' }, 'registry.codeTaken'],
    ['the code of the portal', { code: 'portal' }, 'registry.codeTaken'],
    ['the functions of operators', { code: 'platform' }, 'registry.codeTaken'],
    ['the code of a service', { code: 'registry' }, 'registry.codeTaken'],
    ['the code of an administrator', { code: 'admin' }, 'registry.codeTaken'],
    ['the code of a page of the portal', { code: 'messages' }, 'registry.codeTaken'],
    ['a code that looks like a number of another', { code: 'a1pha' }, 'registry.codeTaken'],
    [
      'the sessions of the portal',
      { services: [{ service: 'uac', reason }] },
      'registry.manifestInvalid services.0',
    ],
    [
      'the registry itself',
      { services: [{ service: 'registry', reason }] },
      'registry.manifestInvalid services.0',
    ],
    [
      'a page of another app under its own name',
      { links: [{ ...entry, to: { app: 'alpha', page: 'home' } }] },
      'registry.manifestInvalid links.0.to',
    ],
    [
      'a website that is the portal',
      { links: [{ ...entry, to: { address: 'https://atrium.localhost/', functionId } }] },
      'registry.originRefused',
    ],
    [
      'a menu inside of itself',
      { menus: [{ ...entry, menu: 'more' }] },
      'registry.manifestInvalid menus.0',
    ],
    ['a microphone', { features: ['microphone'] }, 'registry.manifestInvalid features.0'],
    [
      'a policy in a feature',
      { features: ["geolocation *; camera 'self'"] },
      'registry.manifestInvalid features.0',
    ],
    [
      'the functions of another app',
      { pages: [{ ...page, functionId: 'personnel.roster' }] },
      'registry.manifestInvalid pages.0.functionId',
    ],
    [
      'a capability there is none of',
      { capabilities: [{ capability: 'everything', reason }] },
      'registry.manifestInvalid capabilities.0.capability',
    ],
    [
      'a wish without a reason',
      { capabilities: [{ capability: 'tabs' }] },
      'registry.manifestInvalid capabilities.0.reason',
    ],
  ])('%s', async (_, changed, expected) => {
    // The page of an app under another code has functions under that code.
    const code =
      typeof changed.code === 'string'
        ? { pages: [{ ...page, functionId: `${changed.code}.x` }] }
        : {};
    const source = { ...vendorManifest(), ...code, ...changed };
    const bundle = [{ name: 'manifest.json', content: JSON.stringify(source) }, ...vendorFiles];
    expect(await upload(bundleOf(bundle))).toBe(expected);
  });

  // Letters of other scripts that look Latin, marks on letters, figures for letters, marks that show nothing.
  test.each([
    ...[
      'Atrium',
      'ATRIUM sign-in',
      'Аtrium',
      'Αtrium',
      'Átrium',
      'Ａｔｒｉｕｍ',
      'Atr1um',
      'A trium',
    ],
    ...[
      'At\u034frium',
      'At\u{e0072}rium',
      'At\ufe0frium',
      'Alpha',
      'AIpha',
      'Аlрhа',
      'АӀрһа',
      'ａｌｐｈａ',
    ],
    ...['Pаyslips', 'Κeys'],
  ])('the name of the portal, of a built app, or one that mixes scripts: %j', async (en) => {
    const name = { 'zh-CN': '员工食堂', en };
    expect(await upload(vendorBundle({ name }))).toBe('registry.manifestInvalid name.en');
    const chinese = { 'zh-CN': en, en: 'Canteen' };
    expect(await upload(vendorBundle({ name: chinese }))).toBe(
      'registry.manifestInvalid name.zh-CN',
    );
  });

  test.each([
    ...['\u{e0041}', '\u034f', '\ufe0f', '\u{e0100}', '\u17b4', '\u180b', '\u{1d173}', '\u2800'],
    ...['\u200d', '\u3164', '\ud800', ' '],
  ])('a name of nothing that can be seen: %j', async (en) => {
    const name = { 'zh-CN': '员工食堂', en };
    expect(await upload(vendorBundle({ name }))).toMatch(/^registry\.manifestInvalid/);
  });

  // Neither database keeps them within JSON, wherever they are.
  test.each(['\ud800', 'a\udc00', '\u0000'])('text that is none, %j', async (odd) => {
    const page = vendorManifest().pages[0];
    for (const changed of [
      { icon: odd },
      { pages: [{ ...page, bizTypeId: odd }] },
      { features: [odd] },
      { [odd]: 1 },
    ]) {
      const content = JSON.stringify({ ...vendorManifest(), ...changed });
      const bundle = bundleOf([{ name: 'manifest.json', content }, ...vendorFiles]);
      expect(await upload(bundle)).toMatch(/^registry\.manifestInvalid/);
    }
  });

  test.each([
    ['*', 'registry.manifestInvalid'],
    ['https://*.example', 'registry.manifestInvalid'],
    ['https:', 'registry.manifestInvalid'],
    ["https://a.example; script-src 'unsafe-inline'", 'registry.manifestInvalid'],
    ['https://a.example/path', 'registry.manifestInvalid'],
    ['https://a.example:99999', 'registry.manifestInvalid'],
    ['https://user@a.example', 'registry.manifestInvalid'],
    ['http://a.example', 'registry.manifestInvalid'],
    ['ws://a.example', 'registry.manifestInvalid'],
    ['http://atrium.localhost:7000', 'registry.originRefused'],
    ['http://static.atrium.localhost:7000', 'registry.originRefused'],
    ['http://personnel.atrium.localhost:7000', 'registry.originRefused'],
    ['http://other.vendors.localhost:7000', 'registry.originRefused'],
    ['http://atrium.localhost:9', 'registry.originRefused'],
    ['https://vendors.localhost', 'registry.originRefused'],
    ['https://atrium.localhost.:9', 'registry.originRefused'],
  ])('%s as a domain', async (domain, expected) => {
    const code = await upload(vendorBundle({ domains: [{ domain, reason }] }));
    expect(code.split(' ')[0]).toBe(expected);
  });
});
