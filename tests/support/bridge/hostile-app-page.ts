/** An app that wants more than it was given. It holds the raw port, so nothing of the guest's kindness protects the shell. */

import { attach } from '#bridge/guest/connect.ts';
import { openPort } from '#bridge/guest/handshake.ts';

interface Hostile {
  /** Speaks a Penpal message of any shape, and returns the reply to it, or null when none comes within 300 ms. */
  raw(message: unknown): Promise<unknown>;
  /** Calls by any path with any value. */
  callPath(path: unknown, request: unknown): Promise<unknown>;
  floodWindow(milliseconds: number): number;
  floodPort(milliseconds: number): number;
  /** Floods the port with what no bridge speaks. */
  floodPortOddly(milliseconds: number): number;
  /** Sends an object with this many keys. */
  giant(keys: number): void;
  /** Sends a message some times over with 300,000 keys at one of its places, such as `args.1`. */
  giantAt(given: { readonly message: object; readonly place: string }, times: number): void;
  loop(milliseconds: number): void;
  /** Takes the focus every 30 ms and keeps what is typed. */
  stealFocus(): void;
  readonly stolen: string[];
  /** How often it was clicked. */
  clicks(): number;
  /** Names of the sandbox' escapes that worked. */
  escape(): string[];
}

declare global {
  interface Window {
    hostile: Hostile;
  }
}

const opened = await openPort();
const { port } = opened;
const bridge = await attach(opened);
window.bridge = bridge;
const stolen: string[] = [];
let clicks = 0;
addEventListener('click', () => {
  clicks += 1;
});
const replies = new Map<string, (value: unknown) => void>();
port.addEventListener('message', ({ data }) => {
  if (data?.type === 'REPLY') replies.get(data.callId)?.(data);
});

function raw(message: unknown): Promise<unknown> {
  const id = Reflect.get(Object(message), 'id');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), 300);
    replies.set(String(id), (value) => {
      clearTimeout(timer);
      resolve(value);
    });
    port.postMessage(message);
  });
}

function until(milliseconds: number, work: () => void): number {
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    for (let turn = 0; turn < 100; turn += 1) work();
    count += 100;
  }
  return count;
}

window.hostile = {
  raw,
  callPath: (methodPath, request) =>
    raw({
      namespace: 'penpal',
      type: 'CALL',
      id: crypto.randomUUID(),
      methodPath,
      args: [request],
    }),
  floodWindow: (milliseconds) =>
    until(milliseconds, () => parent.postMessage({ type: 'flood' }, '*')),
  floodPort: (milliseconds) =>
    until(milliseconds, () =>
      port.postMessage({ namespace: 'penpal', type: 'CALL', id: 'x', methodPath: ['x'], args: [] }),
    ),
  floodPortOddly: (milliseconds) => until(milliseconds, () => port.postMessage(0)),
  giant(count) {
    const keys = Array.from({ length: count }, (_, index) => [`k${index}`, index] as const);
    port.postMessage({
      namespace: 'penpal',
      type: 'CALL',
      id: 'giant',
      methodPath: ['tabs.open'],
      args: [Object.fromEntries(keys)],
    });
  },
  giantAt({ message, place }, times) {
    const weight = Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, n]));
    const parts = place.split('.');
    const last = parts.pop() ?? '';
    Reflect.set(
      parts.reduce<object>((part, key) => Reflect.get(part, key) as object, message),
      last,
      weight,
    );
    for (let count = 0; count < times; count += 1) port.postMessage(message);
  },
  loop(milliseconds) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  },
  stealFocus() {
    const input = document.createElement('input');
    document.body.append(input);
    addEventListener('keydown', ({ key }) => stolen.push(key));
    setInterval(() => {
      window.focus();
      input.focus();
    }, 30);
  },
  stolen,
  clicks: () => clicks,
  escape() {
    const ways: Record<string, () => unknown> = {
      topLocation: () => {
        if (top) top.location.href = 'about:blank';
        return true;
      },
      topReplace: () => {
        top?.location.replace('about:blank');
        return true;
      },
      topDocument: () => top?.document,
      parentDocument: () => parent.document,
      frameElement: () => window.frameElement,
      popup: () => window.open('about:blank'),
      confirm: () => window.confirm('?'),
      prompt: () => window.prompt('?'),
      siblings: () => parent.frames[0]?.document,
      domain: () => {
        document.domain = 'localhost';
        return true;
      },
    };
    return Object.keys(ways).filter((name) => {
      try {
        return Boolean(ways[name]?.());
      } catch {
        return false;
      }
    });
  },
};
await bridge.ready();
