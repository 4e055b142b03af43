import { limits } from './limits.ts';
import type { Clock } from './rate.ts';

/** How a connected app answers: slow is late once, hung is late again, crashed has been silent for half a minute. */
export type Liveness = 'alive' | 'slow' | 'hung' | 'crashed';

/** What the watch of one app is made from. */
export interface LivenessOptions {
  /** Asks the app; true when it answered in time. */
  readonly ping: () => Promise<boolean>;
  readonly onChange: (liveness: Liveness) => void;
  /** Whether the whole page is visible; a page in the background is slowed by the browser and proves nothing. */
  readonly isPageVisible: () => boolean;
  readonly now?: Clock;
  /** Milliseconds between two pings. */
  readonly interval?: number;
}

/** Missed pings in a row that make an app crashed: five intervals after it counted as hung. */
const crashedAfter = 7;

/** Pings an app for as long as it is mounted; returns how to stop. A late answer makes it alive again. */
export function watchLiveness(options: LivenessOptions): () => void {
  const { ping, onChange, isPageVisible, interval = limits.pingInterval } = options;
  const now = options.now ?? (() => performance.now());
  let misses = 0;
  let current: Liveness = 'alive';
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(next: Liveness): void {
    if (next === current) return;
    current = next;
    onChange(next);
  }

  async function beat(dueAt: number): Promise<void> {
    if (!isPageVisible()) {
      wait(interval);
      return;
    }
    // A machine that slept makes the timer late; the first miss after that is no sign of anything.
    const slept = now() - dueAt > interval;
    const answered = await ping();
    if (stopped) return;
    if (answered) misses = 0;
    else if (!slept && isPageVisible()) misses += 1;
    tell(livenessAfter(misses));
    wait(misses === 1 ? 0 : interval);
  }

  function wait(milliseconds: number): void {
    const dueAt = now() + milliseconds;
    timer = setTimeout(() => void beat(dueAt), milliseconds);
  }

  wait(interval);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function livenessAfter(misses: number): Liveness {
  if (misses === 0) return 'alive';
  if (misses === 1) return 'slow';
  return misses < crashedAfter ? 'hung' : 'crashed';
}
