import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobsEvent } from '#bridge/calls/jobs/calls.ts';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import { appsEvent, noticeEvents } from '#bridge/calls/message/calls.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { jobChangeChannel, readChange } from '../jobs/job-changes.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { hasFunction } from '../kernel/rights.ts';
import { appChannel } from '../services/registry/record-event.ts';
import { stampsOf } from '../services/registry/registered-apps.ts';
import type { GatewayServices } from '../services/services.ts';
import { sessionEndChannel } from '../services/uac/sessions.ts';
import type { Settings } from '../settings.ts';
import { cookieJar, sessionCookie } from './cookies.ts';
import { apiHeaders } from './headers.ts';
import { siteOf } from './sites.ts';

/** Milliseconds after which a browser has to come again. */
const LIFE = 600_000;
/** Milliseconds between two signs of life, so that nothing on the way takes the line for dead, and looks at its session. */
const PULSE = 25_000;
/** Browser windows of one session that listen at once; the one that came first gives way. */
const MOST = 8;

interface Line {
  readonly tenantId: string;
  readonly accountId: string;
  /** Whether the person sees the jobs of the whole company. */
  readonly watchesJobs: boolean;
  readonly sessionId: string;
  readonly reply: FastifyReply;
}

/** Writes an event to the lines of a company for which there is one. */
type Tell = (tenantId: string, eventFor: (line: Line) => string | null) => void;

type Parts = { readonly settings: Settings; readonly services: GatewayServices };

/**
 * Tells the shells of a company that something was published: server-sent events without any content, so that the one who
 * hears one asks for what is meant for them; which apps of vendors it has, so that a frame that lost its app is gone at
 * once; and that jobs changed, to their person and to who looks after all of them. To listen is no use of a session: it
 * grows idle all the same, and a line ends with the session.
 */
export function addNoticeEvents(server: FastifyInstance, parts: Parts): void {
  const lines = new Set<Line>();
  let subscription: Promise<() => Promise<void>> | undefined;
  const tell: Tell = (tenantId, eventFor) => {
    for (const line of lines) {
      const event = line.tenantId === tenantId ? eventFor(line) : null;
      if (event !== null) line.reply.raw.write(event);
    }
  };
  const end = (sessionId: string): void => {
    for (const line of lines) {
      if (line.sessionId === sessionId && lines.delete(line)) line.reply.raw.end();
    }
  };
  const pulse = setInterval(() => {
    for (const { reply } of lines) reply.raw.write(': still here\n\n');
    endDead(parts, lines, end).catch((error: unknown) => {
      server.log.warn({ err: error }, 'the sessions of open lines cannot be read');
    });
  }, PULSE);
  pulse.unref();
  server.addHook('preClose', async () => {
    clearInterval(pulse);
    for (const { reply } of lines) reply.raw.end();
    await (await subscription)?.();
  });
  server.route({
    method: 'GET',
    url: noticeEvents,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const session = await listenerOf(parts, request);
      subscription ??= hear({ ...parts, log: server.log }, tell, end);
      await subscription;
      await parts.services.registered.refresh();
      const { id: sessionId, tenantId, accountId } = session;
      const rights = await parts.services.rights.load(parts.services.database, tenantId, accountId);
      const watchesJobs = hasFunction(rights, jobFunctions.jobs);
      const line = { tenantId, accountId, watchesJobs, sessionId, reply };
      makeRoom(lines, line.sessionId);
      open(parts, lines, line);
    },
  });
}

/** Ends the lines whose session is over without anybody having ended it: it grew idle or too old. */
async function endDead(
  { services }: Parts,
  lines: ReadonlySet<Line>,
  end: (sessionId: string) => void,
): Promise<void> {
  const open = new Set([...lines].map(({ sessionId }) => sessionId));
  if (open.size === 0) return;
  const live = await services.sessions.liveAmong([...open]);
  for (const sessionId of open) if (!live.has(sessionId)) end(sessionId);
}

/** @throws {RefusedError} unless the shell's own page listens with a live session. */
async function listenerOf({ settings, services }: Parts, request: FastifyRequest) {
  const site = siteOf(request.host, settings, services);
  if (site.kind !== 'shell') throw new RefusedError('unknownCall');
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    throw new RefusedError('crossSiteRefused');
  }
  const secret = cookieJar(settings.publicOrigin, request.headers).read(sessionCookie);
  const session = secret === null ? null : await services.sessions.peek(secret);
  if (session === null) throw new RefusedError('loginInvalid');
  return session;
}

/** Hears of all of it from every gateway; returns how to stop. */
async function hear(
  { services, log }: Parts & { readonly log: FastifyInstance['log'] },
  tell: Tell,
  end: (sessionId: string) => void,
): Promise<() => Promise<void>> {
  const stops = await Promise.all([
    services.database.subscribe(sessionEndChannel, end),
    services.database.subscribe(noticeChannel, (tenantId) => tell(tenantId, () => 'data: new\n\n')),
    services.database.subscribe(appChannel, (tenantId) => {
      services.registered.refreshNow().then(
        () => tell(tenantId, () => appsOf(services, tenantId)),
        (error: unknown) => log.warn({ err: error }, 'the registry of apps cannot be read'),
      );
    }),
    services.database.subscribe(jobChangeChannel, (payload) => {
      const { tenantId, accountId } = readChange(payload);
      tell(tenantId, (line) => jobsEventFor(line, accountId));
    }),
  ]);
  return async () => {
    for (const stop of stops) await stop();
  };
}

/** Own jobs and those of others differ: who only looks on does not need each step at once. */
function jobsEventFor(line: Line, accountId: string | null): string | null {
  const isOwn = line.accountId === accountId;
  if (!isOwn && !line.watchesJobs) return null;
  return `event: ${jobsEvent}\ndata: ${isOwn ? 'own' : 'others'}\n\n`;
}

function appsOf({ apps }: GatewayServices, tenantId: string): string {
  return `event: ${appsEvent}\ndata: ${JSON.stringify(stampsOf(apps(), tenantId))}\n\n`;
}

function makeRoom(lines: ReadonlySet<Line>, sessionId: string): void {
  const own = [...lines].filter((line) => line.sessionId === sessionId);
  for (const { reply } of own.slice(0, Math.max(0, own.length - MOST + 1))) reply.raw.end();
}

function open({ settings, services }: Parts, lines: Set<Line>, line: Line): void {
  const { raw } = line.reply.hijack();
  raw.writeHead(200, {
    ...apiHeaders(settings),
    'Content-Type': 'text/event-stream',
    'X-Accel-Buffering': 'no',
  });
  raw.write(': connected\n\n');
  raw.write(appsOf(services, line.tenantId));
  lines.add(line);
  const end = setTimeout(() => raw.end(), LIFE);
  end.unref();
  raw.on('close', () => {
    clearTimeout(end);
    lines.delete(line);
  });
}
