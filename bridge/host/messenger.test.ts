import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from './limits.ts';
import { createGuardMessenger, replyFailures } from './messenger.ts';

let app: MessagePort;
let strikes: boolean[];
let handed: unknown[];
let refused: unknown[];
let replies: unknown[];
let sendCall: (id: string) => void;
let close: () => void;

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  app = port2;
  [strikes, handed, refused, replies] = [[], [], [], []];
  app.onmessage = ({ data }) => replies.push(data);
  const messenger = createGuardMessenger({
    port: port1,
    names: new Set(['tabs.open']),
    refuse(name, code, field) {
      refused.push([name, code, field]);
      return { ok: false, code };
    },
    admit: () => true,
    onStrike: (gross) => strikes.push(gross),
    onGone: vi.fn(),
    onListening: vi.fn(),
  });
  messenger.initialize({ validateReceivedMessage: () => true } as never);
  messenger.addMessageHandler((message) => handed.push(message));
  sendCall = (id) =>
    messenger.sendMessage({
      namespace: 'penpal',
      channel: undefined,
      type: 'CALL',
      id,
      methodPath: ['app.ping'],
      args: [],
    } as never);
  close = () => messenger.destroy();
});
afterEach(() => {
  close();
  app.close();
});

const base = { namespace: 'penpal', type: 'CALL', id: 'c1', methodPath: ['tabs.open'], args: [{}] };

/** Sends messages, and one behind them that is handed on once they were all received. */
async function say(...messages: unknown[]): Promise<void> {
  for (const message of messages) app.postMessage(message);
  app.postMessage({ ...base, id: 'last' });
  await vi.waitUntil(() => handed.some((one) => Reflect.get(Object(one), 'id') === 'last'));
  handed.splice(-1);
}

const keys = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`key${place}`, place]));

test('a message too large is a strike wherever its weight is', async () => {
  const weight = keys(30_000);
  await say(
    { ...base, args: [{}, weight] },
    { ...base, methodPath: ['tabs.open', weight] },
    { ...base, extra: weight },
    { namespace: 'penpal', type: 'REPLY', callId: 'none', value: weight },
    { namespace: 'penpal', type: 'DESTROY', weight },
    { nothing: 'of the protocol', weight },
    'x'.repeat(limits.messageBytes),
  );
  expect(strikes).toHaveLength(7);
  expect(handed).toEqual([]);
});

test('a reply the shell asked for is weighed as well', async () => {
  sendCall('asked');
  await say({ namespace: 'penpal', type: 'REPLY', callId: 'asked', value: keys(30_000) });
  expect(strikes).toEqual([]);
  expect(handed).toMatchObject([
    { type: 'REPLY', callId: 'asked', isError: true, value: { code: replyFailures.tooLarge } },
  ]);
});

test('so is one that is so large that no other may be read', async () => {
  sendCall('asked');
  await say({ namespace: 'penpal', type: 'REPLY', callId: 'asked', value: 'x'.repeat(9_000_000) });
  expect(strikes).toEqual([true]);
});

test('a message that takes long to read is the last one, though nothing in it can be weighed', async () => {
  const times = [0, 1, 10, 10 + limits.readMilliseconds + 1];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 1_000);
  await say({ ...base, args: [{ odd: 1n }] }, { ...base, args: [{ odd: 2n }] });
  clock.mockRestore();
  expect(strikes).toEqual([true]);
});

test('a request of the largest size passes, with what the protocol adds to it', async () => {
  const text = 'x'.repeat(limits.messageBytes / 2 - 100);
  await say({ ...base, args: [{ text }] });
  expect(strikes).toEqual([]);
  expect(handed).toHaveLength(1);
});

test('a call of another shape than a call has is refused by a code that names what is wrong', async () => {
  await say(
    { ...base, id: 'c2', args: [{}, {}] },
    { ...base, id: 'c3', args: null },
    { ...base, id: 'c4', extra: 1 },
    { ...base, id: 'c5', methodPath: ['tabs.open', 'call'] },
    { ...base, id: 'c6', methodPath: 'tabs.open' },
    { ...base, id: 'c7', methodPath: ['x'.repeat(300)] },
    { ...base, id: 8 },
    { ...base, id: 'x'.repeat(65) },
  );
  expect(refused).toEqual([
    ['tabs.open', 'badInput', 'args'],
    ['tabs.open', 'badInput', 'args'],
    ['tabs.open', 'badInput', 'extra'],
    ['/tabs.open/call', 'unknownMethod', undefined],
    ['/', 'unknownMethod', undefined],
    [`/${'x'.repeat(63)}`, 'unknownMethod', undefined],
  ]);
  expect(handed).toEqual([]);
  await vi.waitUntil(() => replies.length === 6);
  expect(replies).toMatchObject([
    { type: 'REPLY', callId: 'c2', value: { ok: false, code: 'badInput' } },
    ...['c3', 'c4', 'c5', 'c6', 'c7'].map((callId) => ({ type: 'REPLY', callId })),
  ]);
});

test('what the shell has not asked for, and what has keys of its own, is handed to nobody', async () => {
  for (const id of ['asked', 'odd', 'thrown']) sendCall(id);
  await say(
    { namespace: 'penpal', type: 'REPLY', callId: 'none', value: 1 },
    { namespace: 'penpal', type: 'ACK2', extra: 3 },
    { namespace: 'penpal', type: 'REPLY', callId: 'asked', value: 4 },
    { namespace: 'penpal', type: 'REPLY', callId: 'asked', value: 5 },
    { namespace: 'penpal', type: 'REPLY', callId: 'odd', value: 1, extra: 2 },
    { namespace: 'penpal', type: 'REPLY', callId: 'thrown', value: 'a stack', isError: true },
  );
  expect(handed).toMatchObject([
    { namespace: 'penpal', type: 'REPLY', callId: 'asked', value: 4 },
    { callId: 'odd', isError: true, value: { code: replyFailures.odd } },
    { callId: 'thrown', isError: true, value: { code: replyFailures.threw } },
  ]);
});
