import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections at once; a browser holds about six for each of the portal's origins. */
const MOST_CONNECTIONS = 20_000;
/** Milliseconds a refused body may go on coming, so that its sender has time to read the refusal. */
const LINGER = 5000;

/**
 * Limits the connections of a server, in all and from one network; one too many is closed at once. A trusted proxy brings
 * the connections of everybody, and limits them itself.
 */
export function limitConnections(
  server: Server,
  mostOfOne: number,
  isProxy: (address: string) => boolean = () => false,
): void {
  server.maxConnections = MOST_CONNECTIONS;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress ?? '')) return;
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > mostOfOne) socket.destroy();
  });
}

/** The address, or of a long one the half that says the network: the other half is free to choose. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^.*:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const rest = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Closes the connection of an answered request whose body does not end. */
export function endUnread(request: { readonly complete: boolean; readonly socket: Socket }): void {
  // Requests that are injected do not say whether they are complete.
  if (request.complete !== false) return;
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, LINGER).unref();
}
