import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { manifestBytes } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Milliseconds for all of it: resolving, connecting, and the last byte. */
const PATIENCE = 5_000;

/** Addresses that are no public host (IANA special-purpose registries): a vendor's name may lead to none of them. */
const inside = new BlockList();
for (const [net, prefix] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const],
  ...[['192.168.0.0', 16] as const, ['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const],
  ...[['203.0.113.0', 24] as const, ['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}

/** Of the newer addresses only those that are given to hosts, and of these none that stand for an older one. */
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ...[['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const],
  ['3fff::', 20] as const,
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address belongs to a host of the public network. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && publicSix.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Asks for every address of a name, as the system does. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  told: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

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

/** Resolves a name as usual and lets none of its addresses through unless all are public. */
function publicOnly(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) callback(error, '');
      else if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address))) {
        callback(new Error('The name leads into a network of its own.'), '');
      } else answer(addresses, options.all === true, callback);
    });
  };
}

/** Names of this machine need no resolver, and lead nowhere else. */
const hereOnly: LookupFunction = (_hostname, options, callback) => {
  lookup('localhost', { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, '');
    else answer(addresses, options.all === true, callback);
  });
};

function answer(
  addresses: readonly { readonly address: string; readonly family: number }[],
  all: boolean,
  callback: Parameters<LookupFunction>[2],
): void {
  const [first] = addresses;
  if (all) callback(null, [...addresses]);
  else callback(null, first?.address ?? '', first?.family ?? 4);
}

function failed(): RefusedError {
  return new RefusedError(registryCodes.addressFailed);
}
