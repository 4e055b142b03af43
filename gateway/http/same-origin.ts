import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { clientHeaders } from '#bridge/calls/kit/headers.ts';
import { RefusedError } from '../kernel/refused-error.ts';

/**
 * Whether the shell's own page sent this. A sub-app is same-site, so its requests carry the cookie whatever
 * SameSite says: only same-origin counts. Browsers too old to say so send Origin with every POST.
 * @throws {RefusedError} `crossSiteRefused`.
 */
export function requireOwnPage(call: AnyCall, request: FastifyRequest, publicOrigin: string): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const own =
    site === undefined
      ? headers.origin === publicOrigin || (headers.origin === undefined && call.method === 'GET')
      : site === 'same-origin';
  if (!own || (headers.origin !== undefined && headers.origin !== publicOrigin)) {
    throw new RefusedError('crossSiteRefused');
  }
  // A form of another page can be made to post, but cannot set headers.
  if (call.method === 'POST' && !carriesClientHeaders(request)) {
    throw new RefusedError('crossSiteRefused');
  }
}

function carriesClientHeaders({ headers }: FastifyRequest): boolean {
  return (
    headers.clienttype === clientHeaders.clientType && headers.channel === clientHeaders.channel
  );
}
