import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { carriedAppHeader, tenantHeader } from '#bridge/calls/kit/headers.ts';
import type { PortalApp } from '../kernel/apps.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Session } from '../kernel/session.ts';
import type { GatewayServices } from '../services/services.ts';
import type { AppTokenClaims } from '../services/uac/app-tokens.ts';
import { cookieJar, sessionCookie } from './cookies.ts';
import { requireOwnPage } from './same-origin.ts';
import type { Site } from './sites.ts';

/** Who speaks a call: the shell with a cookie (perhaps no one yet), a sub-app with a token, or a program of a person by a tool. */
export type Speaker =
  | {
      readonly kind: 'shell';
      readonly session: Session | null;
      /** What the cookie held; the session's id is replaced by naming it. */
      readonly secret: string | null;
      /** A rotated id the answer must send. */
      readonly newSecret: string | null;
    }
  | {
      readonly kind: 'app';
      readonly app: PortalApp;
      readonly session: Session;
      readonly claims: AppTokenClaims;
    }
  /** It speaks no call by itself: tools speak calls for it. */
  | { readonly kind: 'program'; readonly session: Session };

/**
 * Says who speaks. The cookie counts only on the shell's host and from its own page, a token only on the host
 * of the app it was made for, or where the shell's own page carries a file for that app.
 * @throws {RefusedError} when the credential is missing, wrong, or of the wrong kind for this host or call.
 */
export async function identify(
  call: AnyCall,
  site: Site,
  request: FastifyRequest,
  services: GatewayServices,
): Promise<Speaker> {
  if (site.kind === 'app') {
    requireOwnToken(site.app);
    return identifyApp(call, site.app, request, services);
  }
  if (site.kind !== 'shell') throw new RefusedError('unknownCall');
  const carriedFor = request.headers[carriedAppHeader.toLowerCase()];
  if (typeof carriedFor === 'string') {
    requireOwnPage(call, request, site.origin);
    return identifyCarried(call, carriedFor, request, services);
  }
  if (request.headers.authorization !== undefined) throw new RefusedError('tokenInvalid');
  if (call.caller === 'app') throw new RefusedError('noPermission');
  requireOwnPage(call, request, site.origin);
  return identifyShell(call, request, services);
}

async function identifyShell(
  call: AnyCall,
  request: FastifyRequest,
  services: GatewayServices,
): Promise<Speaker> {
  const secret = cookieJar(services.portalOrigin, request.headers).read(sessionCookie);
  const presented = secret === null ? null : await services.sessions.present(secret);
  if (presented === null) {
    if (call.access.kind !== 'public') throw new RefusedError('loginInvalid');
    return { kind: 'shell', session: null, secret: null, newSecret: null };
  }
  const expected = request.headers[tenantHeader.toLowerCase()];
  if (
    call.access.kind !== 'public' &&
    expected !== undefined &&
    expected !== presented.session.tenantId
  ) {
    throw new RefusedError('permissionChanged');
  }
  return { kind: 'shell', secret, ...presented };
}

/**
 * The shell carries a file for an app that cannot itself: the token of the app's mount speaks, with the rights it has on the
 * app's own host, and never the cookie beside it. Nothing but files goes this way.
 */
function identifyCarried(
  call: AnyCall,
  code: string,
  request: FastifyRequest,
  services: GatewayServices,
): Promise<Speaker> {
  const app = services.apps().byCode(code);
  if (app === undefined) throw new RefusedError('tokenInvalid');
  if (call.answer !== 'file' && call.encoding !== 'multipart')
    throw new RefusedError('noPermission');
  return identifyApp(call, app, request, services);
}

/**
 * An app whose files are carried, and no more, has never seen a token: anyone who speaks with one is not the app.
 * @throws {RefusedError} `tokenInvalid`.
 */
function requireOwnToken({ manifest }: PortalApp): void {
  const may = manifest.capabilities.some(({ capability }) => capability === 'session.token');
  if (!may) throw new RefusedError('tokenInvalid');
}

async function identifyApp(
  call: AnyCall,
  app: PortalApp,
  request: FastifyRequest,
  services: GatewayServices,
): Promise<Speaker> {
  const token = /^Bearer ([\w.-]{20,4096})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new RefusedError('tokenInvalid');
  const claims = await services.tokens.verify(token, app.manifest.code);
  if (claims === null) throw new RefusedError('tokenInvalid');
  return { kind: 'app', app, claims, session: await requireLive(call, app, claims, services) };
}

/**
 * Asks once more whether a speaker may still speak, after the body took its time: who began to send a file may have signed
 * out meanwhile, gone to another company, or lost the app.
 * @throws {RefusedError} as `identify` does.
 */
export async function identifyAgain(
  call: AnyCall,
  speaker: Speaker,
  services: GatewayServices,
): Promise<void> {
  if (speaker.session === null) return;
  await services.registered.refresh();
  if (speaker.kind === 'app') {
    await requireLive(call, speaker.app, speaker.claims, services);
    return;
  }
  // By its id, since the cookie may have been replaced meanwhile.
  if ((await services.sessions.presentById(speaker.session.id)) === null)
    throw new RefusedError('loginInvalid');
}

/** The session of a token, while it, the mount and what the company granted still stand. */
async function requireLive(
  call: AnyCall,
  app: PortalApp,
  claims: AppTokenClaims,
  services: GatewayServices,
): Promise<Session> {
  const session = await services.sessions.presentById(claims.sessionId);
  if (session === null) throw new RefusedError('loginInvalid');
  if (session.accountId !== claims.accountId || session.tenantId !== claims.tenantId) {
    throw new RefusedError('tokenInvalid');
  }
  if (!(await services.mounts.isLive(claims.sessionId, claims.mountId))) {
    throw new RefusedError('tokenInvalid');
  }
  requireGranted(call, app, claims, services);
  return session;
}

/**
 * What is granted now counts, not what was when the token was made.
 * @throws {RefusedError} `tokenInvalid` when the company has the app no more, `noPermission` for another service.
 */
function requireGranted(
  call: AnyCall,
  { manifest }: PortalApp,
  { tenantId, services: scope }: AppTokenClaims,
  { apps }: GatewayServices,
): void {
  const granted = apps().of(tenantId).byCode(manifest.code)?.manifest.services;
  if (granted === undefined) throw new RefusedError('tokenInvalid');
  const isGranted = granted.some(({ service }) => service === call.service);
  if (call.caller === 'shell' || !isGranted || !scope.includes(call.service)) {
    throw new RefusedError('noPermission');
  }
}
