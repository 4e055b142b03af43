import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobFilePath } from '#bridge/calls/jobs/calls.ts';
import { jobFileRole } from '#bridge/calls/jobs/job-line.ts';
import { isUuid } from '../db/uuid7.ts';
import { type FoundFile, findFile, isSigned, readParts } from '../jobs/job-files.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { fileHeaders } from './headers.ts';
import type { ServerParts } from './server.ts';
import { siteOf } from './sites.ts';

type Parts = Pick<ServerParts, 'settings' | 'services' | 'now'>;

/**
 * Sends the files that jobs left to anyone with their signed address, without a session: a download manager has none.
 * What is not there, has expired or is not signed is answered alike.
 */
export function addJobFiles(server: FastifyInstance, parts: Parts): void {
  server.route({
    method: 'GET',
    url: `${jobFilePath}/:tenantId/:jobId/:role/:signature`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { settings, services } = parts;
      const file = await signedFile(parts, request);
      const name = encodeURIComponent(file.name);
      return reply
        .headers(fileHeaders(settings))
        .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
        .header('Content-Length', file.size)
        .header('Referrer-Policy', 'no-referrer')
        .type(file.contentType)
        .send(Readable.from(readParts(services.database, file)));
    },
  });
}

/** @throws {RefusedError} `notFound` or, on the host of an app, `unknownCall`. */
async function signedFile(
  { settings, services, now }: Parts,
  request: FastifyRequest,
): Promise<FoundFile> {
  if (siteOf(request.host, settings, services).kind !== 'shell') {
    throw new RefusedError('unknownCall');
  }
  const {
    tenantId = '',
    jobId = '',
    role,
    signature = '',
  } = request.params as Record<string, string>;
  const known = jobFileRole.safeParse(role);
  if (!isUuid(tenantId) || !isUuid(jobId) || !known.success) throw new RefusedError('notFound');
  const name = { tenantId, jobId, role: known.data };
  const file = await services.database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) => findFile(transaction, name, now()),
  );
  if (file === undefined || !isSigned(file, signature)) throw new RefusedError('notFound');
  return file;
}
