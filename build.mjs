/**
 * The only build: one esbuild run over the shell and every sub-app, so that they share their chunks.
 *
 *   node build.mjs              builds for production into build/
 *   node build.mjs --if-stale   does so only when a source file changed since the last build
 *
 * Writes build/static/** (hashed files, each with .br and .gz), build/manifest.json (entry -> files),
 * build/apps.json (the manifests of the sub-apps, checked) and build/graph.json (who imports whom).
 */
import { existsSync, watch as watchFolder } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { manifest as manifestSchema } from '#bridge/methods/manifest.ts';
import { isStale, markFresh, markStale, sourceFolders } from './gateway/launch/build-stamp.mjs';

const root = import.meta.dirname;
const compressible = /\.(js|css|svg|json)$/;

/**
 * Where sub-apps live: subapps/, and for tests any folder of apps of the same shape.
 * @typedef {{ outputFolder?: string, appFolders?: string[], development?: boolean }} BuildOptions
 */

/** Builds once. @param {BuildOptions} options */
export async function build(options = {}) {
  const plan = await planBuild(options);
  const result = await esbuild.build(plan.esbuild);
  await finish(plan, result.metafile);
}

/** Builds, then builds again after every saved change until `dispose` is called. @param {BuildOptions & { onBuilt: (changed: string[]) => void }} options */
export async function watch({ onBuilt, ...options }) {
  const plan = await planBuild({ ...options, development: true });
  // What is built here is no production build: the next start makes one.
  await markStale();
  let files = {};
  const announce = {
    name: 'announce',
    setup(hooks) {
      hooks.onEnd(async (result) => {
        if (result.errors.length > 0) return;
        const entries = await finish(plan, result.metafile);
        const changed = Object.keys(entries).filter(
          (name) =>
            entries[name].js !== files[name]?.js ||
            String(entries[name].css) !== String(files[name]?.css),
        );
        files = entries;
        onBuilt(changed);
      });
    },
  };
  const context = await esbuild.context({ ...plan.esbuild, plugins: [announce] });
  await context.rebuild();
  // esbuild's own watching looks at each file every two seconds or so; the system tells at once.
  let waiting;
  const rebuild = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => context.rebuild().catch(() => {}), 20);
  };
  const watchers = [...sourceFolders, ...(options.appFolders ?? [])].map((folder) =>
    watchFolder(resolve(root, folder), { recursive: true }, rebuild),
  );
  return {
    async dispose() {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
      await context.dispose();
    },
  };
}

/** @param {BuildOptions} options */
async function planBuild({
  outputFolder = join(root, 'build'),
  appFolders = [join(root, 'subapps')],
  development = false,
}) {
  const apps = await readApps(appFolders);
  const entryPoints = [
    join(root, 'shell/main.tsx'),
    ...apps.map((app) => join(app.folder, app.manifest.entry)),
  ];
  return {
    apps,
    outputFolder,
    development,
    esbuild: {
      absWorkingDir: root,
      entryPoints,
      outbase: root,
      outdir: join(outputFolder, 'static'),
      entryNames: '[dir]/[name]-[hash]',
      chunkNames: 'chunks/[name]-[hash]',
      assetNames: 'assets/[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxDev: false,
      minify: !development,
      sourcemap: development ? 'linked' : false,
      metafile: true,
      legalComments: 'none',
      // Chinese words are three bytes as they are, six as escapes.
      charset: 'utf8',
      define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
      loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
      logLevel: 'warning',
    },
  };
}

/** Reads and checks the manifest of every sub-app; a wrong one ends the build with its path. */
async function readApps(folders) {
  const apps = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name, 'manifest.ts');
      if (!entry.isDirectory() || !existsSync(file)) continue;
      const module = await import(`${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`);
      const parsed = manifestSchema.safeParse(module.manifest);
      if (!parsed.success) throw new Error(`${relative(root, file)}: ${parsed.error.message}`);
      if (parsed.data.code !== entry.name)
        throw new Error(`${relative(root, file)}: code must be the folder's name, ${entry.name}`);
      apps.push({ folder: join(folder, entry.name), manifest: parsed.data });
    }
  }
  apps.sort(
    (a, b) => a.manifest.order - b.manifest.order || a.manifest.code.localeCompare(b.manifest.code),
  );
  return apps;
}

/** Writes the manifests beside the output and removes what earlier builds left; answers the entries. */
async function finish(plan, metafile) {
  const { outputFolder, apps, development } = plan;
  const entries = Object.fromEntries([
    ['shell', entryFiles(metafile, plan, join(root, 'shell/main.tsx'))],
    ...apps.map((app) => [
      app.manifest.code,
      entryFiles(metafile, plan, join(app.folder, app.manifest.entry)),
    ]),
  ]);
  const kept = new Set(Object.keys(metafile.outputs).map((file) => join(root, file)));
  if (!development) await compressAll([...kept]);
  await removeOthers(join(outputFolder, 'static'), kept);
  await writeJson(
    join(outputFolder, 'apps.json'),
    apps.map((app) => app.manifest),
  );
  await writeJson(join(outputFolder, 'graph.json'), importGraph(metafile));
  await writeJson(join(outputFolder, 'manifest.json'), {
    shell: entries.shell,
    apps: omit(entries, 'shell'),
  });
  if (outputFolder === join(root, 'build') && !development) await markFresh();
  return entries;
}

/** The script of an entry, its style sheets, and every chunk its first paint needs, as paths below static/. */
function entryFiles(metafile, plan, source) {
  const name = relative(root, source);
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === name);
  if (!found) throw new Error(`esbuild wrote nothing for ${name}`);
  const [file, output] = found;
  const served = (path) => relative(join(plan.outputFolder, 'static'), join(root, path));
  const preload = new Set();
  const visit = (path) => {
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (external || kind !== 'import-statement' || preload.has(imported)) continue;
      preload.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return {
    js: served(file),
    css: output.cssBundle ? [served(output.cssBundle)] : [],
    preload: [...preload].map(served),
  };
}

function importGraph(metafile) {
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.filter((one) => !one.external).map((one) => one.path),
    ]),
  );
}

async function compressAll(files) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        if (existsSync(`${file}.br`)) return;
        const content = await readFile(file);
        const quality = {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        };
        await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
        await writeFile(`${file}.br`, await brotli(content, quality));
      }),
  );
}

async function removeOthers(folder, kept) {
  if (!existsSync(folder)) return;
  for await (const file of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !kept.has(path.replace(/\.(br|gz)$/, ''))) await rm(path, { force: true });
  }
}

/** Writes through a second file, so that a reader never sees half of it. */
async function writeJson(file, value) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify(value, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

function omit(record, key) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!process.argv.includes('--if-stale') || (await isStale())) await build();
}
