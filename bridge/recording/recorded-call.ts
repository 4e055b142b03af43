import * as z from 'zod/mini';
import type { AuditEntry, BegunCall, Carried } from '#bridge/host/audit.ts';
import { bridgeCodes } from '#bridge/methods/codes.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { appMethods, shellMethods } from '#bridge/methods/index.ts';
import { isTooLong, plainCopy } from './withhold.ts';

const amount = z.number().check(z.gte(0));

/** One call of either side, as it is kept. */
export const recordedCall = z.object({
  /** Counts the calls of a recording in the order in which they ended. */
  number: amount,
  /** `in` is a call of the app, `out` one of the portal. */
  direction: z.enum(['in', 'out']),
  app: z.string(),
  mountId: z.string(),
  method: z.string(),
  /** What the portal decided of a call of the app; the portal's own calls are always made. */
  decision: z.enum(['served', 'refused']),
  code: z.enum(['ok', ...bridgeCodes]),
  /** The field that was wrong, with `badInput`. */
  field: z.optional(z.string()),
  /** Milliseconds from the first call of the recording to the start of this one. */
  at: amount,
  milliseconds: amount,
  bytes: amount,
  request: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  /** Why it does not say what it carried: it may not be seen, no one read it, or it is too long to be kept. */
  withheld: z.optional(z.enum(['secret', 'unread', 'tooLong'])),
  /** Whether somebody had just clicked or typed in the app, and so may have caused it. */
  byPerson: z.optional(z.boolean()),
});

/** One call of either side, as a type. */
export type RecordedCall = z.output<typeof recordedCall>;

/** A call that waits for its answer. It is shown, and never kept in a file: no one knows what becomes of it. */
export type WaitingCall = Omit<
  RecordedCall,
  'number' | 'code' | 'field' | 'milliseconds' | 'result' | 'byPerson'
> & { readonly code: 'waiting' };

/** What is known of a call when it begins. */
export interface BegunFacts {
  readonly direction: RecordedCall['direction'];
  readonly entry: BegunCall;
  readonly carried: Carried | undefined;
}

/** What is known of a call when it has ended. */
export interface CallFacts extends BegunFacts {
  readonly entry: BegunCall & Pick<AuditEntry, 'decision' | 'code' | 'field' | 'milliseconds'>;
}

const methods: ReadonlyMap<string, AnyMethod> = new Map(
  [...Object.values(shellMethods).flatMap((verbs): AnyMethod[] => Object.values(verbs))]
    .concat(Object.values<AnyMethod>(appMethods))
    .map((method) => [method.name, method]),
);

/** The method of a name; undefined for a name an app made up. */
export function methodOf(name: string): AnyMethod | undefined {
  return methods.get(name);
}

/** Makes the record of a call, `number` and `at` of which the recording knows. */
export function recordCall(
  { direction, entry, carried }: CallFacts,
  { number, at, byPerson }: Pick<RecordedCall, 'number' | 'at' | 'byPerson'>,
): RecordedCall {
  const { app, mountId, method, decision, code, field, milliseconds, size: bytes } = entry;
  return {
    number,
    direction,
    app,
    mountId,
    method,
    decision,
    code,
    at,
    bytes,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(field !== undefined && { field }),
    ...payloadOf(method, carried),
    ...(byPerson && { byPerson }),
  };
}

/** Makes what is shown of a call until it ends. */
export function waitingCall({ direction, entry, carried }: BegunFacts, at: number): WaitingCall {
  const { app, mountId, method, size: bytes } = entry;
  return {
    direction,
    app,
    mountId,
    method,
    at,
    bytes,
    decision: 'served',
    code: 'waiting',
    ...payloadOf(method, carried),
  };
}

function payloadOf(
  name: string,
  carried: Carried | undefined,
): Pick<RecordedCall, 'request' | 'result' | 'withheld'> {
  const method = methods.get(name);
  // Asked again here: a host of somebody else may hand on what it should not.
  if (method?.dataClass === 'secret') return { withheld: 'secret' };
  if (!method || !carried) return { withheld: 'unread' };
  const request = plainCopy(carried.request);
  const result = plainCopy(carried.result, method.secretPlaces);
  if (isTooLong([request, result])) return { withheld: 'tooLong' };
  return { request, ...(result !== undefined && { result }) };
}
