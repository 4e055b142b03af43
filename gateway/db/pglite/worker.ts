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
  port.postMessage(await answer(message));
});
port.postMessage({ kind: 'ready' } satisfies FromWorker);

async function answer({ id, bytes }: Extract<ToWorker, { kind: 'query' }>): Promise<FromWorker> {
  try {
    return { kind: 'answer', id, bytes: await database.execProtocolRaw(bytes) };
  } catch (error) {
    return { kind: 'failure', id, reason: error instanceof Error ? error.message : String(error) };
  }
}
