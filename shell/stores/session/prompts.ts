/** The one prompt that stops the whole page: it has a single way out, and only one is shown at a time (specification §4). */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { GlobalFailure } from '../../gateway.ts';

/** Why the page cannot go on as it is. */
export type Prompt = GlobalFailure | 'pageUpdated';

const $prompt = atom<Prompt | undefined>(undefined);

/** The prompt now shown. */
export const prompt: ReadableAtom<Prompt | undefined> = computed($prompt, (value) => value);

/** Shows a prompt, unless one is shown already or the person is about to sign in anyway. */
export function showPrompt(next: Prompt): void {
  if ($prompt.get() !== undefined) return;
  if (location.pathname === '/login' && next !== 'pageUpdated') return;
  $prompt.set(next);
}
