import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import { nameRequester } from '../db/requester.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { hasFunction } from '../kernel/rights.ts';
import type { Session } from '../kernel/session.ts';
import type { Program } from '../services/agent/mcp/program.ts';
import { answerProgram } from '../services/agent/mcp/server.ts';
import { readSettings } from '../services/agent/settings.ts';
import { openDesk } from '../services/agent/tools/desk.ts';
import type { PersonalToken } from '../services/uac/personal-tokens.ts';
import { SMALL_BODY } from './body-budget.ts';
import { toRefusal } from './error-mapping.ts';
import { apiHeaders } from './headers.ts';
import { innerCalls } from './inner-calls.ts';
import { Pace } from './pace.ts';
import { readBody } from './read-body.ts';
import { parseJson } from './read-request.ts';
import type { CallServer } from './serve-call.ts';
import { siteOf } from './sites.ts';

/** Requests of one token in a minute, whatever they ask for; the quota counts the tools that are used. */
const REQUESTS = 120;
/** Milliseconds that one request may take. */
const LONGEST = 60_000;

/**
 * Programs of people speak MCP here, on a host of its own: with an access token and nothing else. No cookie is looked at,
 * and a page of a browser is turned away, whatever it sends.
 */
export function addPrograms(server: FastifyInstance, parts: CallServer): void {
  const pace = new Pace(REQUESTS, 60_000);
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { settings, services } = parts;
      if (siteOf(request.host, settings, services).kind !== 'mcp') {
        reply.callNotFound();
        return reply;
      }
      request.facts.call = 'mcp';
      reply.headers(apiHeaders(settings));
      try {
        return await serve(parts, pace, request, reply);
      } catch (error) {
        return refuse(toRefusal(error), error, request, reply);
      }
    },
  });
}

async function serve(
  parts: CallServer,
  pace: Pace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'POST') {
    reply.header('Allow', 'POST');
    throw new RefusedError('methodNotAllowed');
  }
  // Only browsers say where they come from, and no page may be led to speak for a person here.
  if (request.headers.origin !== undefined) throw new RefusedError('crossSiteRefused');
  const token = await tokenOf(parts, request);
  const wait = pace.take(token.id, performance.now());
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST)]);
  const program = await admit(parts, token, { request, reply, signal });
  const { text, body } = await readMessage(parts, token, request);
  const response = await answerProgram(program, webRequest(parts, request, text, signal), body);
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.code(response.status).send(await response.text());
}

/** @throws {RefusedError} `tokenInvalid` */
async function tokenOf({ services }: CallServer, request: FastifyRequest): Promise<PersonalToken> {
  const secret = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
  const token =
    secret === undefined ? null : await services.personalTokens.present(secret, request.ip);
  if (token === null) throw new RefusedError('tokenInvalid');
  request.facts.accountId = token.accountId;
  request.facts.tenantId = token.tenantId;
  request.facts.app = 'mcp';
  nameRequester(token.accountId);
  return token;
}

/** Asks what holds now: the person is still there and may use the assistant, and the company lets programs in. */
async function admit(
  parts: CallServer,
  token: PersonalToken,
  { request, reply, signal }: { request: FastifyRequest; reply: FastifyReply; signal: AbortSignal },
): Promise<Program> {
  const { services, now, handlerOf } = parts;
  const { tenantId, accountId, locale, scope } = token;
  const asker = { tenantId, accountId };
  const rights = await services.rights.load(services.database, tenantId, accountId);
  if (!hasFunction(rights, agentFunctions.chat)) throw new RefusedError('noPermission');
  const settings = await services.database.withTransaction(asker, 'read', (transaction) =>
    readSettings(transaction, tenantId),
  );
  if (settings.mode === 'off') throw new RefusedError(agentCodes.off);
  if (!settings.mcp) throw new RefusedError(agentCodes.mcpOff);
  const session = sessionOf(token);
  const speaker = { kind: 'program', session } as const;
  const scopeOfCalls = { speaker, now, services, handlerOf, http: { request, reply } };
  const inner = innerCalls(scopeOfCalls, session, (id) => services.personalTokens.isLive(id));
  return {
    asker,
    scope,
    locale,
    rights,
    settings,
    services,
    signal,
    now,
    desk: openDesk(inner, { locale, now }, signal),
    onFault: (error) => request.log.warn({ err: error }, 'a program was not served'),
  };
}

/** Calls know their speaker by a session: this one is the token, and lives as long. */
function sessionOf({ id, tenantId, accountId, createdAt, expiresAt }: PersonalToken): Session {
  return {
    id,
    tenantId,
    accountId,
    kind: 'staff',
    epoch: '',
    authenticatedAt: createdAt,
    passwordAt: null,
    lastSeenAt: createdAt,
    rotatedAt: createdAt,
    idleExpiresAt: expiresAt,
    absoluteExpiresAt: expiresAt,
    superLogin: null,
  };
}

async function readMessage(
  { bodies }: CallServer,
  { accountId }: PersonalToken,
  request: FastifyRequest,
): Promise<{ readonly text: string; readonly body: unknown }> {
  const announced = Number(request.headers['content-length'] ?? SMALL_BODY);
  if (announced > SMALL_BODY) throw new RefusedError('tooLarge');
  const free = bodies.take(announced, accountId);
  try {
    const terms = { limit: SMALL_BODY, tooLarge: 'tooLarge', isStranger: false } as const;
    const text = (await readBody(request.raw, terms)).toString();
    const body = await parseJson(request, text);
    // Many messages at once belong to a version of the protocol that no program speaks alone.
    if (Array.isArray(body)) throw new RefusedError('malformedRequest');
    return { text, body };
  } finally {
    free();
  }
}

/** The request as the library takes it, without what it has no use for: who speaks is known. */
function webRequest(
  { settings }: CallServer,
  { headers: sent }: FastifyRequest,
  body: string,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    if (/^(accept|content-type|mcp-.*)$/.test(name) && typeof value === 'string') {
      headers.set(name, value);
    }
  }
  return new Request(`${settings.mcpOrigin}/mcp`, { method: 'POST', headers, body, signal });
}

/** Beyond the codes of JSON-RPC, one for whatever is refused before a message is read; the reason is in the data. */
const REFUSED = -32_000;

function refuse(
  refused: RefusedError,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { codeName: reason, status, words, detail } = refused;
  request.facts.code = reason;
  if (status >= 500) request.log.error({ err: error }, 'a program was not served');
  if (detail.retryAfter !== undefined) reply.header('Retry-After', detail.retryAfter);
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  const isParse = reason === 'malformedRequest';
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: isParse ? -32_700 : REFUSED,
        message: words.en,
        data: { reason, ...detail, requestId: request.id },
      },
    });
}
