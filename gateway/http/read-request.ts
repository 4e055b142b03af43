import { parse } from 'node:querystring';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { fieldErrors } from '../kernel/field-errors.ts';
import { holdsOddText } from '../kernel/odd-text.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { readForm } from './read-form.ts';

/** Largest JSON or form body, in bytes. */
export const BODY_LIMIT = 1_048_576;
/** Deepest nesting of a JSON body; a parser must not be asked to go further. */
const DEEPEST = 32;
/** Fields of one form. */
const MOST_FIELDS = 1000;

/**
 * Teaches the server the kinds of bodies it takes; `__proto__` in them is refused. A form with files is not read before
 * the call knows who sends it.
 */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      const text = body.toString();
      if (text === '') done(null, {});
      else if (isTooDeep(text)) done(new RefusedError('malformedRequest'));
      else
        parseJson(request, text, (error, parsed: unknown) =>
          done(error ?? refuseOdd(text, parsed), parsed),
        );
    },
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, parseFields(body.toString())),
  );
  server.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/**
 * Reads and checks the request of a call.
 * @throws {RefusedError} `unsupportedType` for the wrong kind of body, `badInput` with the fields, and what `readForm`
 * refuses.
 */
export async function readRequest(call: AnyCall, request: FastifyRequest): Promise<unknown> {
  const source = call.encoding === 'multipart' ? await readForm(request) : sourceOf(call, request);
  const parsed = call.request.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new RefusedError('badInput', { fields: fieldErrors(parsed.error.issues, source) });
}

function sourceOf(call: AnyCall, request: FastifyRequest): unknown {
  const at = request.url.indexOf('?');
  if (call.encoding === 'query') return parseFields(at < 0 ? '' : request.url.slice(at + 1));
  if (request.body instanceof Readable) throw new RefusedError('unsupportedType');
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const wanted =
    call.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  if (call.encoding !== 'none' && type !== wanted && request.body !== undefined) {
    throw new RefusedError('unsupportedType');
  }
  return request.body ?? {};
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
