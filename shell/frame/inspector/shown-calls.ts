import type { RecordedCall, WaitingCall } from '#bridge/recording/recorded-call.ts';

/** A call as it is shown, from when it begins. */
export interface ShownCall {
  /** The same before and after it ends. */
  readonly key: number;
  readonly call: RecordedCall | WaitingCall;
}

/** Whether a call has ended. */
export function hasEnded(shown: ShownCall): shown is ShownCall & { readonly call: RecordedCall } {
  return shown.call.code !== 'waiting';
}

/** Milliseconds a call took, or has taken until now. */
export function lengthOf(call: ShownCall['call'], now: number): number {
  return call.code === 'waiting' ? Math.max(0, now - call.at) : call.milliseconds;
}

/** What became of a call, as it is filtered by. */
export const outcomes = ['all', 'waiting', 'served', 'refused', 'notOk'] as const;

/** Which calls are shown. */
export interface Filter {
  /** Code of an app, empty for every one. */
  readonly app: string;
  /** Part of the name of a method. */
  readonly method: string;
  readonly outcome: (typeof outcomes)[number];
  readonly pings: boolean;
}

/** Everything but pings. */
export const openFilter: Filter = { app: '', method: '', outcome: 'all', pings: false };

/** Whether a call passes the filter. */
export function passes(call: ShownCall['call'], { app, method, outcome, pings }: Filter): boolean {
  if (!pings && call.method === 'app.ping') return false;
  if (app !== '' && call.app !== app) return false;
  if (!call.method.toLowerCase().includes(method.trim().toLowerCase())) return false;
  if (outcome === 'waiting') return call.code === 'waiting';
  if (outcome === 'notOk') return call.code !== 'ok' && call.code !== 'waiting';
  return outcome === 'all' || call.decision === outcome;
}

/** The time that a list of calls covers until now, in milliseconds of the recording. */
export function spanOf(
  calls: readonly ShownCall['call'][],
  now: number,
): { from: number; length: number } {
  const from = Math.min(...calls.map(({ at }) => at));
  const to = Math.max(...calls.map((call) => call.at + lengthOf(call, now)));
  return calls.length === 0 ? { from: 0, length: 1 } : { from, length: Math.max(1, to - from) };
}
