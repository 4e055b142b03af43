import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { manifestBytes } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import { hereOnly, isPublic, publicOnly, type Resolve } from '#gateway/kernel/public-network.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Milliseconds for all of it: resolving, connecting, and the last byte. */
const PATIENCE = 5_000;

/**
 * Fetches the manifest of a vendor: one request that follows nothing, to a public host, with limits of size and time.
 * What is connected to is what was checked, so a name that changes its mind in between gains nothing. `mayBeHere` lets
 * names of this machine through, for those who develop.
 * @throws {RefusedError} `addressFailed`, whatever it was: the answer is no means to look around in our network.
 */
export async function fetchManifest(
  address: URL,
  mayBeHere: boolean,
  resolve: Resolve = lookup,
): Promise<Buffer> {
  const { hostname, protocol } = address;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublic(literal)) throw failed();
  if (isHere && !mayBeHere) throw failed();
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const response = await new Promise<IncomingMessage>((answer, fail) => {
      const send = protocol === 'https:' ? requestSecure : requestPlain;
      send(address, {
        signal,
        lookup: isHere ? hereOnly : publicOnly(resolve),
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        // A connection of its own: one that is kept alive was checked for somebody else.
        agent: false,
      })
        .on('response', answer)
        .on('error', fail)
        .end();
    });
    return await readBody(response);
  } catch {
    throw failed();
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const type = response.headers['content-type'] ?? '';
  try {
    if (response.statusCode !== 200 || !/^application\/(?:\w+\+)?json\b/i.test(type))
      throw failed();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > manifestBytes) throw failed();
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function failed(): RefusedError {
  return new RefusedError(registryCodes.addressFailed);
}
