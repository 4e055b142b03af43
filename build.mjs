/**
 * The only build: one esbuild run over the shell and every sub-app, so that they share their chunks.
 *
 *   node build.mjs              builds for production into build/
 *   node build.mjs --if-stale   does so only when a source file changed since the last build
 *
 * Writes build/static/** (hashed files and bridge/v1/{bridge.js,atrium.css}, each with .br and .gz), build/manifest.json (entry -> files),
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
import { joinChunks, writtenScripts } from './gateway/launch/build-chunks.ts';
import { isStale, markFresh, markStale, sourceFolders } from './gateway/launch/build-stamp.mjs';

const root = import.meta.dirname;
const oneScript = { bundle: true, write: false, format: 'iife' };
const compressible = /\.(js|css|svg|json)$/;

/**
 * Where sub-apps live: subapps/, and for tests any folder of apps of the same shape; `drivers` are scripts by name that
 * tests load into the shell's page, where they share its modules.
 * @typedef {{ outputFolder?: string, appFolders?: string[], drivers?: Record<string, string>, development?: boolean }} BuildOptions
 */

/** Builds once. @param {BuildOptions} options */
export async function build(options = {}) {
  const plan = await planBuild(options);
  const built = await esbuild.build({ ...plan.esbuild, write: false });
  const scripts = await joinChunks(root, plan, built);
  const entries = entriesOf(plan, built.metafile, scripts);
  const files = await writeFiles(plan, built.outputFiles, scripts, entries);
  files.push(...(await writeGuestFiles(plan)));
  await compressAll(files);
  await finish(plan, built.metafile, entries, files);
  if (plan.outputFolder === join(root, 'build')) await markFresh();
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
        const { metafile } = result;
        const scripts = writtenScripts(root, join(plan.outputFolder, 'static'), metafile);
        const entries = entriesOf(plan, metafile, scripts);
        const written = Object.keys(metafile.outputs).map((file) => join(root, file));
        written.push(...(await writeGuestFiles(plan)));
        await finish(plan, metafile, entries, written);
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
  drivers = {},
  development = false,
}) {
  const apps = await readApps(appFolders);
  const pages = [
    { name: 'shell', source: 'shell/main.tsx' },
    ...apps.map(({ folder, manifest }) => ({
      name: manifest.code,
      source: relative(root, join(folder, manifest.entry)),
    })),
  ];
  const driven = Object.entries(drivers).map(([name, source]) => ({ name, source }));
  return {
    apps,
    pages,
    drivers: driven,
    outputFolder,
    esbuild: {
      absWorkingDir: root,
      entryPoints: [...pages, ...driven].map(({ source }) => source),
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

/** Writes what pages load, but for what an earlier build wrote; answers the paths. */
async function writeFiles({ outputFolder }, outputFiles, scripts, entries) {
  const folder = join(outputFolder, 'static');
  const sheets = new Set(Object.values(entries).flatMap(({ css }) => css));
  const others = outputFiles
    .map(({ path, contents }) => ({ fileName: relative(folder, path), code: contents }))
    // Of every chunk esbuild writes a sheet with all the styles below it, which no page asks for.
    .filter(({ fileName }) => !/\.(js|css)$/.test(fileName) || sheets.has(fileName));
  const files = [...scripts, ...others].map(({ fileName, code }) => [join(folder, fileName), code]);
  await Promise.all(
    files.map(async ([file, content]) => {
      if (existsSync(file)) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
  return files.map(([file]) => file);
}

/**
 * Writes what pages without a bundler load, under names that stay: the app's end of the bridge as one script, and the
 * base styles as one sheet. Answers the paths.
 */
async function writeGuestFiles({ outputFolder, esbuild: { target, minify, charset } }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { bridge: 'bridge/guest/global.ts', atrium: 'assets/atrium.css' },
    outdir: join(outputFolder, 'static/bridge/v1'),
    ...oneScript,
    globalName: 'Atrium',
    target,
    minify,
    charset,
  });
  for (const { path, text } of outputFiles) {
    if (existsSync(path) && (await readFile(path, 'utf8')) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    for (const old of [`${path}.br`, `${path}.gz`]) await rm(old, { force: true });
    await writeFile(path, text);
  }
  return outputFiles.map(({ path }) => path);
}

/** Writes the manifests beside the output and removes what earlier builds left. */
async function finish(plan, metafile, entries, files) {
  const { outputFolder, apps } = plan;
  await removeOthers(join(outputFolder, 'static'), new Set(files));
  await writeJson(
    join(outputFolder, 'apps.json'),
    apps.map((app) => app.manifest),
  );
  await writeJson(join(outputFolder, 'graph.json'), importGraph(metafile));
  await writeJson(join(outputFolder, 'manifest.json'), {
    shell: entries.shell,
    apps: omit(entries, 'shell'),
    hello: await buildHello(plan),
  });
}

/** The script that is in the page of every sub-app of ours, as one line. */
async function buildHello({ esbuild: { target } }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['bridge/guest/early-hello.ts'],
    ...oneScript,
    minify: true,
    target,
  });
  return outputFiles[0].text.trim();
}

/** By page: its script, its style sheets, and every script its first paint needs, as paths below static/. */
function entriesOf({ pages, drivers, outputFolder }, metafile, scripts) {
  const outputs = Object.values(metafile.outputs);
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  return Object.fromEntries(
    [...pages, ...drivers].map(({ name, source }) => {
      const start = scripts.find((script) => script.source === source);
      const { cssBundle } = outputs.find(({ entryPoint }) => entryPoint === source);
      const loaded = new Set([start]);
      for (const { imports } of loaded) for (const one of imports) loaded.add(byName.get(one));
      const [{ fileName: js }, ...preload] = loaded;
      const css = cssBundle ? [relative(join(outputFolder, 'static'), join(root, cssBundle))] : [];
      return [name, { js, css, preload: preload.map(({ fileName }) => fileName) }];
    }),
  );
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
