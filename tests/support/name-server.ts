import { createSocket, type RemoteInfo } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Resolve } from '#gateway/kernel/public-network.ts';

/** A name server as any owner of a domain runs it: it speaks the protocol (RFC 1035) and may answer differently each time. */
export interface NameServer {
  /** What was asked for, in order, such as `parts.example A`. */
  readonly asked: readonly string[];
  /** Asks this server for the addresses of a name, old ones and new ones. */
  readonly resolve: Resolve;
  close(): void;
}

/** The two kinds of addresses, by their numbers in the protocol. */
const kinds: Readonly<Record<number, string>> = { 1: 'A', 28: 'AAAA' };

/** Opens one; `addresses` answers those of a name, the `time` counted from 1. */
export async function openNameServer(
  addresses: (name: string, time: number) => readonly string[],
): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    const kind = query.readUInt16BE(questionEnd(query) - 4);
    const name = nameIn(query);
    const question = `${name} ${kinds[kind]}`;
    asked.push(question);
    const time = asked.filter((one) => one === question).length;
    const known = addresses(name, time).filter((one) => isIPv6(one) === (kind === 28));
    socket.send(answerTo(query, kind, known), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const resolve = async (name: string) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((one, index) =>
      one.status === 'fulfilled'
        ? one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
  };
  return {
    asked,
    resolve: (name, _options, told) => void resolve(name).then((found) => told(null, found)),
    close: () => socket.close(),
  };
}

/** Where the labels of the question end. */
function questionEnd(query: Buffer): number {
  let at = 12;
  while (query.readUInt8(at) !== 0) at += query.readUInt8(at) + 1;
  return at + 5;
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query.readUInt8(at) !== 0; at += query.readUInt8(at) + 1) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query.readUInt8(at)));
  }
  return labels.join('.');
}

/** An answer with one record for each address, which holds for no time at all. */
function answerTo(query: Buffer, kind: number, addresses: readonly string[]): Buffer {
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => {
    const bytes = bytesOf(address);
    // The name of the question, an address of the internet, no time to live.
    return Buffer.concat([
      Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 0, 0, bytes.length]),
      bytes,
    ]);
  });
  return Buffer.concat([head, query.subarray(12, questionEnd(query)), ...records]);
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const [front = [], back = []] = address.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  const groups = [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
}
