import { createServer } from 'node:http';
import type { PlatformAnswer } from '#gateway/demo-platform/platform-types.ts';
import { SimulatedPlatform } from '#gateway/demo-platform/simulated-platform.ts';
import { freePort } from './free-port.ts';

/** A fault that the next requests meet: no JSON, an error of the server, a broken connection, too many calls, silence. */
export type Fault = 'html' | 'error' | 'reset' | 'redirect' | 'limit' | 'slow';

/** How each platform says that there were too many calls. */
const limits: Readonly<Record<string, string>> = {
  wecom: '{"errcode":45009,"errmsg":"api freq out of limit"}',
  dingtalk: '{"errcode":90018,"errmsg":"qps limit"}',
  feishu: '{"code":99991400,"msg":"request trigger frequency limit"}',
};

/** A server of the platforms, with their people. */
export interface PlatformServer {
  readonly platform: SimulatedPlatform;
  /** Requests so far, by path. */
  readonly asked: readonly string[];
  /** What requests meet until it is taken away. */
  fault: Fault | undefined;
  /** What the browser sees: where the page at an address leads who chooses to be somebody. */
  choose(address: string, as: string): Promise<URL>;
  close(): void;
}

/** Opens one on a free port of this machine. */
export async function openPlatformServer(now: () => Date): Promise<PlatformServer> {
  const port = await freePort();
  const people = ['lin', 'wang', 'zhao'].map((id) => ({ id, name: id.toUpperCase() }));
  const platform = new SimulatedPlatform({
    origin: `http://localhost:${port}`,
    people,
    now,
    corpId: 'corp-one',
    clientId: 'app-one',
    secret: 'secret-one',
  });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`);
    asked.push(url.pathname);
    const { fault } = opened;
    if (fault === 'slow') return;
    if (fault === 'limit')
      return void response.end(limits[url.pathname.split('/')[1] ?? ''] ?? '{}');
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'html') return void response.end('<html>punish</html>');
    if (fault === 'redirect') return void response.writeHead(302, { location: '/' }).end('{}');
    if (fault === 'error') return void response.writeHead(500).end('oops');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', async () => {
      const { method = 'GET', headers } = request;
      const { pathname: path, searchParams: query } = url;
      const answer = await platform.answer({ method, path, query, headers, body });
      send(answer, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve));
  const opened: PlatformServer = {
    platform,
    asked,
    fault: undefined,
    async choose(address, as) {
      const url = new URL(address);
      url.searchParams.set('as', as);
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? 'about:blank');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return opened;
}

function send(
  answer: PlatformAnswer | undefined,
  response: import('node:http').ServerResponse,
): void {
  if (answer === undefined) return void response.writeHead(404).end();
  if (answer.kind === 'away')
    return void response.writeHead(302, { location: answer.address }).end();
  if (answer.kind === 'choice') return void response.end('choose');
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.said));
}
