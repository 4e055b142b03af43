import { type Offer, protocolVersion } from '#bridge/methods/protocol.ts';
import { limits } from './limits.ts';

/** What can go wrong with the document that a port is for, `secondHello` and `left` even after it stands. */
export type HandshakeFault = 'wrongOrigin' | 'wrongVersion' | 'noEcho' | 'secondHello' | 'left';

/** The frame a handshake belongs to. */
export interface Door {
  /**
   * Exact origin of the page in the frame. `null` where an app without an origin stands in the frame itself: a host that
   * tries out a single app may do so, the portal has a page of its own around it (`bridge/methods/sandbox-page.ts`).
   */
  readonly origin: string;
  /** Told once, with the port that came with the hello, when its other end has answered. */
  readonly onPort: (port: MessagePort) => void;
  /** Told of every fault; after `secondHello`, `left` and `noEcho` the handshake is over. */
  readonly onFault: (fault: HandshakeFault) => void;
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

/** Starts to wait for the hello of the document in the frame; one document, one port, never a second. */
export function createHandshake({ origin, onPort, onFault }: Door): Handshake {
  let phase: Phase = { kind: 'waiting' };

  function close(): void {
    if (phase.kind === 'offered') phase.port.close();
    phase = { kind: 'closed' };
  }

  function fail(fault: HandshakeFault): void {
    close();
    onFault(fault);
  }

  function receive({ origin: from, data, ports: [port] }: WindowMessage): void {
    if (phase.kind === 'closed') return;
    if (from === origin && isTyped(data, 'atrium.left')) fail('left');
    else if (isTyped(data, 'atrium.hello')) takeHello(from, data.version, port);
  }

  function takeHello(from: string, version: unknown, port: MessagePort | undefined): void {
    // Whoever says it: the document that has the port is not the one in the frame any more.
    if (phase.kind !== 'waiting') fail('secondHello');
    else if (from !== origin) onFault('wrongOrigin');
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
    port.onmessage = ({ data }: { data: unknown }) => {
      clearTimeout(timer);
      if (phase.kind !== 'offered') return;
      if (!isTyped(data, 'atrium.echo') || data.nonce !== nonce) {
        fail('noEcho');
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
