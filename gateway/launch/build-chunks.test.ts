import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinChunks } from './build-chunks.ts';

/** A shell and four applications that share modules in as many ways; `list` stands for React, as it is large. */
const sources: Readonly<Record<string, string>> = {
  'shell/main.ts':
    "import { words } from '../parts/words.ts'; import '../parts/button.ts'; words('shell'); void import('./portal.ts');",
  'shell/portal.ts': "import '../parts/menu.ts'; import '../parts/words.ts';",
  'apps/plain/main.ts': "import '../../parts/guest.ts'; console.log('plain');",
  'apps/chart/main.ts':
    "import '../../parts/guest.ts'; import '../../parts/schema.ts'; console.log('chart');",
  'apps/one/main.ts':
    "import '../../parts/guest.ts'; import '../../parts/list.ts'; import '../../parts/menu.ts'; void import('./later.ts');",
  'apps/one/later.ts': "import '../../parts/list.ts'; import '../../parts/own.ts';",
  'apps/two/main.ts':
    "import '../../parts/guest.ts'; import '../../parts/list.ts'; import '../../parts/schema.ts';",
  'parts/words.ts': 'export const words = (name: string) => console.log(name);',
  'parts/guest.ts': "import { words } from './words.ts'; words('guest');",
  'parts/button.ts': "import 'react-dom'; console.log('button'); export const button = () => {};",
  'parts/menu.ts': "import { button } from './button.ts'; button(); console.log('menu');",
  'parts/list.ts': "import { button } from './button.ts'; button(); console.log('list');",
  'parts/schema.ts': "console.log('schema');",
  'parts/own.ts': "console.log('own');",
  'node_modules/react-dom/index.js': "console.log('react');",
};
const pages = [
  'shell/main.ts',
  ...['plain', 'chart', 'one', 'two'].map((app) => `apps/${app}/main.ts`),
];
let root = '';
let scripts: Awaited<ReturnType<typeof joinChunks>> = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atrium-chunks-'));
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const built = await build({
    absWorkingDir: root,
    entryPoints: pages,
    outbase: root,
    outdir: join(root, 'out'),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  scripts = await joinChunks(
    root,
    { pages: pages.map((source) => ({ source })), drivers: [] },
    built,
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** What a page has written to the console of what it loads before it runs. */
function loadedBy(page: string): string[] {
  const loaded = new Set(scripts.filter(({ source }) => source === page));
  for (const { imports } of loaded)
    for (const script of scripts) if (imports.includes(script.fileName)) loaded.add(script);
  return [...loaded].flatMap(({ code = '' }) =>
    [...code.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

test('a small application loads only what every application needs', () => {
  expect(loadedBy('apps/plain/main.ts').sort()).toEqual(['guest', 'plain']);
});

test('React is loaded by no page that does without it', () => {
  expect(loadedBy('apps/chart/main.ts').sort()).toEqual(['chart', 'guest', 'schema']);
});

test('the first paint of the shell waits for nothing that only later parts and applications need', () => {
  expect(loadedBy('shell/main.ts').sort()).toEqual(['button', 'react', 'shell']);
});

test('every module stands in one script alone', () => {
  const whole = scripts.map(({ code }) => code).join('\n');
  for (const name of ['react', 'button', 'menu', 'list', 'schema', 'guest', 'own'])
    expect([name, whole.split(`\`${name}\``).length - 1]).toEqual([name, 1]);
});

test('what is shared comes in few scripts', () => {
  const largest = loadedBy('apps/two/main.ts');
  expect(largest).toContain('list');
  expect(scripts.length).toBeLessThanOrEqual(pages.length + 8);
});
