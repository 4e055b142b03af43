import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConnections, networkOf } from './connections.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('one network gets as many connections as it may, and one more when one has ended', async () => {
  const server = createServer();
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    await once(server, 'connection');
    return socket;
  };
  const [first] = [await open(), await open()];
  const third = await open();
  await once(third.resume(), 'close');
  first.destroy();
  await once(first, 'close');
  await expect
    .poll(async () => {
      const again = await open();
      return Promise.race([once(again.resume(), 'close').then(() => 'closed'), wait(50, 'open')]);
    })
    .toBe('open');
  server.closeAllConnections();
  server.close();
});
