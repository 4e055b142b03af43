import { atom, type ReadableAtom } from 'nanostores';
import { checkFile, type FileIssue, type UploadLimits } from './check-file.ts';

/** A file that is there, as the gateway returns it. */
export interface UploadedFile {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileUrl: string;
  readonly downloadUrl: string;
}

/** Sends one file; `onProgress` takes the share that has gone, 0 to 1. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<UploadedFile>;

/** A file on its way; one that has arrived is the caller's. */
export type UploadItem = { readonly id: string; readonly file: File } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'refused'; readonly issue: FileIssue }
  // The file itself was looked at elsewhere and turned away: sending it again ends the same.
  | { readonly state: 'refused'; readonly error: unknown }
);

export interface Uploads {
  readonly items: ReadableAtom<readonly UploadItem[]>;
  /** Checks files and sends those that may go; `taken` are the ones that have arrived. */
  add(files: readonly File[], taken: number): Promise<void>;
  retry(id: string): void;
  /** Takes a file off the list, and stops it if it is being sent. */
  drop(id: string): void;
  /** Stops everything, when the list goes away. */
  stop(): void;
}

export interface UploadsOptions {
  readonly limits: UploadLimits;
  readonly send: SendFile;
  /** Whether `send` threw because of the file itself, so that no further attempt can succeed. */
  readonly isRefusal?: ((error: unknown) => boolean) | undefined;
  readonly onArrived: (file: UploadedFile) => void;
}

/** Files sent at the same time. */
const lanes = 3;

/** The files on their way of one list. The options are asked for again each time, so that they may change. */
export function createUploads(options: () => UploadsOptions): Uploads {
  const { items, push, change, remove, clear } = createItems();
  const stops = new Map<string, AbortController>();

  async function add(files: readonly File[], taken: number): Promise<void> {
    for (const file of files) {
      const onTheirWay = items.get().filter(({ state }) => state !== 'refused').length;
      const issue = await checkFile(file, options().limits, taken + onTheirWay);
      const base = { id: crypto.randomUUID(), file };
      push(issue ? { ...base, state: 'refused', issue } : { ...base, state: 'waiting' });
    }
    fill();
  }

  function fill(): void {
    const waiting = items.get().filter(({ state }) => state === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, lanes - stops.size))) void run(item);
  }

  async function run({ id, file }: UploadItem): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!stop.signal.aborted) change(id, { state: 'sending', share });
    };
    try {
      const arrived = await options().send(file, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      remove(id);
      options().onArrived(arrived);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(id, { state: options().isRefusal?.(error) ? 'refused' : 'failed', error });
    } finally {
      stops.delete(id);
      fill();
    }
  }

  return {
    items,
    add,
    retry(id) {
      change(id, { state: 'waiting' });
      fill();
    },
    drop(id) {
      stops.get(id)?.abort();
      remove(id);
    },
    stop() {
      clear();
      for (const one of stops.values()) one.abort();
    },
  };
}

type Change =
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'refused'; readonly error: unknown };

function createItems() {
  const $items = atom<readonly UploadItem[]>([]);
  return {
    items: $items as ReadableAtom<readonly UploadItem[]>,
    push: (item: UploadItem) => $items.set([...$items.get(), item]),
    change: (id: string, next: Change) =>
      $items.set(
        $items.get().map((one) => (one.id === id ? { id, file: one.file, ...next } : one)),
      ),
    remove: (id: string) => $items.set($items.get().filter((one) => one.id !== id)),
    clear: () => $items.set([]),
  };
}
