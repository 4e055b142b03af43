/** The same small app in stacks that the product itself is not made with, as files a server hands out. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { builtPortal } from '#tests/support/portal.ts';
import type { SiteAnswer } from '../site.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const projectRoot = join(folder, '../../../..');

/** Each stack, and the tier it is mounted in: the strictest one must be enough for an app of one file. */
export const stacks = [
  { code: 'script-tag', tier: 'opaque' },
  { code: 'wire-format', tier: 'vendor' },
  { code: 'vue', tier: 'vendor' },
  { code: 'svelte', tier: 'opaque' },
  { code: 'lit', tier: 'vendor' },
] as const;

const written = ['script-tag', 'wire-format', 'broken'];
const bundled = ['vue', 'svelte', 'lit'];

/** Svelte is a compiler first: this is all of it that a build needs. */
const svelteFiles: Plugin = {
  name: 'svelte',
  setup(hooks) {
    hooks.onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
      contents: compile(await readFile(path, 'utf8'), { filename: path, css: 'injected' }).js.code,
      loader: 'js',
    }));
  },
};

/** Answers for an app of this code; undefined for anything else. */
export async function serveStacks(): Promise<
  (app: string, path: string) => SiteAnswer | undefined
> {
  const [pages, scripts, style, bridge] = await Promise.all([
    Promise.all(
      written.map(async (name) => [name, await readFile(`${folder}${name}.html`, 'utf8')] as const),
    ).then((all) => new Map(all)),
    bundle(),
    baseStyles(),
    builtPortal().then((portal) => readFile(join(portal, 'static/bridge/v1/bridge.js'), 'utf8')),
  ]);
  return (app, path) => {
    if (path === '/bridge.js') return script(bridge);
    if (path === '/atrium.css') return { headers: { 'content-type': 'text/css' }, body: style };
    if (path === '/app.js') return script(scripts.get(app));
    if (path !== '/') return undefined;
    const body = pages.get(app) ?? (bundled.includes(app) ? shellOfPage : undefined);
    return body === undefined ? undefined : { headers: { 'content-type': 'text/html' }, body };
  };
}

const shellOfPage =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Note</title><link rel="stylesheet" href="/atrium.css"><div id="root"></div><script type="module" src="/app.js" crossorigin></script></html>';

function script(body: string | undefined): SiteAnswer | undefined {
  return body === undefined ? undefined : { headers: { 'content-type': 'text/javascript' }, body };
}

async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: bundled.map((name) => `${folder}${name}.ts`),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: '/stacks',
    plugins: [svelteFiles],
    conditions: ['svelte', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(
    outputFiles.map(({ path, text }) => [path.replace(/^.*\/([^/]+)\.js$/, '$1'), text]),
  );
}

async function baseStyles(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['assets/atrium.css'],
    bundle: true,
    write: false,
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
  });
  return outputFiles[0]?.text ?? '';
}
