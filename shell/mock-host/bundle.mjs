/** Builds the mock host and the app in one run, in memory, and again after every change. */
import { join, relative } from 'node:path';
import { context } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'mock');

/**
 * Returns the files by their paths, always those of the last build, and how to end it.
 * @param {{ folder: string, manifest: { entry: string }, files: boolean }} app
 * @param {() => void} onChanged Called for every build but the first.
 */
export async function bundle(app, onChanged) {
  let files = new Map();
  const handOver = ({ errors, outputFiles = [] }) => {
    if (errors.length > 0) return;
    const next = new Map(
      outputFiles.map(({ path, contents }) => [path.slice(folder.length), contents]),
    );
    // Watching begins with a build of its own, which changes nothing.
    const isOther = [...next].some(
      ([path, contents]) => !files.has(path) || Buffer.compare(files.get(path), contents) !== 0,
    );
    const isFirst = files.size === 0;
    files = next;
    if (isOther && !isFirst) onChanged();
  };
  const own = app.files ? {} : { app: relative(root, join(app.folder, app.manifest.entry)) };
  const shared = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    write: false,
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    logLevel: 'warning',
  };
  const pages = await context({
    ...shared,
    entryPoints: { 'mock-host': 'shell/mock-host/main.tsx', ...own },
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [{ name: 'hand over', setup: (hooks) => hooks.onEnd(handOver) }],
  });
  const guest = await context({
    ...shared,
    entryPoints: {
      'bridge/v1/bridge': 'bridge/guest/global.ts',
      'bridge/v1/atrium': 'assets/atrium.css',
    },
    format: 'iife',
    globalName: 'Atrium',
  });
  const { outputFiles } = await guest.rebuild();
  await guest.dispose();
  const kept = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(folder.length), contents]),
  );
  await pages.rebuild();
  return {
    file: (path) => files.get(path) ?? kept.get(path),
    watch: () => pages.watch(),
    end: () => pages.dispose(),
  };
}
