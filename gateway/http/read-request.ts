import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { fieldErrors } from '../kernel/field-errors.ts';
import { holdsOddText } from '../kernel/odd-text.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { readBody } from './read-body.ts';
import { boundaryOf, readForm } from './read-form.ts';

/** Deepest nesting of a JSON body; a parser must not be asked to go further. */
const DEEPEST = 32;
/** Fields of one form. */
const MOST_FIELDS = 1000;

/** Leaves every body to the calls: none is read before it is known who sends it. */
export function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/**
 * The bytes to set aside for the body of a call: as many as are announced.
 * @throws {RefusedError} `tooLarge` or `fileTooLarge` for more than the call takes.
 */
export function announcedSize(call: AnyCall, { headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const announced = headers['content-length'];
  const size = announced === undefined ? call.bodyLimit : Number(announced);
  if (size > call.bodyLimit) throw new RefusedError(tooLargeFor(call));
  return size;
}

/**
 * Reads and checks the request of a call.
 * @throws {RefusedError} `unsupportedType` for the wrong kind of body, `badInput` with the fields, and what `readBody`
 * and `readForm` refuse.
 */
export async function readRequest(
  call: AnyCall,
  request: FastifyRequest,
  isStranger: boolean,
): Promise<unknown> {
  const source = await readSource(call, request, isStranger);
  const parsed = call.request.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new RefusedError('badInput', { fields: fieldErrors(parsed.error.issues, source) });
}

async function readSource(
  call: AnyCall,
  request: FastifyRequest,
  isStranger: boolean,
): Promise<unknown> {
  const at = request.url.indexOf('?');
  if (call.encoding === 'query') return parseFields(at < 0 ? '' : request.url.slice(at + 1));
  if (call.method === 'GET') return {};
  const type = request.headers['content-type'] ?? '';
  const boundary = call.encoding === 'multipart' ? boundaryOf(type) : '';
  const terms = { limit: call.bodyLimit, tooLarge: tooLargeFor(call), isStranger };
  const body = await readBody(request.raw, terms);
  if (call.encoding === 'multipart') return readForm(body, type, boundary);
  return body.length === 0 ? {} : parseBody(call, request, type, body.toString());
}

function tooLargeFor({ encoding }: AnyCall): 'fileTooLarge' | 'tooLarge' {
  return encoding === 'multipart' ? 'fileTooLarge' : 'tooLarge';
}

async function parseBody(
  call: AnyCall,
  request: FastifyRequest,
  type: string,
  text: string,
): Promise<unknown> {
  const kind = type.split(';', 1)[0]?.trim().toLowerCase();
  if (kind === 'application/json' && call.encoding !== 'form') return parseJson(request, text);
  if (kind === 'application/x-www-form-urlencoded' && call.encoding !== 'json') {
    return parseFields(text);
  }
  throw new RefusedError('unsupportedType');
}

/** Reads a JSON body. @throws {RefusedError} `malformedRequest`, also for `__proto__` in it and for odd text. */
export function parseJson(request: FastifyRequest, text: string): Promise<unknown> {
  if (isTooDeep(text)) throw new RefusedError('malformedRequest');
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const parse = request.server.getDefaultJsonParser('error', 'error');
  parse(request, text, (error, value: unknown) => {
    const refused = error ?? refuseOdd(text, value);
    if (refused === null) resolve(value);
    else reject(refused);
  });
  return promise;
}

/** Repeated fields become lists. The object has no prototype, so no key of it means anything special. */
function parseFields(text: string): unknown {
  return parse(text, '&', '=', { maxKeys: MOST_FIELDS });
}

function refuseOdd(text: string, parsed: unknown): RefusedError | null {
  return holdsOddText(text, parsed) ? new RefusedError('malformedRequest') : null;
}

/** Counts brackets outside strings, without parsing. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
