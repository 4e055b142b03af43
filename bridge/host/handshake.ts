import { protocolVersion } from '#bridge/methods/protocol.ts';
import { limits } from './limits.ts';

/** What can go wrong with the document that a port is for, `secondHello` and `left` even after it stands. */
export type HandshakeFault = 'wrongOrigin' | 'wrongVersion' | 'noEcho' | 'secondHello' | 'left';

/** The frame a handshake belongs to. */
export interface Door {
  /** The frame's window, as it is now. */
  readonly window: () => MessageTarget | null;
  /**
   * Exact origin of the page in the frame. `null` for one without an origin, which hosts that try out a single app frame
   * directly; the portal has a page of its own around it, `bridge/methods/sandbox-page.ts`.
   */
  readonly origin: string;
  /** Told once, with the port whose other end is proven to be in the document that said hello. */
  readonly onPort: (port: MessagePort) => void;
  /** Told of every fault; after `secondHello`, `left` and `noEcho` the handshake is over. */
  readonly onFault: (fault: HandshakeFault) => void;
}

/** What the shell needs of a window to answer it. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void;
}

/** What the shell reads of a message event. */
export interface WindowMessage {
  readonly origin: string;
  readonly data: unknown;
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
export function createHandshake({ window, origin, onPort, onFault }: Door): Handshake {
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
    if (phase.kind === 'closed') return;
    if (message.origin === origin && isTyped(message.data, 'atrium.left')) fail('left');
    else if (isTyped(message.data, 'atrium.hello')) greet(message.origin, message.data.version);
  }

  function greet(from: string, version: unknown): void {
    if (from !== origin) onFault('wrongOrigin');
    else if (phase.kind !== 'waiting') fail('secondHello');
    else if (version !== protocolVersion) onFault('wrongVersion');
    else offer();
  }

  function offer(): void {
    const { port1: port, port2 } = new MessageChannel();
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
    // A frame without an origin can only be addressed by `*`; for every other one the browser drops the offer when
    // another document stands there meanwhile.
    const target = origin === 'null' ? '*' : origin;
    const hello = { type: 'atrium.offer', version: protocolVersion, nonce };
    window()?.postMessage(hello, target, [port2]);
  }

  return { receive, close };
}

function isTyped(data: unknown, type: string): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === type;
}
