/**
 * What lies over the page in front and takes Back for itself: Back leads out of it and not out of the page. A move is
 * taken back when it was meant for a cover, so nothing is added to the history where the entry before is one that this
 * page hears of; only where Back would unload the page, the cover gets an entry of its own.
 */
import { isUndoing, position, readEntry, settled, standAt, undo, write } from './entries.ts';
import type { Tab } from './tabs.ts';

interface Cover {
  readonly onBack: () => void;
  /** The entry of its own; null without one. */
  readonly own: number | null;
}

/** The one in front last. */
let covers: readonly Cover[] = [];
/** Where the browser's own history stands below the covers. */
let below = 0;

/** The browser's own count of its entries; undefined in one that does not tell. */
const browserHistory: Navigation | undefined = 'navigation' in globalThis ? navigation : undefined;

/** How a cover is laid. */
export interface CoverOptions {
  readonly onBack: () => void;
  /** The tab in front. */
  readonly front: () => Tab | null;
  /** False: Back unloads the page where it would, rather than that the history changes. */
  readonly addsEntry: boolean;
}

/** Lays a cover over the tab in front; answers how to take it away, done once the history stands where it stood before. */
export function layCover({ onBack, front, addsEntry }: CoverOptions): () => Promise<void> {
  const own = addsEntry && !isHeardOf() ? pushOwn(front()) : null;
  const cover: Cover = { onBack, own };
  if (covers.length === 0 && !isUndoing()) below = browserHistory?.currentEntry?.index ?? 0;
  covers = [...covers, cover];
  return async () => {
    if (!covers.includes(cover)) return;
    covers = covers.filter((one) => one !== cover);
    // Of two moves that are under way at once the browser makes one.
    await settled();
    // Where the person has gone on meanwhile, the entry lies behind them.
    if (cover.own === null || position() !== cover.own) return;
    standAt(cover.own - 1);
    await undo(-1);
    // The app may have moved its page meanwhile.
    const tab = front();
    if (tab) write('replaceState', tab.id, tab);
  };
}

/** Offers a move of the person to the cover in front; answers whether it was meant for it: the history stays then. */
export function offerMove(event: Event | undefined): boolean {
  const cover = covers.at(-1);
  if (!cover || event?.type !== 'popstate') return false;
  const steps = stepsBack();
  if (steps === 0) return false;
  void undo(steps);
  if (steps > 0) cover.onBack();
  return true;
}

/** Whether there are pages that Forward leads to. */
export function leadsForward(): boolean {
  return browserHistory?.canGoForward ?? false;
}

/** Forgets every cover, at the end of a session. */
export function dropCovers(): void {
  covers = [];
}

/** Whether this page hears of Back, because the entry before is one of its own document. */
function isHeardOf(): boolean {
  const index = browserHistory?.currentEntry?.index ?? 0;
  return browserHistory?.entries()[index - 1]?.sameDocument ?? false;
}

/** Adds an entry to the history that Back leads out of; where nothing is in front there is none to add. */
function pushOwn(tab: Tab | null): number | null {
  if (!tab) return null;
  standAt(position() + 1);
  write('pushState', tab.id, tab);
  return position();
}

/** How far the person has moved away from where the history is to stand. */
function stepsBack(): number {
  const now = browserHistory?.currentEntry;
  if (now) return below - now.index;
  const entry = readEntry();
  return entry ? position() - entry.index : 0;
}
