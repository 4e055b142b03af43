import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { calls } from '#bridge/calls/index.ts';
import { codes } from '#bridge/calls/kit/codes.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { requestIdHeader } from '#bridge/calls/kit/headers.ts';
import { DatabaseBusyError } from '../db/errors.ts';
import { forAddress } from '../db/requester.ts';
import type { Handler } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { handlers } from '../services/index.ts';
import type { GatewayServices } from '../services/services.ts';
import { jwksPath } from '../services/uac/identity-tokens.ts';
import type { Settings } from '../settings.ts';
import { refusal } from './answers.ts';
import { BodyBudget } from './body-budget.ts';
import { checkCall } from './boot-check.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { addBuildEvents } from './build-events.ts';
import type { BuildOutput } from './build-output.ts';
import { pathsOf } from './call-paths.ts';
import { endUnread, limitConnections } from './connections.ts';
import { toRefusal } from './error-mapping.ts';
import { addFileAddresses } from './file-addresses.ts';
import { admitForeignPage, answerPreflight } from './foreign-pages.ts';
import { apiHeaders } from './headers.ts';
import { addJobFiles } from './job-files.ts';
import { localeOf } from './locale.ts';
import { logRequest } from './log.ts';
import { addNoticeEvents } from './notice-events.ts';
import { openApiDocument } from './openapi.ts';
import { addPrograms } from './programs.ts';
import { leaveBodiesUnread } from './read-request.ts';
import { noFacts } from './request-facts.ts';
import { type CallServer, serveCall } from './serve-call.ts';
import { servePage } from './serve-pages.ts';
import { namesOneHost, type Site, siteOf } from './sites.ts';
import { cameOverHttp, type Trusts, trustedProxies } from './trusted-proxies.ts';

/** What the server serves. */
export interface ServerParts {
  readonly settings: Settings;
  readonly services: GatewayServices;
  readonly output: () => BuildOutput;
  readonly buildFolder: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Milliseconds to send the headers of a request, and the whole of it. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 120_000;

/** The HTTP server with every route, not yet listening. @throws {BootCheckError} for a call without a policy. */
export function createServer(parts: ServerParts): FastifyInstance {
  const trusts = trustedProxies(parts.settings);
  const server = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // What calls carry is checked by zod: fastify's own checkers are never asked, and take long to load.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (address) => trusts(address),
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    http: {
      maxHeaderSize: Math.min(maxHeaderSize, 16_384),
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: 2_000,
      // Ours is the answer to a request without a host, with the headers of every other one.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(parts.settings, error, socket),
    frameworkErrors: (error, request, reply) => {
      request.facts = noFacts();
      answerError(parts, error, request, reply.header(requestIdHeader, request.id));
    },
  });
  limitConnections(server.server, parts.settings.addressConnections, trusts);
  leaveBodiesUnread(server);
  server.decorateRequest('facts');
  server.addHook('onRequest', (request, _reply, next) =>
    forAddress(request.ip, () => request.raw.socket.destroyed, next),
  );
  server.addHook('onRequest', async (request, reply) => {
    request.facts = noFacts();
    reply.header(requestIdHeader, request.id);
    if (!namesOneHost(request.raw)) throw new RefusedError('malformedRequest');
  });
  server.addHook('onResponse', async (request, reply) => {
    logRequest(request, reply);
    endUnread(request.raw);
  });
  server.setErrorHandler((error, request, reply) => answerError(parts, error, request, reply));
  const shared = { ...parts, bodies: new BodyBudget(), handlerOf: handlersByName() };
  addCalls(server, shared);
  addPrograms(server, shared);
  addOthers(server, parts, trusts);
  addNoticeEvents(server, parts);
  server.addHook('preClose', () => parts.services.turns.endAll());
  addJobFiles(server, parts);
  addFileAddresses(server, parts);
  if (parts.settings.watch) addBuildEvents(server, parts.output);
  return server;
}

function noSchemas(): never {
  throw new Error('Routes have no schemas of fastify: `serveCall` checks what goes in and out.');
}

const bound: Readonly<Record<string, Handler<AnyCall, GatewayServices>>> = handlers;

function handlersByName(): CallServer['handlerOf'] {
  const byName = new Map(Object.entries(calls).map(([key, { name }]) => [name, bound[key]]));
  return ({ name }) => byName.get(name);
}

function addCalls(server: FastifyInstance, parts: ServerParts & CallServer): void {
  for (const [key, call] of Object.entries(calls)) {
    const handler = checkCall(call, bound[key]);
    for (const url of pathsOf(call)) {
      server.route({
        method: call.method,
        url,
        handler: async (request, reply) => {
          request.facts.call = call.name;
          reply.headers(apiHeaders(parts.settings));
          await refreshHosts(parts);
          const site = siteOfRequest(parts, request);
          admitForeignPage(site, request, reply);
          return serveCall(parts, call, handler, site, { request, reply });
        },
      });
    }
  }
}

function addOthers(server: FastifyInstance, parts: ServerParts, trusts: Trusts): void {
  const { settings, services } = parts;
  const document = JSON.stringify(openApiDocument(settings.publicOrigin));
  server.get('/gateway/openapi.json', (_request, reply) =>
    reply.headers(apiHeaders(settings)).type('application/json; charset=utf-8').send(document),
  );
  server.get(jwksPath, async (_request, reply) =>
    reply
      .headers({ ...apiHeaders(settings), 'Cache-Control': 'public, max-age=300' })
      .send(await services.identities.keys()),
  );
  server.get('/healthz', async (request, reply) => {
    reply.headers(apiHeaders(settings));
    try {
      await services.database.ping();
      return await reply.send({ code: codes.ok.code, msg: 'ok' });
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      throw new RefusedError('busy', { retryAfter: 5 });
    }
  });
  const methods = new Map(
    Object.values(calls).flatMap((call) =>
      pathsOf(call).map((path) => [path, call.method] as const),
    ),
  );
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!path.startsWith('/gateway/') && path !== '/healthz') {
      const site = await siteOfPage(parts, request);
      const isOpen = site.kind === 'shell' && settings.publicOrigin.startsWith('https:');
      const moves = isOpen && cameOverHttp(request.raw, trusts);
      return servePage(parts, moves ? { kind: 'bare' } : site, request, reply);
    }
    if (request.method === 'OPTIONS') {
      await refreshHosts(parts);
      const admitted = admitForeignPage(siteOfRequest(parts, request), request, reply);
      if (admitted) return answerPreflight(reply.headers(apiHeaders(settings)));
    }
    const allowed = path === '/healthz' ? 'GET' : methods.get(path);
    if (allowed === undefined) throw new RefusedError('unknownCall');
    reply.header('Allow', allowed === 'GET' ? 'GET, HEAD' : allowed);
    throw new RefusedError('methodNotAllowed');
  });
}

async function refreshHosts({ services }: ServerParts): Promise<void> {
  await Promise.all([services.registered.refresh(), services.brands.refresh()]);
}

function siteOfRequest({ settings, services }: ServerParts, request: FastifyRequest): Site {
  return siteOf(request.host, settings, services);
}

/**
 * The same for a page. The portal's own pages and files wait for no database, but those of vendors, and hosts that
 * may be theirs since a moment, do.
 */
async function siteOfPage(parts: ServerParts, request: FastifyRequest): Promise<Site> {
  const site = siteOfRequest(parts, request);
  const isSettled = site.kind === 'app' ? site.app.registered === null : site.kind !== 'unknown';
  const refreshed = refreshHosts(parts).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the registry of apps cannot be read');
  });
  if (isSettled) return site;
  await refreshed;
  return siteOfRequest(parts, request);
}

/** The one place where an error becomes an answer; only faults of ours are written down with their cause. */
function answerError(
  { settings }: ServerParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = toRefusal(error);
  request.facts.code = refused.codeName;
  const isFault = refused.status >= 500 && !(error instanceof DatabaseBusyError);
  // What is shed under load is counted by its own line: another one for each would be load as well.
  if (isFault) request.log.error({ err: error }, 'call failed');
  const locale = localeOf(request.headers['accept-language']);
  if (refused.detail.retryAfter !== undefined) {
    reply.header('Retry-After', refused.detail.retryAfter);
  }
  return reply
    .code(refused.status)
    .headers(apiHeaders(settings))
    .type('application/json; charset=utf-8')
    .send(refusal(refused, locale, request.id));
}
