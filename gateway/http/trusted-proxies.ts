import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Settings } from '../settings.ts';

/** Whether a connection comes from a proxy that may speak for its clients. */
export type Trusts = (address: string) => boolean;

/** The proxies of the settings; without any, nothing that a request says of another address, host or scheme counts. */
export function trustedProxies({ trustedProxies: list }: Pick<Settings, 'trustedProxies'>): Trusts {
  const proxies = new BlockList();
  for (const { address, prefix } of list) {
    proxies.addSubnet(address, prefix, familyOf(address));
  }
  return (address) => {
    // Behind a socket of both families an IPv4 address comes mapped into IPv6.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
  };
}

/** Whether a proxy that is trusted took this request over plain http. */
export function cameOverHttp(request: IncomingMessage, trusts: Trusts): boolean {
  const scheme = request.headers['x-forwarded-proto'];
  if (typeof scheme !== 'string' || !trusts(request.socket.remoteAddress ?? '')) return false;
  return scheme.split(',').at(-1)?.trim() === 'http';
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
