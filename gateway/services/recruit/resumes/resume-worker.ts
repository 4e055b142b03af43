import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './document-text.ts';
import { factsOf } from './resume-facts.ts';

// A hostile file takes the time and the memory of this thread alone.
const read = await readDocument(workerData.format, workerData.content);
parentPort?.postMessage({ ...read, facts: factsOf(read.text) });
