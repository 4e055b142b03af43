import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientHeaders } from '#bridge/calls/kit/headers.ts';
import { type Locale, locales } from '#bridge/calls/kit/words.ts';
import { backendEnterpriseLogin } from '#bridge/calls/uac/doors.ts';
import { inlineSource } from '#gateway/http/headers.ts';
import { localeOf } from '#gateway/http/locale.ts';
import { readBody } from '#gateway/http/read-body.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewayServices } from '#gateway/services/services.ts';
import type { Settings } from '#gateway/settings.ts';
import { connectPlatform, makeDemoKeys } from './connect-platform.ts';
import { demoCorp, demoPeople } from './demo-people.ts';
import { demoPlatformOrigin, demoPlatformPath as path } from './origin.ts';
import { choicePage, failedPage, frontPage, type PhoneMessage } from './platform-page.ts';
import { platformStyle } from './platform-style.ts';
import type { PlatformAnswer } from './platform-types.ts';
import { readObject } from './read-object.ts';
import { SimulatedPlatform } from './simulated-platform.ts';
import { addressOf, type WayParts, waysIn } from './ways-in.ts';

/** What the demo platform works with. */
export interface DemoPlatformParts {
  readonly services: GatewayServices;
  readonly settings: Settings;
  readonly now: () => Date;
}

/** Messages of each kind that the phones show. */
const SHOWN = 12;

/** Serves the demo platform, and connects the demo company to it. */
export async function addDemoPlatform(
  server: FastifyInstance,
  { services, settings, now }: DemoPlatformParts,
): Promise<void> {
  const origin = demoPlatformOrigin(settings);
  const keys = makeDemoKeys();
  const people = demoPeople.map(({ id, name }) => ({ id, name }));
  const { corpId, clientId } = demoCorp;
  const platform = new SimulatedPlatform({
    origin,
    people,
    corpId,
    clientId,
    secret: keys.secret,
    now,
    isRegistered: ({ origin: asked, host, pathname }) =>
      pathname === '/sso' &&
      (asked === settings.publicOrigin || services.brands.of(host) !== undefined),
  });
  await connectPlatform(services, origin, keys, now());
  const ways = wayParts(server, { platform, keys, portalOrigin: settings.publicOrigin, now });
  const onlyHere = async (request: FastifyRequest): Promise<void> => {
    if (request.host.toLowerCase() !== new URL(origin).host) throw new RefusedError('unknownCall');
  };
  const shared = { onRequest: onlyHere, exposeHeadRoute: false } as const;
  server.get(path, shared, async (request, reply) => {
    const messages = [...noticesOf(platform), ...(await readSent(services))];
    return sendHtml(reply, frontPage({ people: demoPeople, messages }, languageOf(request)));
  });
  server.get(`${path}/open`, shared, (request, reply) => open(ways, request, reply));
  server.route({
    ...shared,
    method: ['GET', 'POST'],
    url: `${path}/*`,
    handler: async (request, reply) => {
      const [below = '', query] = request.url.slice(path.length).split('?', 2);
      const body = request.method === 'POST' ? await readText(request) : '';
      const { method, headers } = request;
      const asked = { method, path: below, query: new URLSearchParams(query), headers, body };
      return sendAnswer(await platform.answer(asked), request, reply);
    },
  });
}

function wayParts(server: FastifyInstance, parts: Omit<WayParts, 'askTicket'>): WayParts {
  return {
    ...parts,
    async askTicket(signed) {
      const answer = await server.inject({
        method: 'POST',
        url: backendEnterpriseLogin.path,
        headers: {
          host: new URL(parts.portalOrigin).host,
          origin: parts.portalOrigin,
          clienttype: clientHeaders.clientType,
          channel: clientHeaders.channel,
        },
        payload: signed,
      });
      const { address } = readObject(readObject(answer.json()).result);
      return typeof address === 'string' ? address : undefined;
    },
  };
}

async function open(
  ways: WayParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { way, as } = readObject(request.query);
  const person = demoPeople.find(({ id }) => id === as);
  const wanted = waysIn.find((one) => one === way);
  if (person === undefined || wanted === undefined) throw new RefusedError('notFound');
  const address = await addressOf(ways, wanted, person);
  if (address === undefined) return sendHtml(reply.code(502), failedPage(languageOf(request)));
  return reply.header('Referrer-Policy', 'no-referrer').redirect(address, 302);
}

function languageOf(request: FastifyRequest): Locale {
  const { lang } = readObject(request.query);
  return locales.find((locale) => locale === lang) ?? localeOf(request.headers['accept-language']);
}

async function readText(request: FastifyRequest): Promise<string> {
  const body = await readBody(request.raw, {
    limit: 65_536,
    tooLarge: 'tooLarge',
    isStranger: true,
  });
  return body.toString();
}

function sendAnswer(
  answer: PlatformAnswer | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (answer === undefined) throw new RefusedError('unknownCall');
  if (answer.kind === 'away') {
    return reply.header('Referrer-Policy', 'no-referrer').redirect(answer.address, 302);
  }
  if (answer.kind === 'choice') {
    return sendHtml(reply, choicePage(answer.choices, answer.refuse, languageOf(request)));
  }
  return reply
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.said));
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${inlineSource(platformStyle)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Work notices, the newest first. */
function noticesOf({ notices }: SimulatedPlatform): PhoneMessage[] {
  return notices
    .slice(-SHOWN)
    .toReversed()
    .map(({ to, title, address }) => ({
      to: demoPeople.find(({ id }) => id === to)?.name ?? to,
      text: title,
      address,
    }));
}

/** SMS and mail of this demo, the newest first. */
async function readSent({ database }: GatewayServices): Promise<PhoneMessage[]> {
  const rows = await database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('sent_message')
      .select(['target', 'body'])
      .where('body', 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  );
  return rows.map(({ target, body }) => ({ to: target, text: body ?? '' }));
}
