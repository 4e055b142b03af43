import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { SessionHandler } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Session } from '../kernel/session.ts';
import type { SessionCookies } from '../kernel/session-context.ts';
import type { GatewayServices, GatewaySessionContext } from '../services/services.ts';
import { entryOf, writeAudit } from './audit.ts';
import { type CallScope, callerOf } from './call-scope.ts';
import { requireProof } from './confirmed-calls.ts';
import {
  cookieJar,
  DEVICE_LIFE,
  deviceCookie,
  pendingCookie,
  rememberCookie,
  sessionCookie,
} from './cookies.ts';
import { innerCalls } from './inner-calls.ts';
import { isUnproven, recordUnproven } from './refused-proofs.ts';

interface SessionNote {
  readonly session: Session;
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Serves a call about the session itself: the handler opens its own transactions, one after the other. */
export async function runOnSession(
  scope: CallScope,
  handler: SessionHandler<AnyCall, GatewayServices>,
  session: Session | null,
  request: unknown,
): Promise<unknown> {
  const notes: SessionNote[] = [];
  const context = contextOf(scope, session, notes);
  const verdict = await handler.policy(context, request);
  if (verdict !== 'allow') {
    const refused = new RefusedError(verdict);
    if (handler.audit === 'event' && session !== null) await writeRefusal(scope, session, refused);
    throw refused;
  }
  if (session !== null) await askProof(scope, session, request);
  const result = await handler.handle(context, request);
  if (handler.audit === 'event') await writeNotes(scope, notes);
  return result;
}

/** @throws {RefusedError} `confirmNeeded`, which leaves a line as well, `readOnlySession` */
async function askProof(scope: CallScope, session: Session, request: unknown): Promise<void> {
  const { call, services, now } = scope;
  try {
    await requireProof(call, services, session, { request, now: now() });
  } catch (error) {
    if (isUnproven(error)) await recordUnproven(scope, session);
    throw error;
  }
}

/** Who reaches for what is not theirs to change leaves a line, as in the plane of tenants. */
async function writeRefusal(
  scope: CallScope,
  session: Session,
  { codeName: code }: RefusedError,
): Promise<void> {
  const place = { tenantId: session.tenantId, accountId: session.accountId };
  await scope.services.database.withTransaction(place, 'trail', (transaction) =>
    writeAudit(transaction, entryOf(scope, session, 'denied', { target: '', detail: { code } })),
  );
}

function contextOf(
  scope: CallScope,
  session: Session | null,
  notes: SessionNote[],
): GatewaySessionContext {
  const { request } = scope.http;
  return {
    client: {
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    },
    locale: scope.locale,
    requestId: request.id,
    origin: originOf(scope),
    services: scope.services,
    cookies: cookiesOf(scope, session),
    caller: callerOf(scope),
    inner: innerCalls(scope, session),
    now: scope.now,
    record(target, detail = {}, made) {
      const owner = made ?? session;
      if (owner !== null) notes.push({ session: owner, target, detail });
    },
  };
}

/** A host with a brand is a whole portal with cookies of its own; from the host of an app people come back to the first one. */
function originOf({ http, services }: CallScope): string {
  const { protocol } = new URL(services.portalOrigin);
  const host = http.request.host.toLowerCase();
  return services.brands.of(host) === undefined ? services.portalOrigin : `${protocol}//${host}`;
}

function cookiesOf(scope: CallScope, session: Session | null): SessionCookies {
  const { request, reply } = scope.http;
  const { speaker, services } = scope;
  const jar = cookieJar(services.portalOrigin, request.headers);
  const send = (...cookie: Parameters<typeof jar.write>): void =>
    replaceCookie(reply, jar.write(...cookie));
  return {
    session,
    device: jar.read(deviceCookie),
    setSession: (secret) => send(sessionCookie, secret),
    clearSession: () => send(sessionCookie, null),
    setDevice: (secret) => send(deviceCookie, secret, DEVICE_LIFE),
    remembered: jar.read(rememberCookie),
    setRemembered: (secret, seconds) => send(rememberCookie, secret, seconds),
    pending: jar.read(pendingCookie),
    setPending: (secret, seconds) => send(pendingCookie, secret, seconds),
    async rotate(end) {
      if (speaker.kind !== 'shell' || session === null || speaker.secret === null) return;
      const current = speaker.newSecret ?? speaker.secret;
      const secret = await services.sessions.rotate(
        session,
        current,
        end === 'atOnce' ? 0 : undefined,
      );
      if (secret !== null) send(sessionCookie, secret);
    },
  };
}

/** A rotated id may stand in the answer already; of two cookies of one name the browser's choice is unclear. */
function replaceCookie(reply: CallScope['http']['reply'], cookie: string): void {
  const others = [reply.getHeader('Set-Cookie') ?? []]
    .flat()
    .map(String)
    .filter((one) => !one.startsWith(`${cookie.split('=', 1)[0]}=`));
  reply.removeHeader('Set-Cookie');
  reply.header('Set-Cookie', [...others, cookie]);
}

async function writeNotes(scope: CallScope, notes: readonly SessionNote[]): Promise<void> {
  for (const { session, target, detail } of notes) {
    const place = { tenantId: session.tenantId, accountId: session.accountId };
    await scope.services.database.withTransaction(place, 'trail', (transaction) =>
      writeAudit(transaction, entryOf(scope, session, 'ok', { target, detail })),
    );
  }
}
