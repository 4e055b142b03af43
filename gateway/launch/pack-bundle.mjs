/** Packs a vendor's app as the bundle an operator uploads: a zip with manifest.json, its page, and what that loads. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { checkBundle } from '../services/registry/check-bundle.ts';
import { readApp } from './app-source.mjs';
import { root, say } from './install.mjs';
import { zipOf } from './zip.mjs';

/** What a bundle holds of a folder; anything else stays where it is. */
const packed = /\.(html|js|mjs|css|svg|png|jpe?g|gif|webp|woff2)$/;

async function pack(wanted) {
  const app = await readApp(wanted);
  const { code, tier } = app.manifest;
  if (tier === 'in-house')
    throw new Error(
      `"${code}" is an app of the house, which is built with the portal: only tier vendor or opaque is packed.`,
    );
  const files = app.files ? await ownFiles(app) : await builtFiles(app);
  const manifest = { ...app.manifest, entry: app.files ? app.manifest.entry : 'index.html' };
  files.unshift({ name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest, null, 2)) });
  const target = join(root, 'build/bundles', `${code}.zip`);
  await mkdir(join(target, '..'), { recursive: true });
  const bytes = zipOf(files);
  await checkBundle(bytes, { root, own: code });
  await writeFile(target, bytes);
  say(
    `Packed ${files.length} files, ${Math.ceil(bytes.length / 1024)} KB: ${relative('', target)}`,
  );
}

/** Whether a path leads into installed packages or a hidden folder, which are no part of the app. */
const isNoPart = (path) => /(?:^|[/\\])(?:node_modules|\.[^/\\]+)(?:[/\\]|$)/.test(path);

/** The files as they lie in the folder. */
async function ownFiles({ folder }) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && packed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isNoPart(relative(folder, path)))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      name: relative(folder, path).replaceAll('\\', '/'),
      content: await readFile(path),
    })),
  );
}

/** What the app's first script needs, built as the portal builds its own, and a page that loads it. */
async function builtFiles({ folder, manifest }) {
  const outdir = join(root, 'bundle');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { app: relative(root, join(folder, manifest.entry)) },
    outdir,
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    chunkNames: 'chunks/[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
  });
  const files = outputFiles.map(({ path, contents }) => ({
    name: relative(outdir, path).replaceAll('\\', '/'),
    content: Buffer.from(contents),
  }));
  const style = files.some(({ name }) => name === 'app.css')
    ? '<link rel="stylesheet" href="app.css" crossorigin>\n'
    : '';
  const title = manifest.name['zh-CN'].replaceAll('<', '&lt;');
  const page = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}<div id="root"></div>
<script type="module" src="app.js" crossorigin></script>
</html>
`;
  return [{ name: 'index.html', content: Buffer.from(page) }, ...files];
}

await pack(process.argv[2] ?? '.').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
