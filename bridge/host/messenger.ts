import type { InitializeMessengerOptions, Message, Messenger } from 'penpal';
import type { BridgeCode, BridgeResult } from '#bridge/methods/codes.ts';
import { readMessage } from './reading.ts';

/** What the guard in front of Penpal is made from. */
export interface GuardOptions {
  readonly port: MessagePort;
  /** Exact names Penpal may serve; every other call is answered here. */
  readonly names: ReadonlySet<string>;
  /** Notes a call that is refused before Penpal sees it, and returns its answer. */
  readonly refuse: (name: string, code: BridgeCode, field?: string) => BridgeResult<never>;
  /** Counts a message of whatever shape; false once the app sends far too many. */
  readonly admit: () => boolean;
  /** Called for a message that is too large, whatever it is for; gross ones must be the last. */
  readonly onStrike: (gross: boolean) => void;
  /** Called when the app ends the connection from its side. */
  readonly onGone: () => void;
  /** Called when the app's own script is there: what it gets before that is heard late, and never answered in time. */
  readonly onListening: () => void;
}

type Call = Message & { readonly type: 'CALL' };
type Reply = Message & { readonly type: 'REPLY' };

/**
 * A Penpal messenger over a port that hands on only what the protocol needs: Penpal itself walks inherited
 * properties, answers with stacks, throws at odd shapes and accepts a second handshake (its versions up to 7.0).
 */
export function createGuardMessenger(options: GuardOptions): Messenger {
  const { port } = options;
  const taker = new Taker(options);
  const take = (event: MessageEvent): void => taker.take(event);
  let begun = false;
  return {
    sendMessage(message, transferables) {
      if (message.type === 'CALL') taker.asked.add(message.id);
      if (message.type !== 'SYN') port.postMessage(message, { transfer: transferables ?? [] });
      else if (!begun) {
        begun = true;
        port.postMessage({ ...message, participantId: leader });
        taker.hand({ ...message, participantId: follower });
      }
    },
    addMessageHandler: (handler) => taker.handlers.add(handler),
    removeMessageHandler: (handler) => taker.handlers.delete(handler),
    initialize({ validateReceivedMessage }: InitializeMessengerOptions) {
      taker.isMessage = validateReceivedMessage;
      for (const name of events) port.addEventListener(name, take);
      port.start();
    },
    destroy() {
      for (const name of events) port.removeEventListener(name, take);
      port.close();
      taker.handlers.clear();
    },
  };
}

/** Takes what comes over the port, before Penpal, which is silent about whatever is none of its own. */
class Taker {
  readonly asked = createAsked();
  readonly handlers = new Set<(message: Message) => void>();
  isMessage: InitializeMessengerOptions['validateReceivedMessage'] | null = null;
  readonly #options: GuardOptions;
  #acknowledged = false;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  hand(message: Message): void {
    for (const handler of [...this.handlers]) handler(message);
  }

  take(event: MessageEvent): void {
    const { admit, onStrike } = this.#options;
    if (!admit() || event.type !== 'message') return;
    const reading = readMessage(event);
    const message = this.isMessage?.(reading.data) ? reading.data : null;
    const isAsked = message?.type === 'REPLY' && this.asked.take(message.callId);
    // What a person has typed may be too large for an honest answer; a shell that asks seldom is not held up by it.
    if (!reading.ok && (reading.gross || !isAsked)) onStrike(reading.gross);
    if (message?.type === 'CALL') this.#takeCall(message, reading.ok);
    else if (message?.type === 'REPLY') {
      if (isAsked)
        this.hand(reading.ok ? readReply(message) : failedReply(message, replyFailures.tooLarge));
    } else if (message && reading.ok && oddKey(message) === undefined) this.#takeOther(message);
  }

  #takeCall(call: Call, isWeighed: boolean): void {
    const { id } = call;
    const { names, refuse, port } = this.#options;
    if (typeof id !== 'string' || id.length > 64) return;
    const refusal = refusalOf(call, names, isWeighed);
    if (refusal) port.postMessage(replyTo(id, refuse(...refusal)));
    else this.hand(call);
  }

  #takeOther(message: Message): void {
    if (message.type === 'DESTROY') {
      this.#options.onGone();
      this.hand(message);
    } else if (message.type === 'SYN') this.#options.onListening();
    else if (message.type === 'ACK2' && !this.#acknowledged) {
      this.#acknowledged = true;
      this.hand(message);
    }
  }
}

/** What cannot be read is work all the same. */
const events = ['message', 'messageerror'] as const;

/** The calls of the shell that are not answered yet; one that is never answered makes room some time. */
function createAsked(): { add(id: string): void; take(id: string): boolean } {
  const most = 256;
  const ids = new Set<string>();
  return {
    add(id) {
      ids.add(id);
      const [oldest = id] = ids;
      if (ids.size > most) ids.delete(oldest);
    },
    take: (id) => ids.delete(id),
  };
}

/** Why a call is not for Penpal; undefined when it is. */
function refusalOf(
  call: Call,
  names: ReadonlySet<string>,
  isWeighed: boolean,
): Parameters<GuardOptions['refuse']> | undefined {
  const path: readonly unknown[] = Array.isArray(call.methodPath) ? call.methodPath : [];
  const [name] = path;
  if (path.length !== 1 || typeof name !== 'string' || !names.has(name)) {
    const words = path.slice(0, 8).filter((part) => typeof part === 'string');
    return [`/${words.join('/')}`.slice(0, 64), isWeighed ? 'unknownMethod' : 'tooLarge'];
  }
  if (!isWeighed) return [name, 'tooLarge'];
  if (!Array.isArray(call.args) || call.args.length > 1) return [name, 'badInput', 'args'];
  const odd = oddKey(call);
  return odd === undefined ? undefined : [name, 'badInput', odd];
}

/** The keys of every kind of message beside `namespace`, `channel` and `type`. */
const ownKeys: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['SYN', ['participantId']],
  ['ACK2', []],
  ['CALL', ['id', 'methodPath', 'args']],
  ['REPLY', ['callId', 'value', 'isError', 'isSerializedErrorInstance']],
  ['DESTROY', []],
]);

const commonKeys: readonly string[] = ['namespace', 'channel', 'type'];

/** A key that no message of its kind has; `type` where there is no such kind. */
function oddKey(message: Message): string | undefined {
  const known = ownKeys.get(message.type);
  if (!known) return 'type';
  return Object.keys(message).find((key) => !commonKeys.includes(key) && !known.includes(key));
}

function replyTo(callId: string, value: unknown): Reply {
  return { namespace: 'penpal', channel: undefined, type: 'REPLY', callId, value };
}

/** Why a reply failed: the app threw, could not send what it answered, or sent another shape or more than it may. */
export const replyFailures = {
  threw: 'APP_THREW',
  odd: 'APP_ANSWERED_ODDLY',
  tooLarge: 'APP_ANSWERED_TOO_MUCH',
} as const;

/** An error an app throws stays a mere fact, but for what the browser says of it: its text and stack are not wanted here. */
function readReply(reply: Reply): Message {
  if (oddKey(reply) !== undefined) return failedReply(reply, replyFailures.odd);
  if (!reply.isError) return reply;
  const isOdd = Reflect.get(Object(reply.value), 'name') === 'DataCloneError';
  return failedReply(reply, isOdd ? replyFailures.odd : replyFailures.threw);
}

function failedReply({ callId }: Reply, code: string): Message {
  return { ...replyTo(callId, { code }), isError: true };
}

/**
 * The side with the higher id leads Penpal's handshake. The shell leads, and acknowledges an app it has not heard yet: the
 * port's other end is known to be the app's by its echo. What an app asks can so follow its echo at once, where Penpal
 * takes two trips before its first call.
 */
const leader = '~';
const follower = ' ';
