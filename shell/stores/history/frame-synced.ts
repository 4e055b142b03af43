/**
 * What the page draws of a store: its value as of the next frame the browser paints. Nothing can be seen sooner, and
 * what else the same change has caused, an app that is told to show itself and its answer, need not wait for React.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';

const waiting = new Set<() => void>();
/** Answers on their way that would have to wait while the page is drawn. */
let awaited = 0;
let putOff = false;

/** Lets an answer that is due at once come before the work, which waits for it one frame longer and no more. */
export function letFirst(answer: Promise<unknown>): void {
  awaited += 1;
  void answer.finally(() => {
    awaited -= 1;
  });
}

/** Does the work right before the next paint; in a page that is not painted, soon. */
export function beforePaint(work: () => void): void {
  waiting.add(work);
  if (waiting.size > 1) return;
  if (document.visibilityState === 'visible') requestAnimationFrame(doWaiting);
  else setTimeout(doWaiting);
}

/** Follows a store frame by frame, for those who draw it. */
export function frameSynced<Value>(source: ReadableAtom<Value>): ReadableAtom<Value> {
  const follower = atom(source.get());
  const catchUp = (): void => follower.set(source.get());
  onMount(follower, () => {
    catchUp();
    return source.listen(() => beforePaint(catchUp));
  });
  return follower;
}

function doWaiting(): void {
  if (awaited > 0 && !putOff && document.visibilityState === 'visible') {
    putOff = true;
    requestAnimationFrame(doWaiting);
    return;
  }
  putOff = false;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}
