import {
  type InitializeMessengerOptions,
  type Message,
  type Messenger,
  PortMessenger,
} from 'penpal';
import type { BridgeResult } from '#bridge/methods/codes.ts';

/** What the guard in front of Penpal is made from. */
export interface GuardOptions {
  readonly port: MessagePort;
  /** Exact names Penpal may serve; every other call is answered here. */
  readonly names: ReadonlySet<string>;
  /** Answers a call whose name does not exist, through the same pipeline, so that it is audited. */
  readonly serveUnknown: (name: string, request: unknown) => Promise<BridgeResult<unknown>>;
  /** Counts a message of whatever shape; false once the app sends far too many. */
  readonly admit: () => boolean;
  /** Told when the app ends the connection from its side. */
  readonly onGone: () => void;
  /** Told when the app's own script is there: what it is told before that is heard late, and never answered in time. */
  readonly onListening: () => void;
}

type Handler = (message: Message) => void;

/**
 * A Penpal messenger over a port that hands on only what the protocol needs: Penpal itself walks inherited
 * properties, answers with stacks, throws at odd shapes and accepts a second handshake (its versions up to 7.0).
 */
export function createGuardMessenger(options: GuardOptions): Messenger {
  const inner = new PortMessenger({ port: options.port });
  const handlers = new Set<Handler>();
  let begun = false;
  let acknowledged = false;
  let admitted = true;
  const hand: Handler = (message) => {
    for (const handler of [...handlers]) handler(message);
  };

  function receive(message: Message): void {
    if (!admitted) return;
    if (message.type === 'CALL') receiveCall(message, options, hand, inner);
    // An error an app throws stays a mere fact: its text and stack are not wanted here.
    else if (message.type === 'REPLY') hand(message.isError ? failedReply(message) : message);
    else if (message.type === 'DESTROY') {
      options.onGone();
      hand(message);
    } else if (message.type === 'SYN') options.onListening();
    else if (message.type === 'ACK2' && !acknowledged) {
      acknowledged = true;
      hand(message);
    }
  }

  return {
    sendMessage(message, transferables) {
      if (message.type !== 'SYN') inner.sendMessage(message, transferables);
      else if (!begun) {
        begun = true;
        inner.sendMessage({ ...message, participantId: leader });
        hand({ ...message, participantId: follower });
      }
    },
    addMessageHandler: (handler) => handlers.add(handler),
    removeMessageHandler: (handler) => handlers.delete(handler),
    initialize(given: InitializeMessengerOptions) {
      // Before Penpal, which is silent about whatever is none of its own: that is work for the shell as well.
      for (const name of ['message', 'messageerror'] as const) {
        options.port.addEventListener(name, () => {
          admitted = options.admit();
        });
      }
      inner.initialize(given);
      inner.addMessageHandler(receive);
    },
    destroy() {
      inner.destroy();
      handlers.clear();
    },
  };
}

/** Hands a call of a known name on to Penpal; answers every other one itself. */
function receiveCall(
  message: Message & { type: 'CALL' },
  { names, serveUnknown }: GuardOptions,
  hand: Handler,
  inner: Messenger,
): void {
  const { id, methodPath, args } = message;
  if (typeof id !== 'string' || id.length > 64 || !Array.isArray(args)) return;
  const path: readonly unknown[] = Array.isArray(methodPath) ? methodPath.slice(0, 8) : [];
  const [name] = path;
  const request: unknown = args[0];
  if (path.length === 1 && typeof name === 'string' && names.has(name)) {
    hand({ ...message, methodPath: [name], args: [request] });
    return;
  }
  const words = path.filter((part) => typeof part === 'string').join('/');
  void serveUnknown(`/${words}`, request).then((value) => {
    inner.sendMessage({
      namespace: 'penpal',
      channel: undefined,
      type: 'REPLY',
      callId: id,
      value,
    });
  });
}

/**
 * The side with the higher id leads Penpal's handshake. The shell leads, and acknowledges an app it has not heard yet: the
 * port's other end is known to be the app's by its echo. What an app asks can so follow its echo at once, where Penpal
 * takes two trips before its first call.
 */
const leader = '~';
const follower = ' ';

function failedReply({ callId }: Message & { type: 'REPLY' }): Message {
  return {
    namespace: 'penpal',
    channel: undefined,
    type: 'REPLY',
    callId,
    value: 'failed',
    isError: true,
  };
}
