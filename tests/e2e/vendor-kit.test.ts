import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchHostBrowser } from '#bridge/conformance/browser.ts';
import { placeChecks } from '#bridge/conformance/checks/places.ts';
import { openFrameSubject } from '#bridge/conformance/frame-subject.ts';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { openSite, page as sitePage } from '#tests/support/bridge/site.ts';
import { openMockHost } from '#tests/support/mock-host.ts';
import { root } from '#tests/support/source-files.ts';
import { startingFolder } from '#tests/support/starting-point.ts';

const run = promisify(execFile);
let workshop: string;
let browser: Browser;

beforeAll(async () => {
  await mkdir(join(root, 'build/tests'), { recursive: true });
  workshop = await mkdtemp(join(root, 'build/tests/kit-'));
  browser = await launchHostBrowser();
});
afterAll(async () => {
  await browser.close();
  await rm(workshop, { recursive: true, force: true });
});

/** A copy of the vendors' starting point with another manifest. */
async function makeApp(name: string, changed: Partial<ManifestSource> = {}): Promise<string> {
  const folder = join(workshop, name);
  await cp(startingFolder, folder, { recursive: true });
  await changeManifest(folder, { code: name, ...changed });
  return folder;
}

async function changeManifest(folder: string, changed: Partial<ManifestSource>): Promise<void> {
  const file = join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8');
  const { code } = JSON.parse(text) as ManifestSource;
  // Functions begin with the code of their app.
  const renamed = changed.code ? text.replaceAll(`"${code}.`, `"${changed.code}.`) : text;
  await writeFile(file, JSON.stringify({ ...JSON.parse(renamed), ...changed }));
}

describe('a bundle is checked as the registry checks it', () => {
  const pack = (folder: string) =>
    run(process.execPath, [join(root, 'gateway/launch/pack-bundle.mjs'), folder], { cwd: root });
  const reason = { 'zh-CN': '测试', en: 'Test' };
  const page = {
    code: 'list',
    name: reason,
    route: '/list',
    icon: 'apps',
    functionId: 'other.list',
  };

  test.each([
    ['services', { services: [{ service: 'nowhere', reason }] }, 'services.0'],
    ['function', { pages: [page] }, 'pages.0.functionId'],
    ['entry', { entry: 'missing.html' }, 'entry'],
    ['domain', { domains: [{ domain: 'http://plain.example', reason }] }, 'domains.0.domain'],
  ] as const)(
    'a manifest with an odd %s is refused with its place',
    async (name, changed, place) => {
      const folder = await makeApp(`odd-${name}`, changed as Partial<ManifestSource>);
      const refused = await pack(folder).catch((error: { stderr: string; code: number }) => error);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(place) });
    },
  );

  test('installed packages and hidden folders stay out of it', async () => {
    const folder = await makeApp('with-packages');
    for (const path of ['node_modules/dep/index.js', '.cache/old.js']) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), 'broken(');
    }
    const before = await pack(await makeApp('without-packages'));
    const { stdout } = await pack(folder);
    const count = /Packed (\d+) files/;
    expect(count.exec(stdout)?.[1]).toBe(count.exec(before.stdout)?.[1]);
  });
});

describe('the mock host', () => {
  test('shows an app from its own server, and says where that is', async () => {
    const site = await openSite(new Map(), () => ({
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Own</title><h1>From the server of its vendor</h1>',
    }));
    onTestFinished(() => site.close());
    const origin = site.origin('vendor.localhost');
    const host = await openMockHost(await makeApp('served', { origin, entry: '/app/' }));
    onTestFinished(() => host.close());
    expect(host.entry).toBe(`${origin}/app/`);
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(host.address);
    await page.frameLocator('iframe').getByText('From the server of its vendor').waitFor();
  });

  test('follows the manifest, and a folder that a build makes anew', async () => {
    const folder = await makeApp('followed');
    const host = await openMockHost(folder);
    onTestFinished(() => host.close());
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(host.address);
    const app = page.frameLocator('iframe');
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
    await changeManifest(folder, { name: { 'zh-CN': '改名后', en: 'Renamed' } });
    await expect.poll(() => page.title(), { timeout: 30_000 }).toContain('Renamed');

    const script = await readFile(join(folder, 'app.js'), 'utf8');
    const moved = `${folder}-built`;
    await cp(folder, moved, { recursive: true });
    await rm(folder, { recursive: true });
    await cp(moved, folder, { recursive: true });
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
    await expect
      .poll(
        async () => {
          await writeFile(join(folder, 'app.js'), script.replaceAll('我的清单', '重建的清单'));
          return app.getByRole('heading', { name: '重建的清单' }).count();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
  }, 180_000);
});

test('an app that names its tier is tried in no stricter one', async () => {
  const site = await openSite(new Map(), () => sitePage('silent'));
  onTestFinished(() => site.close());
  const entry = `${site.origin('own.vendors.localhost')}/`;
  const [, opaque] = placeChecks;
  for (const given of [{ tier: 'vendor' }, { hasOwnServer: true }] as const) {
    const subject = await openFrameSubject(browser, { entry, ...given });
    onTestFinished(() => subject.close());
    await expect(opaque?.run(subject)).rejects.toMatchObject({ outcome: 'notApplicable' });
  }
});

test('a page is as high as its frame, whatever it stands in', async () => {
  const styles = await readFile(join(root, 'assets/atrium.css'), 'utf8');
  const page = await browser.newPage({ viewport: { width: 600, height: 500 } });
  onTestFinished(() => page.close());
  await page.setContent(
    `<style>${styles.replace(/@import[^;]*;/g, '')} body { margin: 0 } * { box-sizing: border-box }</style><div id="root"><main class="page"></main></div>`,
  );
  expect((await page.locator('.page').boundingBox())?.height).toBe(500);
});
