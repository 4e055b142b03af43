/** How often the person asked for the home page again; its cards load again when it grows. */
import { atom, computed, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** The number so far. */
export const homeRefreshes: ReadableAtom<number> = computed($count, (count) => count);

/** Asks for the home page again. */
export function refreshHome(): void {
  $count.set($count.get() + 1);
}
