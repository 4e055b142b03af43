import { type Offer, protocolVersion } from '#bridge/methods/protocol.ts';
import { limits } from './limits.ts';
import { readMessage } from './reading.ts';

/** What can go wrong with the document that a port is for, `secondHello` even after the handshake. */
export type HandshakeFault = 'wrongOrigin' | 'wrongVersion' | 'noEcho' | 'secondHello' | 'left';

/** The frame a handshake belongs to. */
export interface Door {
  /**
   * Exact origin of the page in the frame. `null` where an app without an origin is in the frame itself: a host that
   * tries out a single app may do so, the portal has a page of its own around it (`bridge/methods/sandbox-page.ts`).
   */
  readonly origin: string;
  /** Called once, with the port that came with the hello, when its other end has answered. */
  readonly onPort: (port: MessagePort) => void;
  /** Called for every fault; after `secondHello`, `left` and `noEcho` the handshake is over. */
  readonly onFault: (fault: HandshakeFault) => void;
  /** Called for a message that is too large; gross ones must be the last. */
  readonly onStrike: (gross: boolean) => void;
}

/** What the shell reads of a message event. */
export interface WindowMessage {
  readonly origin: string;
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** One frame's handshake. */
export interface Handshake {
  /** Takes a message whose source is the frame's window. */
  receive(message: WindowMessage): void;
  close(): void;
}

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offered'; readonly port: MessagePort }
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' };

/**
 * Starts to wait for the hello of the document in the frame; one document, one port, never a second. After the hello no
 * message of the window is read: what it carries can hold the page up.
 */
export function createHandshake({ origin, onPort, onFault, onStrike }: Door): Handshake {
  let phase: Phase = { kind: 'waiting' };

  function close(): void {
    if (phase.kind === 'offered') phase.port.close();
    phase = { kind: 'closed' };
  }

  function fail(fault: HandshakeFault): void {
    close();
    onFault(fault);
  }

  function receive(message: WindowMessage): void {
    if (phase.kind === 'waiting') readFirst(message);
    // Its sender does not matter: the document that has the port is no longer the one in the frame.
    else if (phase.kind !== 'closed' && message.ports.length > 0) fail('secondHello');
  }

  function readFirst(message: WindowMessage): void {
    const reading = readMessage(message);
    const { origin: from, ports } = message;
    if (!reading.ok) onStrike(reading.gross);
    else if (from === origin && isTyped(reading.data, 'atrium.left')) fail('left');
    else if (isTyped(reading.data, 'atrium.hello')) takeHello(from, reading.data.version, ports[0]);
  }

  function takeHello(from: string, version: unknown, port: MessagePort | undefined): void {
    if (from !== origin) onFault('wrongOrigin');
    // One without a port belongs to another handshake, whatever version it names.
    else if (version !== protocolVersion || !port) onFault('wrongVersion');
    else offer(port);
  }

  function offer(port: MessagePort): void {
    const nonce = crypto.randomUUID();
    const timer = setTimeout(() => {
      if (phase.kind === 'offered') fail('noEcho');
    }, limits.echoDeadline);
    phase = { kind: 'offered', port };
    port.onmessage = (message) => {
      clearTimeout(timer);
      if (phase.kind !== 'offered') return;
      const reading = readMessage(message);
      const { data } = reading;
      if (!reading.ok || !isTyped(data, 'atrium.echo') || data.nonce !== nonce) {
        fail('noEcho');
        if (!reading.ok) onStrike(reading.gross);
        return;
      }
      port.onmessage = null;
      phase = { kind: 'open' };
      onPort(port);
    };
    port.postMessage({ type: 'atrium.offer', version: protocolVersion, nonce } satisfies Offer);
  }

  return { receive, close };
}

function isTyped(data: unknown, type: string): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === type;
}
