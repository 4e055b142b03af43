import { CallOptions, type Connection, connect, type Methods } from 'penpal';
import type * as z from 'zod/mini';
import type { BridgeResult } from '#bridge/methods/codes.ts';
import type { AnyMethod, MethodRequest, MethodResult } from '#bridge/methods/define.ts';
import { limits } from './limits.ts';
import { measure } from './measure.ts';
import { createGuardMessenger } from './messenger.ts';
import type { Pipeline } from './pipeline.ts';
import { createMeter } from './rate.ts';

/** What a connection to an app is made from. */
export interface GuestOptions {
  readonly port: MessagePort;
  readonly pipeline: Pipeline;
  /** The names of all methods there are, granted or not. */
  readonly names: ReadonlySet<string>;
  readonly onStrike: () => void;
  readonly onFlood: () => void;
  /** Told when the app ended the connection itself. */
  readonly onGone: () => void;
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
  const pending = new Set<() => void>();
  const admit = createMeter(
    { strikeAt: limits.strikeMessages, floodAt: limits.floodMessages, onStrike, onFlood },
    () => performance.now(),
  );
  const connection: Connection<Methods> = connect({
    messenger: createGuardMessenger({
      port,
      names,
      serveUnknown: pipeline.serve,
      admit,
      onGone: () => {
        end();
        onGone();
      },
    }),
    methods: servedMethods(pipeline, names),
    timeout: limits.echoDeadline,
  });
  connection.promise.catch(() => {});

  function end(): void {
    pipeline.close();
    for (const settle of [...pending]) settle();
  }

  async function speak<M extends AnyMethod>(
    method: M,
    request: MethodRequest<M>,
  ): Promise<BridgeResult<MethodResult<M>>> {
    try {
      const remote = (await connection.promise) as unknown as Remote;
      const timeout = method.deadline === 'none' ? undefined : method.deadline;
      const answer = await remote[method.name]?.(
        request,
        new CallOptions(timeout === undefined ? {} : { timeout }),
      );
      return readAnswer(method, answer);
    } catch (error) {
      const late = Reflect.get(Object(error), 'code') === 'METHOD_CALL_TIMEOUT';
      return { ok: false, code: late ? 'timeout' : 'failed' };
    }
  }

  return {
    call: (method, request) =>
      new Promise((resolve) => {
        const drop = (): void => {
          pending.delete(drop);
          resolve({ ok: false, code: 'disconnected' });
        };
        pending.add(drop);
        void speak(method, request).then((result) => {
          pending.delete(drop);
          resolve(result);
        });
      }),
    destroy() {
      end();
      connection.destroy();
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
  if (!parsed.success) return { ok: false, code: 'badInput' };
  return { ok: true, value: parsed.data as z.output<M['result']> };
}
