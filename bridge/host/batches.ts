/** Collects what is reported now and then, and costs who writes nothing: for the trail of calls and for behaviour events. */

/** One entry as it is handed on; `number` counts the entries of this page, lost ones too. */
export type Numbered<Entry> = Entry & { readonly number: number };

/** What became of a batch: `refused` is never tried again, `failed` is. */
export type BatchFate = 'kept' | 'refused' | 'failed';

/** Hands a batch on; `lost` entries since the last batch that was kept are in none. Never throws. */
export type SendBatch<Entry> = (
  entries: readonly Numbered<Entry>[],
  lost: number,
) => Promise<BatchFate>;

/** The numbers of some batches, in entries and milliseconds. */
export interface BatchLimits {
  /** So many wait at most. */
  readonly waiting: number;
  /** A batch holds so many, and so many waiting ones are sent at once. */
  readonly entries: number;
  readonly interval: number;
  /** Between two batches, however much is written. */
  readonly leastPause: number;
  /** The longest wait after failures; it doubles from the interval up to here. */
  readonly mostPause: number;
  /** Batches that are sent at once when the page may be gone in a moment. */
  readonly flushed: number;
}

/** What batches are made from. */
export interface BatchOptions<Entry> {
  readonly limits: BatchLimits;
  readonly send: SendBatch<Entry>;
  /** Whether an entry makes room before others do; the oldest one without it. */
  readonly givesWay?: (entry: Entry) => boolean;
}

/** A sink that hands on what is written to it. */
export interface Batches<Entry> {
  write(entry: Entry): void;
  /** Sends what there is now, since the page may be gone in a moment. */
  flush(): void;
  /** Sends no more, but for one last time. */
  stop(): void;
}

/**
 * Collects entries and sends them, one batch at a time. What a write costs does not depend on where the entries go, and
 * nothing that happens there is ever seen by who writes.
 */
export function createBatches<Entry>(options: BatchOptions<Entry>): Batches<Entry> {
  const { limits, send } = options;
  const queue = createQueue(options);
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

  function flush(): void {
    for (let batch = 0; batch < limits.flushed; batch += 1) sendOne();
  }

  return {
    write(entry) {
      if (stopped) return;
      queue.add(entry);
      schedule();
    },
    flush,
    stop() {
      flush();
      stopped = true;
    },
  };
}

interface Batch<Entry> {
  readonly entries: readonly Numbered<Entry>[];
  readonly lost: number;
}

/** What waits, and how many did not get to wait. */
function createQueue<Entry>({ limits, givesWay = () => true }: BatchOptions<Entry>) {
  let waiting: Numbered<Entry>[] = [];
  let number = 0;
  let lost = 0;

  function makeRoom(): void {
    while (waiting.length > limits.waiting) {
      waiting.splice(Math.max(0, waiting.findIndex(givesWay)), 1);
      lost += 1;
    }
  }

  return {
    length: (): number => waiting.length,
    add(entry: Entry): void {
      waiting.push({ ...entry, number });
      number += 1;
      makeRoom();
    },
    take(most: number): Batch<Entry> {
      const batch = { entries: waiting.slice(0, most), lost };
      waiting = waiting.slice(most);
      lost = 0;
      return batch;
    },
    putBack(batch: Batch<Entry>): void {
      waiting = [...batch.entries, ...waiting];
      lost += batch.lost;
      makeRoom();
    },
    lose(batch: Batch<Entry>): void {
      lost += batch.lost + batch.entries.length;
    },
  };
}
