import { RefusedError } from '../kernel/refused-error.ts';

/** Fields and files of one form; each part more would cost the reader time. */
const MOST_PARTS = 20;
/** What a client may call the border between the parts (RFC 2046 §5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/i;

/** The separator of the parts of a form. @throws {RefusedError} `unsupportedType` for what is no form. */
export function boundaryOf(type: string): string {
  const found = /^multipart\/form-data\s*;/i.test(type) ? BOUNDARY.exec(type) : null;
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw new RefusedError('unsupportedType');
  return boundary;
}

/**
 * Takes a form with files apart. Repeated fields become lists; the object has no prototype.
 * @throws {RefusedError} `malformedRequest` for what is no form.
 */
export async function readForm(body: Buffer, type: string, boundary: string): Promise<unknown> {
  if (countOf(body, `--${boundary}`) > MOST_PARTS + 1) throw new RefusedError('malformedRequest');
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of await parse(body, type)) {
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  }
  return fields;
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
