import { type Echo, type Hello, type Offer, protocolVersion } from '#bridge/methods/protocol.ts';
import { BridgeError } from './errors.ts';

/** A port whose handshake is done, and what has come over it until the app's script was there to hear it. */
export interface Opened {
  readonly port: MessagePort;
  readonly heard: readonly unknown[];
}

declare global {
  /** The handshake of a page that began it before its script was loaded; see `early-hello.ts`. */
  var atriumOpened: Promise<Opened> | undefined;
}

/** The id of the call that asks for the context. */
export const firstCall = 'context';

/**
 * Opens a port to the window that frames this document. Rejects with `disconnected` in a page that is not in a frame,
 * and with `timeout` when no answer comes.
 */
export function openPort(limit = 30_000): Promise<Opened> {
  if (parent === window) return Promise.reject(new BridgeError('disconnected'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BridgeError('timeout')), limit);
    void (globalThis.atriumOpened ?? sayHello()).then((opened) => {
      clearTimeout(timer);
      resolve(opened);
    });
  });
}

/** Says hello with a port, echoes the nonce that comes on it, and asks for the context right behind that. */
export function sayHello(): Promise<Opened> {
  return new Promise((resolve) => {
    const { port1: port, port2 } = new MessageChannel();
    port.onmessage = ({ data: { nonce } }: MessageEvent<Offer>) => {
      port.postMessage({ type: 'atrium.echo', nonce } satisfies Echo);
      resolve({ port, heard: askForContext(port) });
    };
    parent.postMessage({ type: 'atrium.hello', version: protocolVersion } satisfies Hello, '*', [
      port2,
    ]);
  });
}

/**
 * Accepts the shell's acknowledgement, which is on its way, and asks for the context; returns what the port brings
 * until it gets another listener. Penpal would take two trips for this, and not before its script is loaded.
 */
export function askForContext(port: MessagePort): readonly unknown[] {
  const heard: unknown[] = [];
  const say = (message: object): void => port.postMessage({ namespace: 'penpal', ...message });
  port.onmessage = ({ data }) => heard.push(data);
  say({ type: 'ACK2' });
  say({ type: 'CALL', id: firstCall, methodPath: ['context.get'], args: [{}] });
  return heard;
}
