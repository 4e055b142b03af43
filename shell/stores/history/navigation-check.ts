/**
 * The check of the permission mark before a navigation proceeds (specification §4). Address, menu and tab strip follow
 * a person at once; the page and the frame below them change when the gateway has said that the rights are the same.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { checkRights, session } from '../session/session.ts';

/** Milliseconds a navigation waits for the answer: the gateway decides on every call of the page it leads to anyway. */
const longestWait = 2_000;

/** The path whose rights are known, or are being asked for. */
let checkedPath: string | undefined;
/** How many navigations wait for an answer, each for one that was asked for after it began. */
let begun = 0;
let checking = false;
const waiting = new Set<() => void>();

/** Begins the check of a navigation to a path; the first one of a session has its rights from the start of it. */
export function beginNavigation(path: string): void {
  if (path === checkedPath || !session.get()) return;
  const isFirst = checkedPath === undefined;
  checkedPath = path;
  if (isFirst) return;
  begun += 1;
  if (checking) return;
  checking = true;
  void checkAll();
}

async function checkAll(): Promise<void> {
  let answered = 0;
  while (answered < begun) {
    answered = begun;
    // A prompt covers the page that stays, and leads to a new document.
    if (!(await checkInTime())) waiting.clear();
  }
  checking = false;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

async function checkInTime(): Promise<boolean> {
  const late = Promise.withResolvers<true>();
  const timer = setTimeout(() => late.resolve(true), longestWait);
  return Promise.race([checkRights(), late.promise]).finally(() => clearTimeout(timer));
}

/** Follows a store; a change that a navigation causes is seen once its check has passed. */
export function afterCheck<Value>(source: ReadableAtom<Value>): ReadableAtom<Value> {
  const follower = atom(source.get());
  const catchUp = (): void => follower.set(source.get());
  onMount(follower, () => {
    catchUp();
    const stop = source.listen(() => {
      if (checking) waiting.add(catchUp);
      else catchUp();
    });
    return () => {
      waiting.delete(catchUp);
      stop();
    };
  });
  return follower;
}
