import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sandboxPath } from '#bridge/methods/sandbox-page.ts';
import type { GatewayServices } from '../services/services.ts';
import type { Settings } from '../settings.ts';
import type { BuildOutput } from './build-output.ts';
import { sendBundleFile } from './bundle-files.ts';
import { plainHeaders, staticHeaders } from './headers.ts';
import { localeOf } from './locale.ts';
import { appPage, type Page, sandboxPage, shellPage } from './pages.ts';
import { type Site, withBrands } from './sites.ts';
import { readStaticFile } from './static-files.ts';
import { type PlainWord, plainWords } from './texts/plain-words.ts';

/** Where pages and files come from. */
export interface PageSource {
  readonly settings: Settings;
  readonly services: Pick<GatewayServices, 'apps' | 'brands' | 'database'>;
  readonly output: () => BuildOutput;
  readonly buildFolder: string;
}

/** Serves everything that is no call: pages, built files, and words for the rest. */
export async function servePage(
  source: PageSource,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  if (site.kind === 'unknown') return sayPlainly(source, request, reply, 421, 'unknownHost');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('Allow', 'GET, HEAD');
    return sayPlainly(source, request, reply, 405, 'notAllowed');
  }
  if (site.kind === 'bare') return toPortal(source, request, reply);
  if (site.kind === 'mcp') return sayPlainly(source, request, reply, 404, 'noPage');
  if (site.kind === 'static') return serveFile(source, path, request, reply);
  // A service worker answers for its page, and what it answers is bound by no policy of ours.
  if (site.kind === 'app' && request.headers['service-worker'] !== undefined) {
    return sayPlainly(source, request, reply, 404, 'noPage');
  }
  if (site.kind === 'app' && site.app.sandboxPage !== null && path === sandboxPath) {
    const locale = localeOf(request.headers['accept-language']);
    return sendPage(sandboxPage(source.settings, site.app, locale), request, reply);
  }
  if (site.kind === 'app' && site.app.registered !== null) {
    // The bridge is there for a vendor's page like one of its own files: its policy lets it load no others.
    if (path.startsWith('/bridge/')) return serveFile(source, path, request, reply);
    const sent = await sendBundleFile(source, site.app, path, request, reply);
    return sent ?? sayPlainly(source, request, reply, 404, 'noPage');
  }
  const page = findPage(source, site, path, request);
  if (page === null) return sayPlainly(source, request, reply, 404, 'noPage');
  return sendPage(page, request, reply);
}

/** A path with an ending is a file somebody guessed, never a route of the shell. */
function findPage(
  { settings, output, services }: PageSource,
  site: Extract<Site, { kind: 'shell' | 'app' }>,
  path: string,
  request: FastifyRequest,
): Page | null {
  if (site.kind === 'app') {
    const origins = withBrands(settings, services.brands);
    return path === '/' ? appPage(origins, output(), site.app) : null;
  }
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return null;
  const brand = services.brands.of(request.host);
  const asked = { path, cookies: request.headers.cookie, brand };
  return shellPage(settings, output(), services.apps(), asked);
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers).type('text/html; charset=utf-8');
  if (page.headers['Cache-Control'] === 'no-cache') {
    const tag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
    reply.header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  return reply.code(page.status).send(page.html);
}

async function serveFile(
  source: PageSource,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const folder = join(source.buildFolder, 'static');
  const file = await readStaticFile(folder, path, request.headers['accept-encoding']);
  if (file === null) {
    reply.header('Access-Control-Allow-Origin', '*');
    return sayPlainly(source, request, reply, 404, 'noPage');
  }
  reply.headers(staticHeaders(source.settings, path.startsWith('/bridge/'))).type(file.type);
  if (file.encoding !== null) reply.header('Content-Encoding', file.encoding);
  return reply.send(file.content);
}

/** Only a path is carried over: an absolute address in the request line would lead elsewhere. */
function toPortal(source: PageSource, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.startsWith('/') ? request.url : '/';
  return reply
    .headers(plainHeaders(source.settings))
    .redirect(`${source.settings.publicOrigin}${path}`, 307);
}

function sayPlainly(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  word: PlainWord,
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  return reply
    .code(status)
    .headers(plainHeaders(source.settings))
    .type('text/plain; charset=utf-8')
    .send(`${plainWords[locale][word]}\n`);
}
