import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbookRows } from './workbook-rows.ts';

// A few hundred kilobytes can unpack to gigabytes: only this thread runs out of memory or time over them.
parentPort?.postMessage(await readWorkbookRows(workerData));
