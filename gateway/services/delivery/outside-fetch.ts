import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { createFetch } from 'ofetch';
import { hereOnly, isPublic, publicOnly } from '#gateway/kernel/public-network.ts';

/** Bytes of an answer that are read; services answer with a few hundred. */
const MOST_BYTES = 65_536;

/** Where the gateway may connect to on behalf of a company. */
export interface Reach {
  /** Names of this machine, for those who develop. */
  readonly here: boolean;
  /** Addresses of private networks, where the gateway is a company's own. */
  readonly privateNetwork: boolean;
}

/** An address that is not to be connected to. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Looks a host up and lets it through when it may be connected to. @throws {UnreachableError} */
export function lookupFor(host: string, reach: Reach): typeof hereOnly {
  const literal = host.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) {
    if (!reach.here) throw new UnreachableError('It is this machine.');
    return hereOnly;
  }
  if (reach.privateNetwork) return lookup as typeof hereOnly;
  if (isIP(literal) !== 0 && !isPublic(literal)) {
    throw new UnreachableError('It is in a network of its own.');
  }
  return publicOnly(lookup);
}

/** A client for the services of companies: JSON out and in, follows no redirect, connects to what was checked. */
export function outsideClient(reach: Reach) {
  return createFetch({ fetch: (address, options) => send(String(address), options ?? {}, reach) });
}

async function send(address: string, options: RequestInit, reach: Reach): Promise<Response> {
  const url = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
    method: options.method ?? 'GET',
    headers: Object.fromEntries(new Headers(options.headers)),
    lookup: lookupFor(url.hostname, reach),
    // A connection of its own: one that is kept alive was checked for another company.
    agent: false,
    ...(options.signal && { signal: options.signal }),
  });
  request.on('response', resolve).on('error', reject);
  request.end(typeof options.body === 'string' ? options.body : undefined);
  const answer = await promise;
  const body = await readBody(answer);
  const type = answer.headers['content-type'];
  return new Response(answer.statusCode === 204 ? null : body, {
    status: Math.max(200, answer.statusCode ?? 500),
    headers: type === undefined ? {} : { 'content-type': type },
  });
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > MOST_BYTES) {
      answer.destroy();
      throw new Error('The answer is too long.');
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
