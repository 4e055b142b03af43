import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { launchBrowser } from '#bridge/conformance/browser.ts';
import { openPortal, signIn } from '../../support/portal.ts';
import { root } from '../../support/source-files.ts';
import type { Row } from '../row.ts';

interface EntryFiles {
  readonly js: string;
  readonly preload: readonly string[];
}

interface BuiltFiles {
  readonly shell: EntryFiles;
  readonly apps: Readonly<Record<string, EntryFiles>>;
}

const buildFolder = join(root, 'build');
const kilobyte = 1024;

/** Sizes of what browsers load, as compressed bytes of the built files. */
export async function measureSizes(): Promise<Row[]> {
  const files: BuiltFiles = JSON.parse(await readFile(join(buildFolder, 'manifest.json'), 'utf8'));
  const shell = await scriptsOfShell();
  const beyondShell = await Promise.all(
    Object.values(files.apps).map(async ({ js, preload }) =>
      (await usesReact(preload))
        ? brotliSize([js, ...preload].filter((name) => !shell.all.has(name)))
        : 0,
    ),
  );
  return [
    row('guest-size', await guestSize(), 7, '≤ 7 KB gzip'),
    row(
      'login-size',
      await brotliSize([files.shell.js, ...files.shell.preload]),
      90,
      '≤ 90 KB brotli',
    ),
    row('shell-size', await brotliSize([...shell.first]), 160, '≤ 160 KB brotli'),
    row('subapp-size', Math.max(...beyondShell), 60, '≤ 60 KB brotli beyond the shell'),
  ];
}

function row(name: string, value: number, most: number, budget: string): Row {
  return { name, value, unit: 'KB', budget, met: value <= most };
}

interface ShellScripts {
  /** What the page has asked for when it is drawn. */
  readonly first: ReadonlySet<string>;
  /** The same, and what it fetches once it has nothing better to do; an app finds all of it in the cache. */
  readonly all: ReadonlySet<string>;
}

/** The scripts the shell's own page asks for after sign-in; frames count for themselves. */
async function scriptsOfShell(): Promise<ShellScripts> {
  const portal = await openPortal({
    build: buildFolder,
    browser: await launchBrowser(),
    database: 'PGlite',
  });
  try {
    const page = await portal.visit();
    await signIn(page, 'admin', '/company');
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('nav a')) return;
        observer.disconnect();
        performance.mark('drawn');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/company', { waitUntil: 'networkidle' });
    const asked = await page.evaluate(() => {
      const [drawn] = performance.getEntriesByName('drawn');
      if (!drawn) throw new Error('The menu was never drawn.');
      const entries = performance.getEntriesByType('resource');
      return entries.map(({ name, startTime }) => ({
        name: new URL(name).pathname.slice(1),
        first: startTime < drawn.startTime,
      }));
    });
    const scripts = asked.filter(({ name }) => name.endsWith('.js'));
    return {
      first: new Set(scripts.filter(({ first }) => first).map(({ name }) => name)),
      all: new Set(scripts.map(({ name }) => name)),
    };
  } finally {
    await portal.close();
  }
}

/** The chunk with React's DOM is the one that names its version list. */
async function usesReact(chunks: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(
    chunks.map((name) => readFile(join(buildFolder, 'static', name), 'utf8')),
  );
  return texts.some((text) => text.includes('react-dom') || text.includes('createRoot'));
}

async function brotliSize(names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    names.map(
      async (name) => brotliCompressSync(await readFile(join(buildFolder, 'static', name))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** The guest SDK as an app of another stack would bundle it: everything it exports. */
async function guestSize(): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents:
        "export * from '#bridge/guest/connect.ts'; export * from '#bridge/guest/gateway.ts'; export * from '#bridge/guest/appearance.ts';",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    // What is loaded when it is asked for has files of its own.
    splitting: true,
    outdir: 'out',
    metafile: true,
    format: 'esm',
    target: 'es2022',
  });
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>') ?? [];
  const script = outputFiles.find(({ path }) => path.endsWith(entry));
  return gzipSync(script?.contents ?? '').length / kilobyte;
}
