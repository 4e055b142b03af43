/**
 * Every way a bridge call can fail. The first eight come from the pipeline and the connection, the rest from methods.
 * No text of an exception and no stack ever crosses; a code is all an app learns.
 */
export const bridgeCodes = [
  'unknownMethod',
  'notGranted',
  'badInput',
  'throttled',
  'timeout',
  'tooLarge',
  'disconnected',
  'failed',
  'notFound',
  'busy',
  'cancelled',
  'signedOut',
] as const;

/** One way a bridge call can fail. */
export type BridgeCode = (typeof bridgeCodes)[number];

/** A call that failed; with `badInput` the field of the request that was wrong, where it is one. */
export interface BridgeFailure {
  readonly ok: false;
  readonly code: BridgeCode;
  readonly field?: string;
}

/** What crosses the port as the answer to a call: a value or a code. */
export type BridgeResult<Value> = { readonly ok: true; readonly value: Value } | BridgeFailure;
