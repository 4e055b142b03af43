import { basename } from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright';
import { root } from '../source-files.ts';

/** Origin of the pages; the browser's context answers for it. */
export const tableOrigin = 'http://table.localhost';

/** Bundles a page as the product is bundled, and lets a browser open it: `/` is the page, whatever it is asked for. */
export async function serveTablePage(context: BrowserContext, source: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import '#assets/tokens.css'; import '#assets/base.css'; import './${source}';`,
      resolveDir: root,
      sourcefile: 'page.ts',
    },
    entryNames: 'page',
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    write: false,
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
  });
  const files = new Map(outputFiles.map((file) => [basename(file.path), file.text]));
  const document = `<!doctype html><html><head><meta charset="utf-8"><title>Table</title>
    <link rel="stylesheet" href="/page.css"></head><body><script type="module" src="/page.js"></script></body></html>`;
  await context.route(`${tableOrigin}/**`, (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const text = files.get(name);
    return route.fulfill({
      contentType: name.endsWith('.js')
        ? 'text/javascript'
        : name.endsWith('.css')
          ? 'text/css'
          : 'text/html',
      body: text ?? (name === '' ? document : ''),
    });
  });
}
