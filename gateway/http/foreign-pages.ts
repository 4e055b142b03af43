import type { FastifyReply, FastifyRequest } from 'fastify';
import { filenameHeader, requestIdHeader } from '#bridge/calls/headers.ts';
import type { Site } from './sites.ts';

/**
 * Lets the page of an app that a vendor serves read the answers on the app's host here (CORS): its registered origin
 * alone, and never with cookies. Answers whether it did.
 */
export function admitForeignPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (site.kind !== 'app' || site.app.registered?.source !== 'address') return false;
  const { origin } = request.headers;
  reply.header('Vary', 'Origin, Accept-Language');
  if (origin === undefined || origin !== site.app.origin) return false;
  reply.header('Access-Control-Allow-Origin', origin);
  reply.header('Access-Control-Expose-Headers', `${filenameHeader}, ${requestIdHeader}`);
  return true;
}

/** What a browser asks before it sends a token from there. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('Access-Control-Allow-Methods', 'GET, POST')
    .header('Access-Control-Allow-Headers', 'authorization, content-type, clienttype, channel')
    .header('Access-Control-Max-Age', '600')
    .send();
}
