/**
 * What is open over a page and takes Back for itself: Back closes it and does not leave the page, and Forward leads
 * nowhere below it. These are dialogs, questions, panels, the tour, and the menu as a drawer. Back does what Escape does
 * there; what cannot be closed yet takes it too, and stays. What is open beside the page, as the bridge inspector, takes
 * no Back, nor do passing messages and menus. A move that was meant for one of them is undone, so that the history gets
 * no entry.
 */
import { doubleFirst, position, readEntry, settled, undo } from './entries.ts';

interface Layer {
  readonly onBack: () => void;
}

/** The one in front last. */
let layers: readonly Layer[] = [];

/** Gives Back to what opens over the page. Returns how to end that; its promise settles once every move is undone. */
export function holdBack(onBack: () => void): () => Promise<void> {
  const layer: Layer = { onBack };
  doubleFirst();
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((one) => one !== layer);
    return settled();
  };
}

/** Offers a move of the person to what is in front. Returns whether it was meant for it: the history stays then. */
export function closeByBack(): boolean {
  const layer = layers.at(-1);
  const entry = readEntry();
  if (!layer || !entry) return false;
  const steps = position() - entry.index;
  if (steps === 0) return false;
  void undo(steps);
  if (steps > 0) layer.onBack();
  return true;
}

/** Forgets all of them, at the end of a session. */
export function clearBackStack(): void {
  layers = [];
}
