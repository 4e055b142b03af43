import type { FastifyInstance } from 'fastify';
import { fileAddressPath } from '#bridge/calls/filecenter/download-address.ts';
import { isUuid } from '../db/uuid7.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { redeemTicket } from '../services/filecenter/file-tickets.ts';
import { fileHeaders } from './headers.ts';
import type { ServerParts } from './server.ts';
import { siteOf } from './sites.ts';

/**
 * Sends a file to who has its address, once and without a session. What is not there, is used, is over or has another
 * secret is answered alike.
 */
export function addFileAddresses(
  server: FastifyInstance,
  { settings, services, now }: Pick<ServerParts, 'settings' | 'services' | 'now'>,
): void {
  server.route({
    method: 'GET',
    url: `${fileAddressPath}/:tenantId/:id/:secret`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (siteOf(request.host, settings, services).kind !== 'shell') {
        throw new RefusedError('unknownCall');
      }
      const { tenantId = '', id = '', secret = '' } = request.params as Record<string, string>;
      if (!isUuid(tenantId) || !isUuid(id)) throw new RefusedError('notFound');
      const file = await redeemTicket(services.database, { tenantId, id, secret }, now());
      if (file === undefined) throw new RefusedError('notFound');
      return reply
        .headers(fileHeaders(settings))
        .header(
          'Content-Disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('Referrer-Policy', 'no-referrer')
        .type(file.contentType)
        .send(file.content);
    },
  });
}
