/** What the worker is started with. */
export interface WorkerOptions {
  /**
   * Absolute path of the database folder. An empty one is filled with a new database, which takes
   * seconds and 800 MB: only a child process asks for that.
   */
  readonly directory: string;
}

/** Main thread to worker. `bytes` is a batch of PostgreSQL protocol messages. */
export type ToWorker =
  | { readonly kind: 'query'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close' };

/** Worker to main thread. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failure'; readonly id: number; readonly reason: string };
