import type { AuditEntry, Carried } from '#bridge/host/audit.ts';
import type { AskedCall } from '#bridge/host/guest.ts';
import { type CallFacts, type RecordedCall, recordCall } from './recorded-call.ts';

/** A call of the portal to an app, as it is watched. */
export interface WatchedCall extends Omit<AskedCall, 'request'> {
  readonly app: string;
  readonly mountId: string;
  /** Milliseconds since 1970, when it ended. */
  readonly at: number;
  /** Bytes of the request. */
  readonly size: number;
}

/** Turns what is heard of both ways of the bridge into records, one after another. */
export interface Recorder {
  heard(entry: AuditEntry, carried: Carried | undefined): void;
  asked(call: WatchedCall): void;
  /** Time and numbers begin anew. */
  restart(): void;
}

/** Makes a recorder. `isByPerson` says of a moment whether somebody had just acted in an app. */
export function createRecorder(
  onCall: (call: RecordedCall) => void,
  isByPerson: (startedAt: number, milliseconds: number) => boolean = () => false,
): Recorder {
  let beganAt: number | null = null;
  let number = 0;

  function add(endedAt: number, facts: CallFacts): void {
    const { milliseconds } = facts.entry;
    const startedAt = endedAt - milliseconds;
    beganAt ??= startedAt;
    number += 1;
    const at = Math.round(Math.max(0, startedAt - beganAt) * 10) / 10;
    const byPerson = facts.direction === 'in' && isByPerson(startedAt, milliseconds);
    onCall(recordCall(facts, { number, at, byPerson }));
  }

  return {
    heard: (entry, carried) => add(entry.at, { direction: 'in', entry, carried }),
    asked: ({ carried, at, ...call }) =>
      add(at, { direction: 'out', entry: { ...call, decision: 'served' }, carried }),
    restart() {
      beganAt = null;
      number = 0;
    },
  };
}
