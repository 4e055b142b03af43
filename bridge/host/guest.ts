import { CallOptions, type Connection, connect, type Methods } from 'penpal';
import type * as z from 'zod/mini';
import type { BridgeCode, BridgeResult } from '#bridge/methods/codes.ts';
import type { AnyMethod, MethodRequest, MethodResult } from '#bridge/methods/define.ts';
import { fieldOf } from './field-of.ts';
import { limits } from './limits.ts';
import { measure } from './measure.ts';
import { createGuardMessenger, replyFailures } from './messenger.ts';
import type { Pipeline } from './pipeline.ts';
import { createMeter } from './rate.ts';

/** What a connection to an app is made from. */
export interface GuestOptions {
  readonly port: MessagePort;
  readonly pipeline: Pipeline;
  /** The names of all methods there are, granted or not. */
  readonly names: ReadonlySet<string>;
  /** Called for too many messages, and for one that is too large; gross ones must be the last. */
  readonly onStrike: (gross: boolean) => void;
  readonly onFlood: () => void;
  /** Called when the app ended the connection itself. */
  readonly onGone: () => void;
  /** Called when the app's own script starts to listen; this can happen more than once. */
  readonly onListening?: () => void;
  /** Called for every call of the shell as it begins, and once more when it has ended, for those who watch the bridge. */
  readonly onAsked?: (asked: OutgoingCall, outcome?: OutgoingOutcome) => void;
}

/** One call of the shell to an app; the object itself says which one has ended. */
export interface OutgoingCall {
  readonly method: AnyMethod;
  readonly request: unknown;
}

/** What became of a call of the shell. */
export interface OutgoingOutcome {
  readonly result: BridgeResult<unknown>;
  readonly milliseconds: number;
}

/** The shell's hold on one connected app. */
export interface Guest {
  /** Asks the app; settles within the method's deadline, and at once when the connection ends. Never throws. */
  call<M extends AnyMethod>(
    method: M,
    request: MethodRequest<M>,
  ): Promise<BridgeResult<MethodResult<M>>>;
  /** Ends the connection, and every call of both sides that is under way. */
  destroy(): void;
}

type Remote = Record<string, (request: unknown, options: CallOptions) => Promise<unknown>>;

/** Makes the connection over a port whose handshake is done. */
export function connectGuest(options: GuestOptions): Guest {
  const { port, pipeline, names, onStrike, onFlood, onGone } = options;
  const waiting = createWaiting();
  const end = (): void => {
    pipeline.close();
    waiting.settleAll();
  };
  const connection: Connection<Methods> = connect({
    messenger: createGuardMessenger({
      port,
      names,
      refuse: pipeline.refuse,
      admit: createMeter(
        {
          strikeAt: limits.strikeMessages,
          floodAt: limits.portFloodMessages,
          onStrike: () => onStrike(false),
          onFlood,
        },
        () => performance.now(),
      ),
      onStrike,
      onGone: () => {
        end();
        onGone();
      },
      onListening: () => options.onListening?.(),
    }),
    methods: servedMethods(pipeline, names),
    timeout: limits.echoDeadline,
  });
  const remote: { standing?: Remote; readonly coming: Promise<Remote> } = {
    coming: connection.promise as unknown as Promise<Remote>,
  };
  remote.coming.then(
    (standing) => {
      remote.standing = standing;
    },
    () => {},
  );
  return {
    call(method, request) {
      const start = performance.now();
      const answer = waiting.add(speak(remote.standing ?? remote.coming, method, request));
      const asked: OutgoingCall = { method, request };
      options.onAsked?.(asked);
      void answer.then((result) =>
        options.onAsked?.(asked, { result, milliseconds: performance.now() - start }),
      );
      return answer;
    },
    destroy() {
      end();
      connection.destroy();
    },
  };
}

/**
 * A call over a standing connection leaves at once: were it awaited, the message would wait until everything the shell
 * draws for the same cause is drawn.
 */
async function speak<M extends AnyMethod>(
  given: Remote | Promise<Remote>,
  method: M,
  request: MethodRequest<M>,
): Promise<BridgeResult<MethodResult<M>>> {
  try {
    const remote = given instanceof Promise ? await given : given;
    const { deadline } = method;
    const limit = new CallOptions(deadline === 'none' ? {} : { timeout: deadline });
    return readAnswer(method, await remote[method.name]?.(request, limit));
  } catch (error) {
    return { ok: false, code: callFailures.get(Reflect.get(Object(error), 'code')) ?? 'failed' };
  }
}

const callFailures: ReadonlyMap<unknown, BridgeCode> = new Map([
  ['METHOD_CALL_TIMEOUT', 'timeout'],
  ['CONNECTION_DESTROYED', 'disconnected'],
  [replyFailures.odd, 'badInput'],
  [replyFailures.tooLarge, 'tooLarge'],
]);

/** Calls under way, so that all of them can be settled the moment the connection ends: Penpal leaves them pending. */
function createWaiting(): {
  add<Value>(work: Promise<BridgeResult<Value>>): Promise<BridgeResult<Value>>;
  settleAll(): void;
} {
  const drops = new Set<() => void>();
  return {
    add: (work) =>
      new Promise((resolve) => {
        const drop = (): void => resolve({ ok: false, code: 'disconnected' });
        drops.add(drop);
        void work.then((result) => {
          drops.delete(drop);
          resolve(result);
        });
      }),
    settleAll() {
      for (const drop of drops) drop();
      drops.clear();
    },
  };
}

function servedMethods(pipeline: Pipeline, names: ReadonlySet<string>): Methods {
  const methods: Methods = Object.create(null);
  for (const name of names) methods[name] = (request: unknown) => pipeline.serve(name, request);
  return Object.freeze(methods);
}

function readAnswer<M extends AnyMethod>(
  method: M,
  answer: unknown,
): BridgeResult<MethodResult<M>> {
  const measured = measure(answer);
  if (!measured.ok) return { ok: false, code: measured.code };
  const parsed = method.result.safeParse(answer);
  const field = fieldOf(parsed);
  if (!parsed.success) return { ok: false, code: 'badInput', ...(field && { field }) };
  return { ok: true, value: parsed.data as z.output<M['result']> };
}
