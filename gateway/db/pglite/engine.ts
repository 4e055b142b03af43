import { Worker } from 'node:worker_threads';
import { DatabaseLostError } from '../errors.ts';
import type { DatabaseLog } from '../log.ts';
import { awaitsEnd, hasEnd } from './protocol-answer.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

/** Milliseconds without an answer after which a request's call counts as stuck. */
export const REQUEST_PATIENCE = 20_000;
/** The same for migrations and maintenance, which may build an index over everything. */
export const OWNER_PATIENCE = 600_000;
/** The same for opening the database, which first repeats what a crash left behind. */
const OPEN_PATIENCE = 120_000;
/** Milliseconds after a database that could not be opened before it is tried again: each try takes a second of processor. */
const OPEN_PAUSE = 2000;
/** Megabytes of script memory of the thread, beside the database's own; without a limit it grows with the machine's. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } as const;

/** The embedded database as the driver's stream sees it, wherever it runs. */
export interface Engine {
  /** Milliseconds the holder of the one session may wait for one answer. */
  patience: number;
  /** Resolves when the database is open. @throws {DatabaseLostError} with its reason. */
  ready(): Promise<void>;
  /** Sends protocol messages and resolves with the server's. @throws {DatabaseLostError} */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Lets go of the database. */
  close(): Promise<void>;
}

interface PendingCall {
  readonly worker: Worker;
  readonly awaitsEnd: boolean;
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * The embedded database in its worker thread, kept alive: a call without an answer in time ends the
 * worker and opens a new one, since nothing can interrupt a statement inside it.
 */
export class PgliteEngine implements Engine {
  patience = REQUEST_PATIENCE;
  readonly #options: WorkerOptions;
  readonly #log: DatabaseLog;
  readonly #onClosed: () => Promise<void>;
  readonly #calls = new Map<number, PendingCall>();
  readonly #lost = new WeakSet<Worker>();
  #lastId = 0;
  /** Why the last try to open it failed, and when. */
  #failure = { reason: '', at: Number.NEGATIVE_INFINITY };
  /** The worker, or the one being opened; null when it could not be opened. */
  #worker: Promise<Worker> | null = null;
  #closing = false;

  /** `onClosed` runs once the thread has ended, to free the folder. */
  constructor(options: WorkerOptions, log: DatabaseLog, onClosed = async (): Promise<void> => {}) {
    this.#options = options;
    this.#log = log;
    this.#onClosed = onClosed;
  }

  async ready(): Promise<void> {
    await this.#running();
  }

  async send(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const worker = await this.#running();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const { patience } = this;
    const timer = setTimeout(() => this.#lose(worker, `no answer in ${patience} ms`), patience);
    this.#calls.set(id, { worker, awaitsEnd: awaitsEnd(bytes), resolve, reject, timer });
    worker.postMessage({ kind: 'query', id, bytes } satisfies ToWorker, [bytes.buffer]);
    return promise;
  }

  /** Closes the database cleanly and ends the thread. */
  async close(): Promise<void> {
    this.#closing = true;
    const worker = await this.#worker?.catch(() => null);
    if (worker) {
      const { promise, resolve } = Promise.withResolvers<void>();
      worker.once('exit', () => resolve());
      worker.postMessage({ kind: 'close' } satisfies ToWorker);
      await promise;
    }
    await this.#onClosed();
  }

  /** A worker that could not be opened is tried again by the next call: the disk may have room now. */
  #running(): Promise<Worker> {
    if (this.#closing) return Promise.reject(new DatabaseLostError('The database is closed.'));
    if (this.#worker === null && performance.now() - this.#failure.at < OPEN_PAUSE) {
      return Promise.reject(new DatabaseLostError(this.#failure.reason));
    }
    this.#worker ??= this.#open();
    return this.#worker;
  }

  #open(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#options,
      resourceLimits: THREAD_MEMORY,
    });
    let opened = false;
    const tooLate = setTimeout(() => void worker.terminate(), OPEN_PATIENCE);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        opened = true;
        clearTimeout(tooLate);
        resolve(worker);
      } else this.#settle(message);
    });
    const fail = (reason: string): void => {
      if (opened) {
        this.#lose(worker, reason);
        return;
      }
      clearTimeout(tooLate);
      this.#worker = null;
      this.#failure = { reason, at: performance.now() };
      reject(new DatabaseLostError(reason));
    };
    worker.on('error', (error) => fail(error.message));
    worker.once('exit', () => fail('the thread of the embedded database ended'));
    return promise;
  }

  /** Gives up this worker: its calls fail now, and a new one opens once the thread is really gone. */
  #lose(worker: Worker, reason: string): void {
    if (this.#lost.has(worker)) return;
    this.#lost.add(worker);
    for (const [id, call] of this.#calls) {
      clearTimeout(call.timer);
      call.reject(new DatabaseLostError(reason));
      this.#calls.delete(id);
    }
    if (this.#closing) return;
    this.#log.error({ reason }, 'embedded database restarts');
    const reopened = worker.terminate().then(() => this.#open());
    reopened.catch(() => undefined);
    this.#worker = reopened;
  }

  #settle(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const call = this.#calls.get(message.id);
    if (call === undefined) return;
    if (message.kind === 'answer' && call.awaitsEnd && !hasEnd(message.bytes)) {
      // The database has given up inside, as it does when its log finds no room, and returns nothing from here on.
      this.#lose(call.worker, 'an answer without its end');
      return;
    }
    this.#calls.delete(message.id);
    clearTimeout(call.timer);
    if (message.kind === 'answer') call.resolve(message.bytes);
    else call.reject(new DatabaseLostError(message.reason));
  }
}
