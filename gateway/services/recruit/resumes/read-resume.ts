import { Worker } from 'node:worker_threads';
import { WorkQueue } from '#gateway/kernel/work-queue.ts';
import type { ReadText } from './document-text.ts';
import { factsOf, type ResumeFacts } from './resume-facts.ts';

/** The heap of a thread that reads a résumé, in megabytes, and how long it may take; two read at once, ten wait. */
const HEAP = 256;
const PATIENCE = 10_000;
/** Bytes of unpacked streams, which are beside the heap and under no limit of it; how often they are looked at, in ms. */
const LARGEST_BESIDE = 128 * 1024 * 1024;
const LOOK = 20;
const reading = new WorkQueue(2, 10);

/** What a file says, and what of it is proposed. */
export interface ReadResume extends ReadText {
  readonly facts: ResumeFacts;
}

/** Reads the text of a file that came from outside. A file that takes too much time or memory is `tooLarge`. */
export function readResume(format: string, content: Uint8Array): Promise<ReadResume> {
  return reading.run(() => readApart(format, content));
}

async function readApart(format: string, content: Uint8Array): Promise<ReadResume> {
  const { promise, resolve } = Promise.withResolvers<ReadResume>();
  const worker = new Worker(new URL('./resume-worker.ts', import.meta.url), {
    workerData: { format, content: new Uint8Array(content) },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  const end = (state: 'broken' | 'tooLarge') => () =>
    resolve({ state, text: '', facts: factsOf('') });
  const timer = setTimeout(end('tooLarge'), PATIENCE);
  const watch = setInterval(() => {
    // A thread that ended by itself has no figures left.
    worker.getHeapStatistics().then(({ external_memory: beside }) => {
      if (beside > LARGEST_BESIDE) end('tooLarge')();
    }, ignore);
  }, LOOK);
  worker.once('message', resolve);
  worker.once('error', end('tooLarge'));
  worker.once('exit', end('broken'));
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    return worker.terminate();
  });
}

function ignore(): void {}
