import type { RecordedCall } from '#bridge/recording/recorded-call.ts';

/** What became of a call, as it is filtered by. */
export const outcomes = ['all', 'served', 'refused', 'notOk'] as const;

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
export function passes(call: RecordedCall, { app, method, outcome, pings }: Filter): boolean {
  if (!pings && call.method === 'app.ping') return false;
  if (app !== '' && call.app !== app) return false;
  if (!call.method.toLowerCase().includes(method.trim().toLowerCase())) return false;
  if (outcome === 'notOk') return call.code !== 'ok';
  return outcome === 'all' || call.decision === outcome;
}

/** The time that a list of calls covers, in milliseconds of the recording. */
export function spanOf(calls: readonly RecordedCall[]): { from: number; length: number } {
  const from = Math.min(...calls.map(({ at }) => at));
  const to = Math.max(...calls.map(({ at, milliseconds }) => at + milliseconds));
  return calls.length === 0 ? { from: 0, length: 1 } : { from, length: Math.max(1, to - from) };
}
