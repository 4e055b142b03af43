/**
 * Frames change places at one moment, the one that comes and the one that goes: when the app that comes has answered
 * that it is shown. Its frame in sight is work for the page of the shell, which the answer would have to wait for; told
 * first, the app has begun with its own work by then.
 */

import { letFirst } from '../../stores/history/frame-synced.ts';

/** Milliseconds that an answer is waited for: half a frame of the browser, so that a busy app comes no later. */
const longest = 8;

let waiting: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts the change off until the app that comes has answered, or for a moment. */
export function waitForAnswer(answer: Promise<unknown>): void {
  letFirst(answer);
  waiting ??= [];
  timer ??= setTimeout(changePlaces, longest);
  void answer.finally(changePlaces);
}

/** Does a part of the change: together with the rest of it, at once where nothing is waited for. */
export function atChange(part: () => void): void {
  if (waiting) waiting.push(part);
  else part();
}

/** Makes the change now. */
export function changePlaces(): void {
  clearTimeout(timer);
  timer = undefined;
  const parts = waiting ?? [];
  waiting = null;
  for (const part of parts) part();
}
