/**
 * What lies over the page in front and takes Back for itself: Back leads out of it and not out of the page, and Forward
 * leads nowhere below it. It is whatever keeps a person from the page, or was opened over it to be looked at: dialogs,
 * questions, panels, the tour, and the menu as a drawer. Back does what Escape does there; what cannot be left yet takes
 * it too, and stays. What stands beside the page, as the bridge inspector, takes no Back, nor do messages that pass and
 * menus to choose from. A move that was meant for a cover is taken back, so that nothing is added to the history.
 */
import { doubleFirst, position, readEntry, settled, undo } from './entries.ts';

interface Cover {
  readonly onBack: () => void;
}

/** The one in front last. */
let covers: readonly Cover[] = [];

/** Lets what opens over the page take Back for itself; answers how to end that, settled once no move is taken back. */
export function coverPage(onBack: () => void): () => Promise<void> {
  const cover: Cover = { onBack };
  doubleFirst();
  covers = [...covers, cover];
  return () => {
    covers = covers.filter((one) => one !== cover);
    return settled();
  };
}

/** Offers a move of the person to the cover in front; answers whether it was meant for it: the history stays then. */
export function offerMove(): boolean {
  const cover = covers.at(-1);
  const entry = readEntry();
  if (!cover || !entry) return false;
  const steps = position() - entry.index;
  if (steps === 0) return false;
  void undo(steps);
  if (steps > 0) cover.onBack();
  return true;
}

/** Forgets every cover, at the end of a session. */
export function dropCovers(): void {
  covers = [];
}
