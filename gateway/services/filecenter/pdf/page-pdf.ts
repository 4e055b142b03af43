import { Worker } from 'node:worker_threads';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { WorkQueue } from '#gateway/kernel/work-queue.ts';
import { safeFileName } from '../file-name.ts';
import type { PageFile } from './draw-page.ts';

/** A thread and its fonts take some 60 MB: two draw at once, ten wait, and anyone who comes then is asked to come back. */
const drawing = new WorkQueue(2, 10);

/** Returns a PDF of what a page in a dialog shows. */
export async function answerPagePdf(
  context: Pick<CallContext, 'now'>,
  { title, blocks }: Omit<PageFile, 'madeAt'>,
): Promise<FileAnswer> {
  const content = await drawing.run(() => drawApart({ title, blocks, madeAt: context.now() }));
  return new FileAnswer(safeFileName(title, 'pdf'), 'application/pdf', content);
}

function drawApart(file: PageFile): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that draws a page ended without it.')));
  return promise.finally(() => void worker.terminate());
}
