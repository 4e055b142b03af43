import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

// The thread the embedded database lives in. On the main thread its queries, which resolve in
// microtasks, would starve every timer and socket of the gateway.

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const options: WorkerOptions = workerData;

const database = await PGlite.create({
  dataDir: options.directory,
  // 128 MB by default, which is memory that every small installation would pay.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'close') {
    await database.close();
    port.close();
    return;
  }
  const reply = await answer(message);
  // Handed over, not copied: both threads would hold every answer at once.
  port.postMessage(reply, reply.kind === 'answer' ? [reply.bytes.buffer] : []);
});
port.postMessage({ kind: 'ready' } satisfies FromWorker);

/**
 * Collects the answer piece by piece. The library's call for a whole answer also parses it, and keeps every parsed
 * message for as long as the database is open.
 */
async function answer({ id, bytes }: Extract<ToWorker, { kind: 'query' }>): Promise<FromWorker> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    // A piece is a view of memory that the next one overwrites.
    const onRawData = (piece: Uint8Array): void => void pieces.push(new Uint8Array(piece));
    await database.execProtocolRawStream(bytes, { onRawData });
    return { kind: 'answer', id, bytes: joined(pieces) };
  } catch (error) {
    return { kind: 'failure', id, reason: error instanceof Error ? error.message : String(error) };
  }
}

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
