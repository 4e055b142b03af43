import type { AuditEntry, AuditSink } from './audit.ts';

/** One entry as it is handed on; `number` counts the entries of this sink, lost ones too. */
export interface NumberedEntry extends AuditEntry {
  readonly number: number;
}

/** What became of a batch: `refused` is never tried again, `failed` is. */
export type BatchFate = 'kept' | 'refused' | 'failed';

/** Hands a batch on; `lost` entries since the last batch that was kept are in none. Never throws. */
export type SendBatch = (entries: readonly NumberedEntry[], lost: number) => Promise<BatchFate>;

/** The numbers of the batches, in entries and milliseconds. */
export const batchLimits = {
  /** So many wait at most; an hour without a network is not worth more memory than this. */
  waiting: 1_000,
  /** A batch holds so many, and so many waiting ones are sent at once; with the longest names they fit into 64 KiB. */
  entries: 100,
  interval: 10_000,
  /** Between two batches, however many calls an app makes. */
  leastPause: 1_000,
  /** The longest wait after failures; it doubles from the interval up to here. */
  mostPause: 5 * 60_000,
} as const;

/** A sink that hands on what is written to it. */
export interface AuditBatches extends AuditSink {
  /** Sends a batch now, since the page may be gone in a moment. */
  flush(): void;
  /** Sends no more, but for one last batch. */
  stop(): void;
}

/**
 * Collects entries and sends them now and then, one batch at a time. What a write costs does not depend on where the
 * entries go, and nothing that happens there is ever seen by who writes.
 */
export function createAuditBatches(send: SendBatch): AuditBatches {
  const limits = batchLimits;
  const queue = createQueue();
  let pause: number = limits.interval;
  let sending = 0;
  let timer: { readonly id: ReturnType<typeof setTimeout>; readonly isShort: boolean } | undefined;
  let stopped = false;

  function schedule(): void {
    const isShort = queue.length() >= limits.entries && pause === limits.interval;
    const comesSoonEnough = timer !== undefined && (timer.isShort || !isShort);
    if (stopped || sending > 0 || queue.length() === 0 || comesSoonEnough) return;
    clearTimeout(timer?.id);
    timer = { id: setTimeout(sendOne, isShort ? limits.leastPause : pause), isShort };
  }

  function sendOne(): void {
    clearTimeout(timer?.id);
    timer = undefined;
    if (queue.length() === 0) return;
    const batch = queue.take(limits.entries);
    sending += 1;
    void send(batch.entries, batch.lost).then((fate) => {
      sending -= 1;
      pause = fate === 'failed' ? Math.min(pause * 2, limits.mostPause) : limits.interval;
      if (fate === 'failed') queue.putBack(batch);
      if (fate === 'refused') queue.lose(batch);
      schedule();
    });
  }

  return {
    write(entry) {
      if (stopped) return;
      queue.add(entry);
      schedule();
    },
    flush: sendOne,
    stop() {
      sendOne();
      stopped = true;
    },
  };
}

interface Batch {
  readonly entries: readonly NumberedEntry[];
  readonly lost: number;
}

/** What waits, and how many did not get to wait. */
function createQueue() {
  let waiting: NumberedEntry[] = [];
  let number = 0;
  let lost = 0;

  /** Calls that were served matter more than a flood of refused ones, which could be made to push them out. */
  function makeRoom(): void {
    while (waiting.length > batchLimits.waiting) {
      const refused = waiting.findIndex(({ decision }) => decision === 'refused');
      waiting.splice(Math.max(0, refused), 1);
      lost += 1;
    }
  }

  return {
    length: (): number => waiting.length,
    add(entry: AuditEntry): void {
      waiting.push({ ...entry, number });
      number += 1;
      makeRoom();
    },
    take(most: number): Batch {
      const batch = { entries: waiting.slice(0, most), lost };
      waiting = waiting.slice(most);
      lost = 0;
      return batch;
    },
    putBack(batch: Batch): void {
      waiting = [...batch.entries, ...waiting];
      lost += batch.lost;
      makeRoom();
    },
    lose(batch: Batch): void {
      lost += batch.lost + batch.entries.length;
    },
  };
}
