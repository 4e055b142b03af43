import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { filenameHeader } from '#bridge/calls/kit/headers.ts';
import { nameRequester } from '../db/requester.ts';
import { EventsAnswer } from '../kernel/events-answer.ts';
import { FileAnswer } from '../kernel/file-answer.ts';
import type { Handler } from '../kernel/handler.ts';
import type { GatewayServices } from '../services/services.ts';
import type { Settings } from '../settings.ts';
import { success } from './answers.ts';
import { type BodyBudget, SMALL_BODY } from './body-budget.ts';
import type { CallScope } from './call-scope.ts';
import { networkOf } from './connections.ts';
import { cookieJar, sessionCookie } from './cookies.ts';
import { fileHeaders } from './headers.ts';
import { localeOf } from './locale.ts';
import { present, ResultError } from './present.ts';
import { requireMayWrite } from './read-only-session.ts';
import { announcedSize, readRequest } from './read-request.ts';
import { sendEvents } from './send-events.ts';
import { runOnSession } from './session-plane.ts';
import type { Site } from './sites.ts';
import { identify, identifyAgain, type Speaker } from './speaker.ts';
import { admitPartner, admitToCall, runInTenant } from './tenant-plane.ts';

/** What all calls of a gateway share. */
export interface CallServer {
  readonly settings: Settings;
  readonly services: GatewayServices;
  readonly now: () => Date;
  readonly bodies: BodyBudget;
  /** What serves a call, for calls that have others served. */
  readonly handlerOf: CallScope['handlerOf'];
}

/**
 * Serves one call in the one order there is: session, body, schema, transaction, rights, policy, change, audit,
 * present; the declared access before a large body, the session once more after a slow one. Whatever is thrown on the way becomes a code in the server's error handler.
 */
export async function serveCall(
  server: CallServer,
  call: AnyCall,
  handler: Handler<AnyCall, GatewayServices>,
  site: Site,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { settings, services, now, handlerOf } = server;
  const { request, reply } = http;
  const speaker = await identify(call, site, request, services);
  noteSpeaker(request, speaker);
  requireMayWrite(call, speaker.session);
  if (speaker.session !== null) nameRequester(speaker.session.accountId);
  if (speaker.kind === 'shell' && speaker.newSecret !== null) {
    const jar = cookieJar(settings.publicOrigin, request.headers);
    reply.header('Set-Cookie', jar.write(sessionCookie, speaker.newSecret));
  }
  const locale = localeOf(request.headers['accept-language']);
  const scope: CallScope = {
    call,
    handler,
    speaker,
    locale,
    now,
    services,
    http,
    handlerOf,
  };
  if (speaker.session !== null) await admitPartner(scope, speaker.session);
  const sender = speaker.session?.accountId ?? networkOf(request.ip);
  const freeBody = server.bodies.take(announcedSize(call, request), sender);
  const result = await receive(scope)
    .then((parsed) => run(scope, parsed))
    .finally(freeBody);
  if (result instanceof FileAnswer) return sendFile(settings, result, reply);
  if (result instanceof EventsAnswer) return sendEvents(call, result, reply);
  return reply.send(success(present(call, result), locale));
}

/** Reads the request once it is known that its sender may speak the call at all, and asks again after a slow body. */
async function receive(scope: CallScope): Promise<unknown> {
  const { call, speaker, services, http } = scope;
  const { session } = speaker;
  if (call.bodyLimit > SMALL_BODY && session !== null) await admitToCall(scope, session);
  const isHere = http.request.raw.complete;
  const parsed = await readRequest(call, http.request, session === null);
  if (!isHere) await identifyAgain(call, speaker, services);
  return parsed;
}

function run(scope: CallScope, request: unknown): Promise<unknown> {
  const { handler } = scope;
  const { session } = scope.speaker;
  if (handler.plane === 'session') return runOnSession(scope, handler, session, request);
  // Only a public call has no session, and a public call on tenant rows does not pass the boot check.
  if (session === null) throw new ResultError(`${scope.call.name} needs a session`);
  return runInTenant(scope, handler, session, request);
}

function sendFile(settings: Settings, file: FileAnswer, reply: FastifyReply): FastifyReply {
  const name = encodeURIComponent(file.filename);
  return reply
    .headers(fileHeaders(settings))
    .header(filenameHeader, name)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    .header('Access-Control-Expose-Headers', filenameHeader)
    .type(file.contentType)
    .send(file.body);
}

function noteSpeaker(request: FastifyRequest, speaker: Speaker): void {
  request.facts.accountId = speaker.session?.accountId ?? null;
  request.facts.tenantId = speaker.session?.tenantId ?? null;
  request.facts.app = speaker.kind === 'app' ? speaker.app.manifest.code : null;
}
