import type { IncomingMessage } from 'node:http';
import type { AppRegistry, PortalApp } from '../kernel/apps.ts';
import type { Settings } from '../settings.ts';

/** What a request's Host stands for. One server answers them all. */
export type Site =
  | { readonly kind: 'shell' }
  | { readonly kind: 'static' }
  | { readonly kind: 'app'; readonly app: PortalApp }
  /** This machine without a name: whoever typed it meant the portal. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'unknown' };

/**
 * Whether a request names its host once, as it must (RFC 9112 §3.2): of two, a proxy in front might have read the
 * other one. HTTP/1.0, which load balancers ask after our health with, knows no hosts.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  // The headers stand one after the other, each name before its value.
  const hosts = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  ).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Names the site of a Host header. */
export function siteOf(
  host: string | undefined,
  settings: Pick<Settings, 'publicOrigin' | 'staticOrigin'>,
  apps: AppRegistry,
): Site {
  const name = (host ?? '').toLowerCase();
  if (name === new URL(settings.publicOrigin).host) return { kind: 'shell' };
  if (name === new URL(settings.staticOrigin).host) return { kind: 'static' };
  const app = apps.byHost(name);
  if (app !== undefined) return { kind: 'app', app };
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(name)) return { kind: 'bare' };
  return { kind: 'unknown' };
}
