import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../support/source-files.ts';

/** Whose pages they are. */
export type SiteHost = 'floor' | 'luigi' | 'scion';

/** The floor's and the peers' pages on origins of their own, with the same headers that matter for processes. */
export interface Sites {
  /** Origin of a host page. */
  host(name: SiteHost): string;
  /** Address of the page for one frame of that host. */
  frame(host: SiteHost, name: string): string;
  close(): Promise<void>;
}

const luigiFolder = join(root, 'node_modules/@luigi-project/core');

/** Bundles the pages and serves them on a free port; hosts are distinguished by their names. */
export async function serveSites(): Promise<Sites> {
  const scripts = await bundle();
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = await answer(host, path, scripts);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': body?.type ?? 'text/plain',
      'Origin-Agent-Cluster': '?1',
      // As on the shell's page. A browser remembers which origins have a process of their own for as long as a group of
      // pages lives, and with this header every round begins a new group, in which no app was mounted before.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // SCION's host reads the manifests of its applications.
      'Access-Control-Allow-Origin': '*',
      // As the gateway does: pages are asked for again, what they load is kept.
      'Cache-Control': body?.type.startsWith('text/html')
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
    });
    response.end(body?.content ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    host: (name) => `http://${name}.localhost:${port}`,
    frame: (host, name) => `http://${name}.${host}.localhost:${port}/page`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Content {
  readonly type: string;
  readonly content: string | Buffer;
}

async function answer(
  host: string,
  path: string,
  scripts: ReadonlyMap<string, string>,
): Promise<Content | undefined> {
  const script = scripts.get(path);
  if (script !== undefined) return { type: 'text/javascript', content: script };
  if (path === '/manifest.json') return { type: 'application/json', content: scionManifest(host) };
  if (path.startsWith('/luigi/')) {
    const name = path.slice('/luigi/'.length);
    if (!/^[\w.-]+$/.test(name)) return undefined;
    const type = name.endsWith('.css')
      ? 'text/css'
      : name.endsWith('.js')
        ? 'text/javascript'
        : 'application/octet-stream';
    return { type, content: await readFile(join(luigiFolder, name)).catch(() => Buffer.alloc(0)) };
  }
  return { type: 'text/html; charset=utf-8', content: page(host) };
}

const frameScripts = [
  ['.luigi.localhost', 'luigi-frame'],
  ['.scion.localhost', 'scion-frame'],
] as const;

function page(host: string): string {
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>';
  if (host === 'floor.localhost') return `${head}<body><script src="/bare-host.js"></script>`;
  if (host === 'luigi.localhost') {
    return `${head}<link rel="stylesheet" href="/luigi/luigi.css"><body><script src="/luigi/luigi.js"></script><script src="/luigi-host.js"></script>`;
  }
  if (host === 'scion.localhost') return `${head}<body><script src="/scion-host.js"></script>`;
  const script = frameScripts.find(([end]) => host.endsWith(end))?.[1] ?? 'bare-frame';
  return `${head}<body><script type="module" src="/${script}.js"></script>`;
}

/** What SCION asks of every application: who it is, and the page that others may show. */
function scionManifest(host: string): string {
  const [name = ''] = host.split('.');
  const page = { type: 'microfrontend', qualifier: { page: name }, private: false };
  return JSON.stringify({ name, capabilities: [{ ...page, properties: { path: 'page' } }] });
}

async function bundle(): Promise<ReadonlyMap<string, string>> {
  const names = [
    ...['bare-host', 'bare-frame'],
    ...['luigi-host', 'luigi-frame'],
    ...['scion-host', 'scion-frame'],
  ];
  const { outputFiles } = await build({
    absWorkingDir: join(root, 'tests/bench/sites'),
    entryPoints: names.map((name) => `${name}.ts`),
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

function portOf(server: Server): number {
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
