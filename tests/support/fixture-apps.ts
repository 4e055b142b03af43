import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { type ManifestSource, manifest } from '#bridge/methods/manifest.ts';

const named = (code: string) => ({ code, name: { 'zh-CN': code, en: code }, icon: 'grid' });

const menusOfAlpha = [named('outer'), { ...named('inner'), menu: 'outer' }, named('empty')];

/** A page of another app, and two websites of which one is for people who see what it is about. */
const linksOfAlpha = [
  { ...named('borrowed'), to: { app: 'beta', page: 'home' } },
  {
    ...named('law'),
    menu: 'outer',
    to: { address: 'https://law.example/labour', functionId: 'personnel.roster' },
  },
];

/** A small app that asks for some service areas; its only page wants one function. */
function app(
  code: string,
  tier: ManifestSource['tier'],
  functionId: string,
  services: readonly string[],
): ManifestSource {
  const reason = { 'zh-CN': '测试', en: 'Test' };
  const name = { 'zh-CN': code, en: code };
  return {
    code,
    name,
    icon: 'grid',
    group: 'other',
    order: 1,
    tier,
    entry: 'main.ts',
    capabilities: [{ capability: 'session.token', reason }],
    services: services.map((service) => ({ service, reason })),
    features: code === 'alpha' ? ['geolocation'] : [],
    pages: [
      {
        code: 'home',
        name,
        route: '/home',
        icon: 'grid',
        functionId,
        menu: code === 'alpha' ? 'inner' : '',
        authFlag: code === 'alpha' ? '2' : '1',
        buttons: [{ functionId: `${functionId}.export`, name }],
      },
      { code: 'link', name, route: '/link', icon: 'grid', functionId, hidden: true },
    ],
    ...(code === 'alpha' && { menus: menusOfAlpha, links: linksOfAlpha }),
  };
}

/** Three apps of two tiers with the service areas of the real ones. */
export const fixtureApps: readonly ManifestSource[] = [
  app('alpha', 'in-house', 'personnel.roster', ['joyhr', 'ums']),
  app('beta', 'in-house', 'bi.workforce', ['report', 'ums', 'filecenter', 'agent']),
  app('gamma', 'vendor', 'ums.structure', ['ums']),
];

/** A script large enough to compress. */
export const fixtureScript = `export const words = ${JSON.stringify('atrium '.repeat(200))};\n`;

/** Writes what a build would write, for tests that need no real browser parts; returns the folder. */
export async function writeFixtureBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-build-'));
  const files = (name: string) => ({
    js: `${name}-AAAA1111.js`,
    css: [`${name}-BBBB2222.css`],
    preload: ['chunks/shared-CCCC3333.js'],
  });
  const codes = fixtureApps.map(({ code }) => code);
  await mkdir(join(folder, 'static/chunks'), { recursive: true });
  const script = join(folder, 'static/shell-AAAA1111.js');
  await writeFile(script, fixtureScript);
  await writeFile(`${script}.br`, brotliCompressSync(fixtureScript));
  await writeFile(`${script}.gz`, gzipSync(fixtureScript));
  await mkdir(join(folder, 'static/bridge/v1'), { recursive: true });
  await writeFile(join(folder, 'static/bridge/v1/bridge.js'), 'var Atrium = {};\n');
  await writeFile(join(folder, 'secret.txt'), 'outside of static');
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({
      shell: files('shell'),
      apps: Object.fromEntries(codes.map((code) => [code, files(code)])),
      hello: 'hello();',
    }),
  );
  const apps = z.array(manifest).parse(fixtureApps);
  await writeFile(join(folder, 'apps.json'), JSON.stringify(apps));
  return folder;
}
