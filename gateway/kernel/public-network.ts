/** Which addresses the gateway may connect to when somebody from outside names them. */
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are no public host (IANA special-purpose registries): a name from outside may lead to none of them. */
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

/** Resolves a name as usual and lets none of its addresses through unless all are public. */
export function publicOnly(resolve: Resolve): LookupFunction {
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
export const hereOnly: LookupFunction = (_hostname, options, callback) => {
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
