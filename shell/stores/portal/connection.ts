/** How the network is, as far as the page can tell: from what the browser says, and from how long the gateway takes. */
import { atom, computed, type ReadableAtom } from 'nanostores';

/** Gone, slow, or nothing to speak of. */
export type Connection = 'good' | 'slow' | 'offline';

/** Milliseconds from which an answer of the gateway to the shell counts as slow; its calls are all small. */
export const slowFrom = 4_000;

const $online = atom(true);
const $slow = atom(false);

/** How the network is now. */
export const connection: ReadableAtom<Connection> = computed([$online, $slow], (online, slow) =>
  !online ? 'offline' : slow ? 'slow' : 'good',
);

/** Watches the network from now on; returns how to stop. */
export function watchConnection(): () => void {
  const look = (): void => $online.set(navigator.onLine);
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
  const observer = new PerformanceObserver((list) => noteAnswers(list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
    observer.disconnect();
  };
}

/** Takes what the browser measured: the latest answer of the gateway says how the network is. */
export function noteAnswers(entries: readonly Pick<PerformanceEntry, 'name' | 'duration'>[]): void {
  const last = entries.findLast(({ name }) => name.includes('/gateway/'));
  if (last) $slow.set(last.duration >= slowFrom);
}
