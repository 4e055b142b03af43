import { expect, test, vi } from 'vitest';
import { createHandshake, type WindowMessage } from './handshake.ts';

const origin = 'https://app.example';

/** A message whose carried data notes that it was read. */
function message(data: unknown, given: { ports?: MessagePort[]; from?: string } = {}) {
  const read = vi.fn(() => data);
  const event: WindowMessage = {
    origin: given.from ?? origin,
    ports: given.ports ?? [],
    get data() {
      return read();
    },
  };
  return { event, read };
}

function open() {
  const { port1, port2 } = new MessageChannel();
  const [onPort, onFault, onStrike] = [vi.fn(), vi.fn(), vi.fn()];
  const handshake = createHandshake({ origin, onPort, onFault, onStrike });
  const hello = message({ type: 'atrium.hello', version: 1 }, { ports: [port2] });
  return { handshake, hello, app: port1, onPort, onFault, onStrike };
}

/** Answers the offer with its nonce; settles once the port is handed over. */
async function finish({ handshake, hello, app, onPort }: ReturnType<typeof open>): Promise<void> {
  app.onmessage = ({ data }) => app.postMessage({ type: 'atrium.echo', nonce: data.nonce });
  handshake.receive(hello.event);
  await vi.waitUntil(() => onPort.mock.calls.length === 1);
  app.close();
}

test('once the hello is there no message of the window is read', async () => {
  const opened = open();
  await finish(opened);
  const later = [message('x'), message({ type: 'atrium.hello', version: 1 }), message({})];
  for (const { event } of later) opened.handshake.receive(event);
  for (const { read } of later) expect(read).not.toHaveBeenCalled();
  expect(opened.onFault).not.toHaveBeenCalled();
});

test('a second port ends it, whatever comes with it', async () => {
  const opened = open();
  await finish(opened);
  const { port1, port2 } = new MessageChannel();
  const second = message({}, { ports: [port2], from: 'https://elsewhere.example' });
  opened.handshake.receive(second.event);
  expect(second.read).not.toHaveBeenCalled();
  expect(opened.onFault.mock.calls).toEqual([['secondHello']]);
  opened.handshake.receive(message({}).event);
  expect(opened.onFault).toHaveBeenCalledTimes(1);
  port1.close();
});

test('a message before the hello that is too large is a strike', () => {
  const { handshake, onStrike, app } = open();
  handshake.receive(message('x'.repeat(200_000)).event);
  handshake.receive(message('x'.repeat(9_000_000)).event);
  expect(onStrike.mock.calls).toEqual([[false], [true]]);
  app.close();
});

test('an echo that is too large is a strike, and none', async () => {
  const { handshake, hello, app, onFault, onStrike } = open();
  app.onmessage = ({ data }) =>
    app.postMessage({ type: 'atrium.echo', nonce: data.nonce, more: 'x'.repeat(9_000_000) });
  handshake.receive(hello.event);
  await vi.waitUntil(() => onFault.mock.calls.length === 1);
  expect(onFault.mock.calls).toEqual([['noEcho']]);
  expect(onStrike.mock.calls).toEqual([[true]]);
  app.close();
});
