import type * as z from 'zod/mini';
import type { BridgeCode } from '#bridge/methods/codes.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { type ShellMethods, shellMethods } from '#bridge/methods/index.ts';

/** Who calls, as the shell knows it from the mount; nothing of it comes from the call. */
export interface Caller {
  readonly app: string;
  readonly mountId: string;
}

/** A handler's way to refuse; the code must stand among the method's errors. */
export class Refusal {
  readonly code: BridgeCode;

  constructor(code: BridgeCode) {
    this.code = code;
  }
}

/** Refuses a call with a code. */
export function refuse(code: BridgeCode): Refusal {
  return new Refusal(code);
}

type Answer<M extends AnyMethod> = z.input<M['result']> | Refusal;

/** Serves one method. The signal aborts when the frame goes or the deadline passes. */
export type Handler<M extends AnyMethod, C extends Caller> = (
  request: z.output<M['request']>,
  caller: C,
  signal: AbortSignal,
) => Answer<M> | Promise<Answer<M>>;

/** A handler for every method there is; one that is missing does not compile. */
export type Handlers<C extends Caller> = {
  readonly [Name in keyof ShellMethods]: {
    readonly [Verb in keyof ShellMethods[Name]]: ShellMethods[Name][Verb] extends AnyMethod
      ? Handler<ShellMethods[Name][Verb], C>
      : never;
  };
};

/** A method with its handler, types forgotten: the pipeline checks values instead. */
export interface Bound<C extends Caller> {
  readonly method: AnyMethod;
  readonly handle: (request: unknown, caller: C, signal: AbortSignal) => unknown;
}

/** Every method by its exact name, on an object without a prototype. */
export type MethodTable<C extends Caller> = Readonly<Record<string, Bound<C>>>;

/** Binds every method to its handler. */
export function bindMethods<C extends Caller>(handlers: Handlers<C>): MethodTable<C> {
  const table: Record<string, Bound<C>> = Object.create(null);
  for (const [name, verbs] of Object.entries(shellMethods)) {
    for (const [verb, method] of Object.entries<AnyMethod>(verbs)) {
      const handle = Reflect.get(Reflect.get(handlers, name), verb);
      table[method.name] = Object.freeze({ method, handle });
    }
  }
  return Object.freeze(table);
}
