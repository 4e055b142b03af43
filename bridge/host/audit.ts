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

/** What may be seen of a call by whoever watches the bridge: nothing where the payload is of the class `secret`. */
export function carriedBy(
  { dataClass }: AnyMethod,
  request: unknown,
  result: BridgeResult<unknown>,
): Carried | undefined {
  if (dataClass === 'secret') return undefined;
  return { request, result: result.ok ? result.value : undefined };
}

/** Where entries go. What a call carried is for those who look on just now; no sink keeps it or hands it on. */
export interface AuditSink {
  write(entry: AuditEntry, carried?: Carried): void;
}

/** The last entries, in memory. */
export interface AuditRing extends AuditSink {
  /** The oldest first. */
  entries(): readonly AuditEntry[];
  /** Calls back for every entry from now on; answers how to stop. */
  listen(listener: AuditSink['write']): () => void;
}

/** Makes a sink that keeps the last `capacity` entries. */
export function createAuditRing(capacity = 1_000): AuditRing {
  const kept: AuditEntry[] = [];
  const listeners = new Set<AuditSink['write']>();
  let start = 0;
  return {
    write(entry, carried) {
      if (kept.length < capacity) kept.push(entry);
      else {
        kept[start] = entry;
        start = (start + 1) % capacity;
      }
      for (const listener of listeners) listener(entry, carried);
    },
    entries: () => [...kept.slice(start), ...kept.slice(0, start)],
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
