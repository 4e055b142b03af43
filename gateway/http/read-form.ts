import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { largestFile } from '#bridge/calls/filecenter/calls.ts';
import { RefusedError } from '../kernel/refused-error.ts';

/** Bytes of a form with files: the largest file, and room for what stands beside it. */
export const FORM_LIMIT: number = largestFile + 65_536;
/** Fields and files of one form; each part more would cost the reader time. */
const MOST_PARTS = 20;
/** What a client may call the border between the parts (RFC 2046 §5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a form with files into memory, no more of it than may be sent. Repeated fields become lists; the object has
 * no prototype.
 * @throws {RefusedError} `unsupportedType`, `fileTooLarge`, or `malformedRequest` for what is no form.
 */
export async function readForm(request: FastifyRequest): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  const found = /^multipart\/form-data\s*;/i.test(type) ? BOUNDARY.exec(type) : null;
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw new RefusedError('unsupportedType');
  const body = await readBody(request);
  if (countOf(body, `--${boundary}`) > MOST_PARTS + 1) throw new RefusedError('malformedRequest');
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of await parse(body, type)) {
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  }
  return fields;
}

async function readBody(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const { raw } = request;
  // Events, since leaving an iterator early would cut the line on which the refusal is told.
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= FORM_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
  });
  try {
    await finished(raw, { writable: false });
  } catch {
    // The client went away.
    throw new RefusedError('malformedRequest');
  }
  if (size > FORM_LIMIT) throw tooLarge();
  return Buffer.concat(chunks);
}

function tooLarge(): RefusedError {
  return new RefusedError('fileTooLarge');
}

async function parse(body: Buffer, type: string): Promise<Iterable<[string, unknown]>> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new RefusedError('malformedRequest');
  }
}

function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count <= MOST_PARTS + 1; ) {
    count += 1;
    at = body.indexOf(text, at + text.length);
  }
  return count;
}
