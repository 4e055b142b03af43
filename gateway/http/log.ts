import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Settings } from '../settings.ts';

const secretNames = [
  'password',
  'token',
  'cookie',
  'authorization',
  'sign',
  'code',
  'auth_code',
  'vCode',
  'secret',
];

/** The gateway's log: JSON lines on standard output, secrets blacked out wherever they stand by name. */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: settings.logLevel,
    base: null,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
    serializers: { err: describe },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line per request, when its answer has left. The query is left out: links carry secrets there. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { code, ...facts } = request.facts;
  request.log.info(
    {
      method: request.method,
      host: request.headers.host?.slice(0, 200),
      path: pathOf(request),
      status: reply.statusCode,
      answer: code,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
    },
    'request',
  );
}

/** The path without the parts of it that open a file by themselves. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  const names = (routeOptions.url ?? '').split('/');
  const [path = ''] = url.split('?', 1);
  return path
    .split('/')
    .map((part, at) => (names[at] === ':secret' || names[at] === ':signature' ? '[secret]' : part))
    .join('/')
    .slice(0, 300);
}

/** The frames of our own files only: the embedded database's stacks hold 20 KB of minified source a line. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.length < 300);
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    stack: frames.slice(1, 12).map((line) => line.trim()),
  };
}
