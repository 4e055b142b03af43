import type { FastifyReply, FastifyRequest } from 'fastify';
import { filenameHeader, requestIdHeader } from '#bridge/calls/kit/headers.ts';
import type { Site } from './sites.ts';

/**
 * Lets the page of a registered app that is a stranger to the app's host here read its answers (CORS), never with
 * cookies: one that its vendor serves, from its registered origin alone, and one that is in a sandbox without an
 * origin. Any sandbox calls itself so, but none of them has a token of the app. Returns whether it did.
 */
export function admitForeignPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (site.kind !== 'app' || !site.app.registered) return false;
  const { manifest, registered, origin: own } = site.app;
  const isOpaque = manifest.tier === 'opaque';
  if (!isOpaque && registered.source === 'bundle') return false;
  const { origin } = request.headers;
  reply.header('Vary', 'Origin, Accept-Language');
  if (origin === undefined || origin !== (isOpaque ? 'null' : own)) return false;
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
