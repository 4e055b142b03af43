import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
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

/** What a page had loaded when it was ready, as file names below the static origin. */
export interface LoadedScripts {
  /** Scripts of the sign-in page until it could be used. */
  readonly login: readonly string[];
  /** Scripts of the shell until its first paint after sign-in, without those of frames. */
  readonly portal: readonly string[];
}

const kilobyte = 1024;

/** Sizes of what browsers load, as compressed bytes of the built files. */
export async function measureSizes(loaded: LoadedScripts): Promise<Row[]> {
  const files: BuiltFiles = JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8'));
  const shared = new Set(loaded.portal);
  const reactApps = Object.entries(files.apps).filter(([code]) => code !== 'bi');
  const beyondShell = await Promise.all(
    reactApps.map(([, app]) =>
      brotliSize([app.js, ...app.preload].filter((file) => !shared.has(file))),
    ),
  );
  return [
    row('guest-size', await guestSize(), 7, '≤ 7 KB gzip'),
    row('login-size', await brotliSize(loaded.login), 90, '≤ 90 KB brotli'),
    row('shell-size', await brotliSize(loaded.portal), 160, '≤ 160 KB brotli'),
    row('subapp-size', Math.max(...beyondShell), 60, '≤ 60 KB brotli beyond the shell'),
  ];
}

function row(name: string, value: number, most: number, budget: string): Row {
  return { name, value, unit: 'KB', budget, met: value <= most };
}

async function brotliSize(names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    names.map(
      async (name) => brotliCompressSync(await readFile(join(root, 'build/static', name))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** The guest SDK as an app of another stack would bundle it: everything it exports. */
async function guestSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export * from '#bridge/guest/connect.ts'; export * from '#bridge/guest/gateway.ts';",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length / kilobyte;
}
