import type { IncomingMessage } from 'node:http';
import type { AppRegistry, PortalApp } from '../kernel/apps.ts';
import type { Brands } from '../services/tum/brands.ts';
import type { Settings } from '../settings.ts';

/** What a request's Host stands for. One server answers them all. */
export type Site =
  | { readonly kind: 'shell'; readonly origin: string }
  | { readonly kind: 'static' }
  /** Where programs of people speak MCP. */
  | { readonly kind: 'mcp' }
  | { readonly kind: 'app'; readonly app: PortalApp }
  /** This machine without a name: anyone who typed it meant the portal. */
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

/** The settings with every other origin of the portal: its hosts with a brand. */
export function withBrands<Origins extends Pick<Settings, 'publicOrigin'>>(
  settings: Origins,
  brands: Pick<Brands, 'hosts'>,
): Origins & { readonly brandOrigins: readonly string[] } {
  const { protocol, host: portal } = new URL(settings.publicOrigin);
  const others = brands.hosts.filter((host) => host !== portal);
  return { ...settings, brandOrigins: others.map((host) => `${protocol}//${host}`) };
}

/** Names the site of a Host header. */
export function siteOf(
  host: string | undefined,
  settings: Pick<Settings, 'publicOrigin' | 'staticOrigin' | 'mcpOrigin'>,
  { apps, brands }: { readonly apps: () => AppRegistry; readonly brands: Pick<Brands, 'of'> },
): Site {
  const name = (host ?? '').toLowerCase();
  const { protocol, host: portal } = new URL(settings.publicOrigin);
  if (name === portal) return { kind: 'shell', origin: settings.publicOrigin };
  if (name === new URL(settings.staticOrigin).host) return { kind: 'static' };
  if (name === new URL(settings.mcpOrigin).host) return { kind: 'mcp' };
  const app = apps().byHost(name);
  if (app !== undefined) return { kind: 'app', app };
  if (brands.of(name) !== undefined) return { kind: 'shell', origin: `${protocol}//${name}` };
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(name)) return { kind: 'bare' };
  return { kind: 'unknown' };
}
