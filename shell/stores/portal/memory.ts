/** Looks hourly whether the page uses more than 1 GiB, and warns (specification §4). */
import { atom, computed, type ReadableAtom } from 'nanostores';

/** Bytes of used heap above which the page warns (specification §9). */
export const mostMemory = 1_073_741_824;

/** Milliseconds between two looks. */
export const lookEvery = 3_600_000;

const $crowded = atom(false);

/** Whether the last look found too much in use, until it is dismissed. */
export const memoryCrowded: ReadableAtom<boolean> = computed($crowded, (value) => value);

/** Looks every hour from now on; returns how to stop. `used` answers bytes, or undefined where a browser does not tell. */
export function watchMemory(used: () => number | undefined = usedHeap): () => void {
  const timer = setInterval(() => $crowded.set((used() ?? 0) > mostMemory), lookEvery);
  return () => clearInterval(timer);
}

/** Takes the warning away until the next look. */
export function dismissMemoryWarning(): void {
  $crowded.set(false);
}

/** Only Chromium tells, in a property that no standard describes. */
function usedHeap(): number | undefined {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (typeof memory !== 'object' || memory === null) return undefined;
  const bytes: unknown = Reflect.get(memory, 'usedJSHeapSize');
  return typeof bytes === 'number' ? bytes : undefined;
}
