/** The address, the tabs and the frames as the page draws them: a frame of the browser behind the stores they follow. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { findEntry, menuGroups } from '../menu/menu.ts';
import { type FrameState, frames } from '../tabs/frames.ts';
import { loadingApps } from '../tabs/loading.ts';
import { readPlace } from '../tabs/places.ts';
import { tabViews } from '../tabs/tabs.ts';
import { frameSynced } from './frame-synced.ts';
import { activeTab, checkedTab } from './navigation.ts';
import { afterCheck, beginNavigation } from './navigation-check.ts';

const $path = atom('');
onMount($path, () => {
  const read = (): void => {
    beginNavigation(location.pathname);
    $path.set(location.pathname);
  };
  // wouter announces what goes through `history` by events of these names.
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const name of events) addEventListener(name, read);
  read();
  return () => {
    for (const name of events) removeEventListener(name, read);
  };
});

/** The path of the address. */
export const drawnPath: ReadableAtom<string> = frameSynced($path);

/** The same for the content below the tabs, which changes once the rights are known to be the same. */
export const shownPath: ReadableAtom<string> = frameSynced(afterCheck($path));

/** The key of the menu's entry that the address leads to. */
export const drawnEntry: ReadableAtom<string | undefined> = computed(
  [drawnPath, menuGroups],
  (path) => {
    const place = readPlace(path);
    return place && findEntry(place.app, place.route)?.key;
  },
);

/** The tab in front; null while the shell shows a page of its own. */
export const drawnTab = frameSynced(activeTab);

/** The same for the content below the tabs. */
export const shownTab = frameSynced(checkedTab);

/** The tabs of the strip with their names. */
export const drawnTabs = frameSynced(tabViews);

/** The apps under a ring. */
export const drawnLoading = frameSynced(loadingApps);

/**
 * How the frame of an app, or of another run, is doing. The steps of a mount all look alike: nothing is drawn between
 * the hello of an app and its first page, whose messages would wait for it.
 */
export function drawnFrame(run: string): ReadableAtom<FrameState | undefined> {
  let last: FrameState | undefined;
  const state = computed(frames, (known) => {
    const next = known.get(run)?.state;
    if (!last || !next || !looksAlike(last, next)) last = next;
    return last;
  });
  return frameSynced(state);
}

function looksAlike(one: FrameState, other: FrameState): boolean {
  return one.kind === 'mounting' && other.kind === 'mounting' && one.fault === other.fault;
}
