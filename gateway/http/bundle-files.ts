import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../kernel/apps.ts';
import { readBundleFile } from '../services/registry/read-bundle-file.ts';
import type { GatewayServices } from '../services/services.ts';
import type { Settings } from '../settings.ts';
import { appHeaders } from './headers.ts';
import { withBrands } from './sites.ts';

/** What a vendor's files are sent from. */
export interface BundleSource {
  readonly settings: Settings;
  readonly services: Pick<GatewayServices, 'brands' | 'database'>;
}

/**
 * Sends a file of the version in force, its page for the bare host; null for what is not there. Every kind of file
 * carries the whole policy: a picture opened by itself, or a script as a worker, is bound like the page.
 */
export async function sendBundleFile(
  { settings, services }: BundleSource,
  app: PortalApp,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const { manifest, registered } = app;
  if (registered?.source !== 'bundle') return null;
  const name = path === '/' ? manifest.entry : path.slice(1);
  const known = request.headers['if-none-match'];
  const place = { code: manifest.code, version: registered.version, path: name };
  const file = await readBundleFile(services.database, place, known?.replaceAll('"', '') ?? '');
  if (file === null) return null;
  reply
    .headers(appHeaders(withBrands(settings, services.brands), app))
    .header('ETag', `"${file.tag}"`);
  // A frame without an origin asks for its own scripts as a stranger.
  if (manifest.tier === 'opaque') reply.header('Access-Control-Allow-Origin', '*');
  if (file.content === null) return reply.code(304).send();
  return reply.type(file.type).send(file.content);
}
