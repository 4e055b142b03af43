/**
 * `npm run gallery`: bundles the gallery and serves it at GALLERY_PORT (7400, 0 for any free port) under the policy of
 * an application's page, and has open pages load again after every change.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { context } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const page = `<!doctype html><html lang="zh-CN" data-theme="blue" data-mode="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Atrium</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

let files = new Map();
const listeners = new Set();
const bundle = await context({
  absWorkingDir: root,
  entryPoints: ['ui/gallery/main.tsx'],
  outdir: 'gallery',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  write: false,
  define: { 'process.env.NODE_ENV': '"development"' },
  loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
  logLevel: 'warning',
  plugins: [{ name: 'hand over', setup: (hooks) => hooks.onEnd(handOver) }],
});
await bundle.rebuild();
const server = createServer(answer);
server.listen(Number(process.env.GALLERY_PORT ?? 7400), '127.0.0.1', () => {
  process.stdout.write(`The gallery is ready at http://localhost:${server.address().port}/\n`);
});
await bundle.watch();

function handOver({ errors, outputFiles = [] }) {
  if (errors.length > 0) return;
  const next = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(join(root, 'gallery').length), contents]),
  );
  const changed = [...next].some(
    ([path, contents]) => !files.has(path) || Buffer.compare(files.get(path), contents) !== 0,
  );
  files = next;
  if (changed) for (const listener of listeners) listener.write('data: changed\n\n');
}

function answer(request, response) {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/changes') return listen(response);
  const content = path === '/' ? page : files.get(path);
  const type = types[path.split('.').at(-1)] ?? 'text/html; charset=utf-8';
  response.writeHead(content === undefined ? 404 : 200, {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(content ?? '');
}

function listen(response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(':\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}
