/** The address, the tabs and the frames as the page draws them: a frame of the browser behind the stores they follow. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { drawn } from './drawn.ts';
import { frames } from './frames.ts';
import { loadingApps } from './loading.ts';
import { activeTab } from './navigation.ts';
import { tabViews } from './tabs.ts';

const $path = atom('');
onMount($path, () => {
  const read = (): void => $path.set(location.pathname);
  // wouter announces what goes through `history` by events of these names.
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const name of events) addEventListener(name, read);
  read();
  return () => {
    for (const name of events) removeEventListener(name, read);
  };
});

/** The path of the address. */
export const drawnPath: ReadableAtom<string> = drawn($path);

/** The tab in front; null while the shell shows a page of its own. */
export const drawnTab = drawn(activeTab);

/** The tabs of the strip with their names. */
export const drawnTabs = drawn(tabViews);

/** The apps under a ring. */
export const drawnLoading = drawn(loadingApps);

/** Every known frame, by the code of its app. */
export const drawnFrames = drawn(frames);
