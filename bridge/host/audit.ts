import type { BridgeCode, BridgeResult } from '#bridge/methods/codes.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';

/** One bridge call as it is kept; payloads are never in it. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly app: string;
  readonly mountId: string;
  readonly userId: string | null;
  /** Name as it was called; at most 64 characters, since it may be anything. */
  readonly method: string;
  readonly decision: 'served' | 'refused';
  readonly code: BridgeCode | 'ok';
  /** The field that was wrong, for those who look on; a name the app may have chosen. */
  readonly field?: string;
  /** Milliseconds from arrival to answer. */
  readonly milliseconds: number;
  /** Bytes of the request, 0 when it was refused before it was measured. */
  readonly size: number;
}

/** What a call brought and what it was answered, undefined where it was answered with a code. */
export interface Carried {
  readonly request: unknown;
  readonly result: unknown;
}

/**
 * What may be seen of a call by those who watch the bridge: nothing where the payload is of the class `secret`. It has no
 * result before it has ended.
 */
export function carriedBy(
  { dataClass }: AnyMethod,
  request: unknown,
  result?: BridgeResult<unknown>,
): Carried | undefined {
  if (dataClass === 'secret') return undefined;
  return { request, result: result?.ok ? result.value : undefined };
}

/** A call that was let through, before it is answered; the object itself says later which one has ended. */
export type BegunCall = Pick<AuditEntry, 'app' | 'mountId' | 'method' | 'size'>;

/** Where entries go. What a call carried is for those who look on just now; no sink keeps it or hands it on. */
export interface AuditSink {
  write(entry: AuditEntry, carried?: Carried, begun?: BegunCall): void;
  /** For those who look on: a sink that keeps entries has nothing to keep yet. */
  begin?(call: BegunCall, carried: Carried | undefined): void;
}

type BeginListener = NonNullable<AuditSink['begin']>;

/** The last entries, in memory. */
export interface AuditRing extends AuditSink {
  /** The oldest first. */
  entries(): readonly AuditEntry[];
  /** Calls back for every entry from now on, and for every call that begins; returns how to stop. */
  listen(listener: AuditSink['write'], onBegin?: BeginListener): () => void;
}

/** Makes a sink that keeps the last `capacity` entries. */
export function createAuditRing(capacity = 1_000): AuditRing {
  const kept: AuditEntry[] = [];
  const listeners = new Map<AuditSink['write'], BeginListener | undefined>();
  let start = 0;
  return {
    begin(call, carried) {
      for (const onBegin of listeners.values()) onBegin?.(call, carried);
    },
    write(entry, carried, begun) {
      if (kept.length < capacity) kept.push(entry);
      else {
        kept[start] = entry;
        start = (start + 1) % capacity;
      }
      for (const listener of listeners.keys()) listener(entry, carried, begun);
    },
    entries: () => [...kept.slice(start), ...kept.slice(0, start)],
    listen(listener, onBegin) {
      listeners.set(listener, onBegin);
      return () => void listeners.delete(listener);
    },
  };
}
