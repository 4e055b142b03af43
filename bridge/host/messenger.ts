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
  /** Counts a message; false once the app sends far too many. */
  readonly admit: () => boolean;
  /** Told when the app ends the connection from its side. */
  readonly onGone: () => void;
}

type Handler = (message: Message) => void;

/**
 * A Penpal messenger over a port that hands on only what the protocol needs: Penpal itself walks inherited
 * properties, answers with stacks, throws at odd shapes and accepts a second handshake (its versions up to 7.0).
 */
export function createGuardMessenger(options: GuardOptions): Messenger {
  const { port, names, serveUnknown, admit, onGone } = options;
  const inner = new PortMessenger({ port });
  const handlers = new Set<Handler>();
  const handshake = createHandshakeGate();

  function receive(message: Message): void {
    if (!admit()) return;
    switch (message.type) {
      case 'SYN':
      case 'ACK1':
      case 'ACK2':
        if (handshake.admits(message)) hand(message);
        return;
      case 'CALL':
        receiveCall(message);
        return;
      case 'REPLY':
        // An error an app throws stays a mere fact: its text and stack are not wanted here.
        hand(message.isError ? failedReply(message) : message);
        return;
      case 'DESTROY':
        onGone();
        hand(message);
    }
  }

  function receiveCall(message: Message & { type: 'CALL' }): void {
    const { id, methodPath, args } = message;
    if (typeof id !== 'string' || id.length > 64 || !Array.isArray(args)) return;
    const name = Array.isArray(methodPath) ? methodPath.map(String).join('.') : '';
    const request: unknown = args[0];
    if (Array.isArray(methodPath) && methodPath.length === 1 && names.has(name)) {
      hand({ ...message, methodPath: [name], args: [request] });
      return;
    }
    void serveUnknown(name, request).then((value) => {
      inner.sendMessage({
        namespace: 'penpal',
        channel: undefined,
        type: 'REPLY',
        callId: id,
        value,
      });
    });
  }

  function hand(message: Message): void {
    for (const handler of [...handlers]) handler(message);
  }

  return {
    sendMessage: inner.sendMessage,
    addMessageHandler: (handler) => handlers.add(handler),
    removeMessageHandler: (handler) => handlers.delete(handler),
    initialize(given: InitializeMessengerOptions) {
      inner.initialize(given);
      inner.addMessageHandler(receive);
    },
    destroy() {
      inner.destroy();
      handlers.clear();
    },
  };
}

/** Lets each step of the handshake through once: a SYN for each side's start, and one acknowledgement. */
function createHandshakeGate(): { admits(message: Message): boolean } {
  let syns = 0;
  let acknowledged = false;
  return {
    admits(message) {
      if (message.type === 'SYN') {
        syns += 1;
        return syns <= 2 && !acknowledged && typeof message.participantId === 'string';
      }
      const first = !acknowledged;
      acknowledged = true;
      return first;
    },
  };
}

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
