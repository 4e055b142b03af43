import { type Connection, connect as connectPort, PortMessenger } from 'penpal';
import type { BridgeCode, BridgeResult } from '#bridge/methods/codes.ts';
import type { Bridge, Handlers, SearchAnswer } from './bridge.ts';
import { BridgeError } from './errors.ts';
import { createEvents, type Events } from './events.ts';
import { askForContext, firstCall, type Opened, openPort } from './handshake.ts';
import { keepPlace, passEscape, passShortcuts } from './shortcuts.ts';

export type {
  Bridge,
  BridgeEvent,
  BridgeEvents,
  DialogAnswer,
  DialogPress,
  Handlers,
  MethodName,
  Place,
  SearchAnswer,
} from './bridge.ts';
export { BridgeError } from './errors.ts';
export type { Readable } from './store.ts';

/** What opens over the whole portal for as long as the person likes. */
const takesKeyboard = [
  'drafts.confirm',
  'session.confirm',
  'dialogs.open',
  'dialogs.images',
  'dialogs.mustRead',
];

type Call = (name: string, request?: unknown) => Promise<unknown>;
type Remote = Record<string, (request: unknown) => Promise<BridgeResult<unknown>>>;

/** Connects the app to the shell; the promise settles once the context is known. Call it once in a document. */
export async function connect(handlers: Handlers = {}): Promise<Bridge> {
  const bridge = await attach(await openPort(), handlers);
  addEventListener('blur', () => {
    // The keyboard may well have gone to a frame inside of this document.
    if (!(document.activeElement instanceof HTMLIFrameElement)) bridge.focus.lost().catch(() => {});
  });
  passShortcuts(bridge);
  // A call that is under way when the shell closes the app fails in a page that goes away: no error of the app.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.code === 'disconnected') event.preventDefault();
  });
  if (bridge.launch.dialog) passEscape(bridge);
  return bridge;
}

/** Speaks the protocol over a port whose handshake is done; `connect` is this behind the handshake. */
export async function attach(
  opened: MessagePort | Opened,
  handlers: Handlers = {},
): Promise<Bridge> {
  const { port, heard } =
    'heard' in opened ? opened : { port: opened, heard: askForContext(opened) };
  const events = createEvents(handlers);
  const begun = new Promise<ReturnType<Events['begin']>>((resolve, reject) => {
    port.addEventListener('message', ({ data: { callId, value } }) => {
      if (callId !== firstCall) return;
      // Within the message itself: the one behind it may change what this one says.
      if (value.ok) resolve(events.begin(value.value));
      else reject(new BridgeError(value.code));
    });
  });
  const connection: Connection = connectPort({
    messenger: new PortMessenger({ port }),
    methods: Object.assign(Object.create(null), events.answering),
    timeout: 10_000,
  });
  port.onmessage = null;
  for (const data of heard) port.dispatchEvent(new MessageEvent('message', { data }));
  const [given, { context, route, launch }] = await Promise.all([connection.promise, begun]);
  const remote = given as unknown as Remote;
  const call: Call = (name, request = {}) => {
    events.note(name, request);
    // A dialog of the shell takes the keyboard, and gives it back to the frame alone.
    if (takesKeyboard.includes(name) && globalThis.document) keepPlace();
    return speak(remote, name, request);
  };

  const own: object = Object.assign(Object.create(null), {
    context,
    route,
    launch,
    isSupported: (method: string) => context.get().methods.includes(method),
    on: events.on,
    onSuspend: events.onSuspend,
    onBeforeClose: events.onBeforeClose,
    onDialogButton: events.onDialogButton,
    onSearch(answer: SearchAnswer) {
      call('search.register', { asks: true }).catch(() => {});
      return events.onSearch(answer);
    },
    ready: async () => void (await call('context.ready')),
    destroy: connection.destroy,
  });
  return new Proxy(own, {
    get: (target, name) => Reflect.get(target, name) ?? namespace(call, name),
  }) as unknown as Bridge;
}

async function speak(remote: Remote, name: string, request: unknown): Promise<unknown> {
  let result: BridgeResult<unknown> | undefined;
  try {
    result = await remote[name]?.(request);
  } catch (error) {
    const code = codeOf(error);
    throw new BridgeError(code, code === 'badInput' ? oddField(request) : undefined);
  }
  if (!result?.ok) throw new BridgeError(result?.code ?? 'failed', result?.field);
  return result.value;
}

function codeOf(error: unknown): BridgeCode {
  const codes: Readonly<Record<string, BridgeCode>> = {
    CONNECTION_DESTROYED: 'disconnected',
    TRANSMISSION_FAILED: 'badInput',
  };
  return codes[(error as { code: string }).code] ?? 'failed';
}

/** The field of a request that cannot be sent to another window. */
function oddField(request: unknown): string | undefined {
  return Object.keys(Object(request)).find((key) => {
    try {
      structuredClone(Reflect.get(Object(request), key));
      return false;
    } catch {
      return true;
    }
  });
}

/** `then` stays absent, else awaiting the bridge would call the shell. */
function namespace(call: Call, name: string | symbol): unknown {
  if (typeof name !== 'string' || name === 'then') return undefined;
  return new Proxy(
    {},
    {
      get: (_, verb) =>
        typeof verb === 'string' && verb !== 'then'
          ? (request?: unknown) => call(`${name}.${verb}`, request)
          : undefined,
    },
  );
}
