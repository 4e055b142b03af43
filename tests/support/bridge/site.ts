import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What a host answers to a path: a page's script by name, or text. */
export interface SiteAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as a site sees it. */
export interface SiteRequest {
  /** First label of the host, such as `atrium` or `sample`. */
  readonly label: string;
  readonly host: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A server for every `*.localhost` name. */
export interface Site {
  readonly port: number;
  origin(host: string): string;
  /** What was asked for, as `host path`. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Bundles browser entries of this folder; answers their code by name. */
export async function bundlePages(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `${folder}${name}`),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: '/pages',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(
    outputFiles.map(({ path, text }) => [path.replace(/^.*\/([^/]+)\.js$/, '$1'), text]),
  );
}

/** A page that runs one script. */
export function page(script: string, headers: Readonly<Record<string, string>> = {}): SiteAnswer {
  const body = `<!doctype html><meta charset="utf-8"><title>${script}</title><div id="root"></div><script type="module" src="/${script}.js"></script>`;
  return { headers: { 'content-type': 'text/html', ...headers }, body };
}

/** Serves every host name by one function; `Origin-Agent-Cluster` is on everywhere, as in the product. */
export async function openSite(
  scripts: ReadonlyMap<string, string>,
  answer: (request: SiteRequest) => SiteAnswer | undefined,
): Promise<Site> {
  const log: string[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      const path = request.url ?? '/';
      log.push(`${host} ${path}`);
      const label = host.split('.')[0] ?? '';
      const body = Buffer.concat(chunks).toString();
      const script = scripts.get(path.replace(/^\/(.*)\.js$/, '$1'));
      const found: SiteAnswer | undefined =
        script === undefined
          ? answer({ label, host, path, body, headers: request.headers })
          : { headers: { 'content-type': 'text/javascript' }, body: script };
      response.writeHead(found ? (found.status ?? 200) : 404, {
        'origin-agent-cluster': '?1',
        'access-control-allow-origin': '*',
        ...found?.headers,
      });
      response.end(found?.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    log,
    origin: (host) => `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
