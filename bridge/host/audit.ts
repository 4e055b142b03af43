import type { BridgeCode } from '#bridge/methods/codes.ts';

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

/** Where entries go. */
export interface AuditSink {
  write(entry: AuditEntry): void;
}

/** The last entries, in memory. */
export interface AuditRing extends AuditSink {
  /** The oldest first. */
  entries(): readonly AuditEntry[];
  /** Calls back for every entry from now on; answers how to stop. */
  listen(listener: (entry: AuditEntry) => void): () => void;
}

/** Makes a sink that keeps the last `capacity` entries. */
export function createAuditRing(capacity = 1_000): AuditRing {
  const kept: AuditEntry[] = [];
  const listeners = new Set<(entry: AuditEntry) => void>();
  let start = 0;
  return {
    write(entry) {
      if (kept.length < capacity) kept.push(entry);
      else {
        kept[start] = entry;
        start = (start + 1) % capacity;
      }
      for (const listener of listeners) listener(entry);
    },
    entries: () => [...kept.slice(start), ...kept.slice(0, start)],
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
