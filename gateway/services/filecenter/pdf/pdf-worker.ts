import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';

// Drawing takes a part of a second, in which the gateway's own thread would serve no one.
parentPort?.postMessage(await drawPage(workerData));
