import { createHash } from 'node:crypto';
import { sandboxScript, sandboxStyle } from '#bridge/methods/sandbox-page.ts';
import type { AppRegistry, PortalApp } from '../kernel/apps.ts';
import { framedOrigin } from '../services/menu/app-registry.ts';
import type { Settings } from '../settings.ts';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

type Origins = Pick<Settings, 'publicOrigin' | 'staticOrigin'> & {
  /** Other origins of the portal: hosts with a brand. */
  readonly brandOrigins?: readonly string[];
};
type Patterns = Pick<Settings, 'appsOrigin' | 'vendorsOrigin'>;

const nosniff = { 'X-Content-Type-Options': 'nosniff' } as const;

/** Only over https do browsers read it; two years, and every sub-domain. */
function transportSecurity(settings: Origins): Headers {
  return settings.publicOrigin.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};
}

/** Headers of everything below /gateway/ and of /healthz. */
export function apiHeaders(settings: Origins): Headers {
  return {
    ...nosniff,
    ...transportSecurity(settings),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Language',
  };
}

/** Headers of a download: as an answer, and never shown as a page. */
export function fileHeaders(settings: Origins): Headers {
  return {
    ...apiHeaders(settings),
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  };
}

/** Headers of the shell's page. Scripts run by nonce only, so a planted script tag does nothing. */
export function shellHeaders(
  settings: Origins & Patterns,
  apps: AppRegistry,
  page: { readonly nonce: string; readonly isSignIn: boolean },
): Headers {
  const { staticOrigin } = settings;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${page.nonce}' 'strict-dynamic'`,
    `style-src 'self' ${staticOrigin} 'nonce-${page.nonce}'`,
    `img-src 'self' data: blob: ${staticOrigin}`,
    `font-src 'self' ${staticOrigin}`,
    "connect-src 'self'",
    `frame-src ${frameSources(settings, apps).join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal dompurify',
  ];
  return {
    ...nosniff,
    ...transportSecurity(settings),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissionsPolicy(apps),
    'Referrer-Policy': page.isSignIn ? 'no-referrer' : 'strict-origin-when-cross-origin',
  };
}

/**
 * What the shell may frame. A policy stays with the page it came with, so bundles stand in it by the host under which
 * all of them are served, and by us alone: one that is approved later opens in a page that is open already.
 */
function frameSources(settings: Origins & Patterns, apps: AppRegistry): readonly string[] {
  const every = everyBundle(settings);
  const covered = every?.slice(every.indexOf('*') + 1);
  const exact = apps.all
    .map(framedOrigin)
    .filter((origin) => covered === undefined || !origin.endsWith(covered));
  return every === undefined ? exact : [...exact, every];
}

/** The origins of all bundles as one source; none where other parts of the portal stand under the same host. */
function everyBundle({
  publicOrigin,
  staticOrigin,
  appsOrigin,
  vendorsOrigin,
}: Origins & Patterns): string | undefined {
  const [, host] = /^https?:\/\/\{app\}(\.[^{}]+)$/.exec(vendorsOrigin) ?? [];
  const others = [publicOrigin, staticOrigin, appsOrigin];
  if (host === undefined || others.some((one) => one.endsWith(host))) return undefined;
  return vendorsOrigin.replace('{app}', '*');
}

/**
 * Headers of a sub-app's page: its own process, its own scripts, the shell as its only parent, and of the network what
 * was granted. The files of a vendor's bundle stand on the app's own host and are sent with the same. `inline` is the
 * source of the one script that is in a page of ours.
 */
export function appHeaders(settings: Origins, app: PortalApp, inline = ''): Headers {
  const { publicOrigin, staticOrigin, brandOrigins = [] } = settings;
  const isOpaque = app.sandboxPage !== null;
  const files = app.registered === null ? ` ${staticOrigin}` : '';
  const domains = app.manifest.domains.map(({ domain }) => ` ${domain}`).join('');
  const policy = [
    "default-src 'none'",
    app.registered === null ? `script-src ${staticOrigin} ${inline}`.trim() : "script-src 'self'",
    `style-src 'self'${files}`,
    `img-src 'self' data: blob:${files}`,
    `font-src 'self'${files}`,
    `connect-src 'self'${domains}`,
    "frame-src 'none'",
    `frame-ancestors ${[publicOrigin, ...brandOrigins, isOpaque ? framedOrigin(app) : []].flat().join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    // Wherever it is opened: the frame's attribute holds in the frame alone.
    ...(isOpaque ? [`sandbox ${app.sandbox}`] : []),
  ];
  return {
    ...nosniff,
    ...transportSecurity(settings),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.join('; '),
    // Browsers open no page by itself that has both this and a sandbox; without an origin it has nothing to protect.
    ...(!isOpaque && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Cross-Origin-Resource-Policy': app.manifest.tier === 'in-house' ? 'same-site' : 'cross-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': closedFeatures(
      app.manifest.features.includes('geolocation') ? 'self' : '',
    ),
    'Referrer-Policy': 'no-referrer',
  };
}

/**
 * Headers of the page around an app without an origin. It frames the origin of that app and nothing else, which binds
 * where the app can lead its frame, and hands on the features the app was granted, to a frame that no list can name.
 */
export function sandboxHeaders(settings: Origins, { origin, manifest }: PortalApp): Headers {
  const policy = [
    "default-src 'none'",
    `script-src ${inlineSource(sandboxScript)}`,
    `style-src ${inlineSource(sandboxStyle)}`,
    `frame-src ${origin}`,
    `frame-ancestors ${settings.publicOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    ...nosniff,
    ...transportSecurity(settings),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': closedFeatures(manifest.features.includes('geolocation') ? '*' : ''),
    'Referrer-Policy': 'no-referrer',
  };
}

/** The source by which a policy admits one script or style that is in the page itself: its hash. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Headers of a built script, style sheet or picture: its name changes with its content, unless it `keepsName`. */
export function staticHeaders(settings: Origins, keepsName = false): Headers {
  return {
    ...nosniff,
    ...transportSecurity(settings),
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': keepsName ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
  };
}

/** Headers of a line of plain words: an unknown page or host, a redirection. */
export function plainHeaders(settings: Origins): Headers {
  return { ...apiHeaders(settings), 'Cross-Origin-Resource-Policy': 'same-site' };
}

function permissionsPolicy(apps: AppRegistry): string {
  const origins = apps.all
    .filter(({ manifest }) => manifest.features.includes('geolocation'))
    .map((app) => `"${framedOrigin(app)}"`);
  return closedFeatures(['self', ...origins].join(' '));
}

function closedFeatures(geolocation: string): string {
  const closed = [
    'camera',
    'microphone',
    'usb',
    'serial',
    'hid',
    'payment',
    'display-capture',
    'clipboard-read',
  ];
  return [...closed.map((name) => `${name}=()`), `geolocation=(${geolocation})`].join(', ');
}
