/** The apps that are on their way, and what can wait until they are there. */
import { beforePaint } from '../../stores/history/frame-synced.ts';

/** Milliseconds that what can wait waits at most: an app may take its time until its first page. */
const longest = 1_000;

const coming = new Set<object>();
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A run of an app has begun. */
export function noteMounting(run: object): void {
  coming.add(run);
}

/** It has drawn its first page, or ended before. */
export function noteMounted(run: object): void {
  if (coming.delete(run) && coming.size === 0) doWaiting();
}

/**
 * Does the work once no app is on its way: the process of a new one needs the processors that a parked one would take
 * with what it gets.
 */
export function afterMounts(work: () => void): void {
  if (coming.size === 0) {
    beforePaint(work);
    return;
  }
  waiting.add(work);
  timer ??= setTimeout(doWaiting, longest);
}

function doWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}
