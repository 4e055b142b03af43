/**
 * The embedded database of another process. While developing, the process that watches the files keeps the database
 * open and lends it to one gateway after the other, so that a restart costs no closing and no opening.
 */
import type { ChildProcess } from 'node:child_process';
import { DatabaseLostError, DatabaseStartError, describeError } from '../errors.ts';
import { type Engine, OWNER_PATIENCE } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Answer = Exclude<FromWorker, { kind: 'ready' }>;

/**
 * Runs a child's statements, from when the one before it has gone: there is one session for all of them. The child
 * is spawned with an IPC channel of `serialization: 'advanced'`.
 */
export function lendEngine(engine: Engine, child: ChildProcess, free: Promise<unknown>): void {
  child.on('message', async (message: ToWorker) => {
    if (message.kind !== 'query') return;
    await free;
    const answer = await answerQuery(engine, message);
    if (child.connected) child.send(answer, () => undefined);
  });
}

async function answerQuery(
  engine: Engine,
  { id, bytes }: Extract<ToWorker, { kind: 'query' }>,
): Promise<Answer> {
  try {
    // A copy of their own: what came over the channel shares its memory with other messages.
    return { kind: 'answer', id, bytes: await engine.send(new Uint8Array(bytes)) };
  } catch (error) {
    return { kind: 'failure', id, reason: describeError(error) };
  }
}

/** The borrower's end. Who lends watches over statements that never end, so patience is not this side's. */
export class BorrowedEngine implements Engine {
  patience = OWNER_PATIENCE;
  readonly #waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  #lastId = 0;

  async ready(): Promise<void> {
    if (!process.connected) {
      throw new DatabaseStartError(
        'ATRIUM_WATCH is set but nobody lends a database: use `npm run dev`, or leave ATRIUM_WATCH empty.',
      );
    }
    process.on('message', (answer: Answer) => this.#settle(answer));
    // Without the lender there is no database: a gateway alone would only answer errors.
    process.once('disconnect', () => process.exit(1));
  }

  send(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    this.#waiting.set(this.#lastId, waiting);
    process.send?.({ kind: 'query', id: this.#lastId, bytes } satisfies ToWorker);
    return waiting.promise;
  }

  async close(): Promise<void> {
    process.removeAllListeners('disconnect');
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'answer') waiting?.resolve(answer.bytes);
    else waiting?.reject(new DatabaseLostError(answer.reason));
  }
}
