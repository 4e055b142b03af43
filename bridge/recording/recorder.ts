import { type AuditSink, carriedBy } from '#bridge/host/audit.ts';
import type { OutgoingCall, OutgoingOutcome } from '#bridge/host/guest.ts';
import { measure } from '#bridge/host/measure.ts';
import {
  type BegunFacts,
  type CallFacts,
  type RecordedCall,
  recordCall,
  type WaitingCall,
  waitingCall,
} from './recorded-call.ts';

/** A call of the portal to an app, as it is watched: without an outcome when it begins, with it when it has ended. */
export interface WatchedCall {
  readonly app: string;
  readonly mountId: string;
  readonly asked: OutgoingCall;
  readonly outcome?: OutgoingOutcome | undefined;
}

/** Turns what is heard of both ways of the bridge into records, one after another. */
export interface Recorder {
  readonly begun: NonNullable<AuditSink['begin']>;
  readonly heard: AuditSink['write'];
  asked(call: WatchedCall): void;
  /** Milliseconds since the first call of the record began. */
  elapsed(): number;
  /** What is under way is no longer followed. */
  dropWaiting(): void;
  /** Time and numbers start over. */
  restart(): void;
}

/** What else a recorder may be made from. */
export interface RecorderOptions {
  /** Called for a call that waits for its answer; `key` is the one that the record of it comes with. */
  readonly onBegin?: (call: WaitingCall, key: number) => void;
  /** Says of a moment whether somebody had just acted in an app. */
  readonly isByPerson?: (startedAt: number, milliseconds: number) => boolean;
}

/** Makes a recorder; `key` counts the calls as they begin. */
export function createRecorder(
  onCall: (call: RecordedCall, key: number) => void,
  { onBegin = () => {}, isByPerson = () => false }: RecorderOptions = {},
): Recorder {
  /** Where the calls stand that have not ended. */
  const waiting = new Map<object, { readonly key: number; readonly at: number }>();
  let beganAt: number | null = null;
  let number = 0;
  let begun = 0;

  function place(moment: number): { readonly key: number; readonly at: number } {
    beganAt ??= moment;
    begun += 1;
    return { key: begun, at: Math.round(Math.max(0, moment - beganAt) * 10) / 10 };
  }

  function begin(call: object, facts: BegunFacts): void {
    const { key, at } = place(Date.now());
    waiting.set(call, { key, at });
    onBegin(waitingCall(facts, at), key);
  }

  function end(call: object | undefined, endedAt: number, facts: CallFacts): void {
    const { milliseconds } = facts.entry;
    const startedAt = endedAt - milliseconds;
    const { key, at } = (call && waiting.get(call)) ?? place(startedAt);
    if (call) waiting.delete(call);
    number += 1;
    const byPerson = facts.direction === 'in' && isByPerson(startedAt, milliseconds);
    onCall(recordCall(facts, { number, at, byPerson }), key);
  }

  return {
    begun: (call, carried) => begin(call, { direction: 'in', entry: call, carried }),
    heard: (entry, carried, call) => end(call, entry.at, { direction: 'in', entry, carried }),
    asked({ app, mountId, asked, outcome }) {
      const { method, request } = asked;
      const measured = measure(request);
      const size = measured.ok ? measured.bytes : 0;
      const entry = { app, mountId, method: method.name, size, decision: 'served' } as const;
      const carried = carriedBy(method, request, outcome?.result);
      if (!outcome) return begin(asked, { direction: 'out', entry, carried });
      const { result, milliseconds } = outcome;
      const { code, field } = result.ok ? { code: 'ok' as const, field: undefined } : result;
      end(asked, Date.now(), {
        direction: 'out',
        carried,
        entry: { ...entry, code, milliseconds, ...(field && { field }) },
      });
    },
    elapsed: () => (beganAt === null ? 0 : Date.now() - beganAt),
    dropWaiting: () => waiting.clear(),
    restart() {
      waiting.clear();
      beganAt = null;
      number = 0;
    },
  };
}
