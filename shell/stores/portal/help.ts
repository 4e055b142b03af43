/** What of the help is open over the portal. */
import { atom, computed, type ReadableAtom } from 'nanostores';

/** The articles, the list of key combinations, or the tour through the portal. */
export type Help = 'articles' | 'shortcuts' | 'tour';

const $help = atom<Help | null>(null);

/** What is open now. */
export const openedHelp: ReadableAtom<Help | null> = computed($help, (value) => value);

/** Opens a part of the help. */
export function openHelp(help: Help): void {
  $help.set(help);
}

/** Closes whatever is open. */
export function closeHelp(): void {
  $help.set(null);
}
