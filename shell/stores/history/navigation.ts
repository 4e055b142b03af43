/**
 * The browser's history, owned by the shell alone: apps report places and the shell writes the entries, so that Back
 * and Forward work across apps, inside of them, and after one was taken out of the pool.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { askLeave } from '../dialogs/dialogs.ts';
import { closedApps, redirectOf, registeredApps } from '../menu/menu.ts';
import { noteClosed, takeClosed } from '../tabs/closed-tabs.ts';
import { homePlace, isHome, type Place, placePath, readPlace, samePlace } from '../tabs/places.ts';
import {
  addTab,
  changeTab,
  findPage,
  findTab,
  placeTab,
  removeTab,
  type Tab,
  tabs,
} from '../tabs/tabs.ts';
import { clearBackStack, closeByBack } from './back-stack.ts';
import {
  countEntries,
  type Entry,
  endUndo,
  forgetUnwritten,
  isWriting,
  leaveHistory,
  passOver,
  position,
  readEntry,
  standAt,
  undo,
  write,
  writeSoon,
} from './entries.ts';
import { afterCheck, beginNavigation } from './navigation-check.ts';

const $shown = atom<string | null>(null);

/** The tab in front; null while the shell shows a page of its own. */
export const activeTab: ReadableAtom<Tab | null> = computed(
  [$shown, tabs],
  (id, list) => list.find((tab) => tab.id === id) ?? null,
);

/** The same for what is mounted and shown: it changes once the rights are known to be the same. */
export const checkedTab: ReadableAtom<Tab | null> = afterCheck(activeTab);

/** Follows the address from now on; returns how to stop. Links of the shell need only change the address. */
export function followAddress(): () => void {
  // wouter announces what goes through `history` by events of these names.
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const name of events) addEventListener(name, follow);
  addEventListener('pageshow', comeBack);
  countEntries();
  passOver();
  follow();
  return () => {
    for (const name of events) removeEventListener(name, follow);
    removeEventListener('pageshow', comeBack);
    leaveHistory();
    clearBackStack();
    $shown.set(null);
  };
}

/** Shows a page, in the tab it has or in a new one; returns the tab. */
export function openPlace(place: Place, title: string | null = null): Tab {
  const tab = findPage(place) ?? addTab(place, { title });
  if (title !== null) changeTab(tab.id, { ownTitle: title });
  goTo(tab.id, place.route);
  return tab;
}

/** Shows a tab at the place it is at. */
export function selectTab(tabId: string): void {
  const tab = findTab(tabId);
  if (tab && $shown.get() !== tabId) goTo(tabId, tab.route);
}

/** Takes what an app says of one of its tabs: only the tab in front has a place in the address. */
export function moveTab(tabId: string, route: string, how: 'push' | 'replace'): void {
  const tab = findTab(tabId);
  if (!tab || tab.route === route) return;
  if ($shown.get() !== tabId) changeTab(tabId, { route });
  else if (how === 'push') goTo(tabId, route);
  else {
    changeTab(tabId, { route });
    write('replaceState', tabId, { app: tab.app, route });
  }
}

/** Takes a tab away and shows its neighbour when it was in front; its caller has asked about unsaved work. */
export function dropTab(tabId: string): void {
  const list = tabs.get();
  const position = list.findIndex((tab) => tab.id === tabId);
  const neighbour = list[position + 1] ?? list[position - 1];
  const dropped = list[position];
  if (dropped?.listed) noteClosed(dropped, position);
  removeTab(tabId);
  if ($shown.get() !== tabId || !neighbour) return;
  beginNavigation(pathOf(neighbour.app, neighbour.route));
  $shown.set(neighbour.id);
  write('replaceState', neighbour.id, neighbour);
}

/** Opens the page closed last again, where it stood in the strip; one that was opened meanwhile is passed over. */
export function reopenTab(): void {
  const closed = takeClosed((place) => registeredApps.get().has(place.app) && !findPage(place));
  if (!closed) return;
  const tab = addTab(closed, { title: closed.ownTitle });
  placeTab(tab.id, closed.position);
  goTo(tab.id, closed.route);
}

function goTo(tabId: string, route: string): void {
  const tab = findTab(tabId);
  if (!tab) return;
  const before = activeTab.get();
  const same = before?.id === tabId && before.route === route;
  if (!same) beginNavigation(pathOf(tab.app, route));
  arrive(tabId, route);
  if (same) return;
  write('pushState', tabId, { app: tab.app, route });
}

/** The path in the address of a place. */
function pathOf(app: string, route: string): string {
  return placePath({ app, route }).split('?', 1)[0] ?? '';
}

/** Makes the tab the one in front; a page that is no tab goes when another one comes. */
function arrive(tabId: string, route: string): void {
  const before = activeTab.get();
  if (findTab(tabId)?.route !== route) changeTab(tabId, { route });
  $shown.set(tabId);
  if (before && !before.listed && before.id !== tabId) removeTab(before.id);
}

/** A page that was kept as it was is in front again, and hears of nothing else. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) passOver();
}

/** Brings tabs and frames to where the address points, whatever has changed it. */
function follow(event?: Event): void {
  if (isWriting()) return;
  forgetUnwritten();
  if (event?.type === 'popstate' && (endUndo() || closeByBack() || passOver())) return;
  const { pathname, search } = location;
  const redirect = redirectOf(pathname);
  if (redirect !== undefined && redirect !== pathname) {
    // Told as a change of the address, it comes here again.
    history.replaceState(null, '', redirect);
    return;
  }
  beginNavigation(pathname);
  const place = readPlace(pathname + search);
  const entry = readEntry();
  if (!place) {
    if (entry) standAt(entry.index);
    if (pathname.startsWith('/portal')) history.replaceState(null, '', '/404');
    else $shown.set(null);
    return;
  }
  const known = isHome(place) ? samePlace(place, homePlace) : registeredApps.get().has(place.app);
  if (!known) {
    $shown.set(null);
    if (entry) standAt(entry.index);
    // The address of an app that is closed to the person stays: it opens once the right is given.
    if (!closedApps.get().has(place.app)) history.replaceState(null, '', '/404');
    return;
  }
  settle(place, entry);
}

function settle(place: Place, entry: Entry | undefined): void {
  const known = entry?.tabId === undefined ? undefined : findTab(entry.tabId);
  const tab = known?.app === place.app ? known : (findPage(place) ?? addTab(place));
  const noted = known === tab && entry?.index === position();
  if (noted && $shown.get() === tab.id && samePlace(tab, place)) return;
  if (known && entry && leavesUnsavedPage(tab, place)) {
    void askBeforeMove(tab, place, entry);
    return;
  }
  accept(tab, place, entry);
}

function accept(tab: Tab, place: Place, entry: Entry | undefined): void {
  if (entry) standAt(entry.index);
  else if ($shown.get() !== null) standAt(position() + 1);
  arrive(tab.id, place.route);
  if (entry?.tabId !== tab.id) writeSoon(tab.id, place);
}

/** Whether the move takes a dirty tab to another page, so that what was typed there would be gone. */
function leavesUnsavedPage(tab: Tab, place: Place): boolean {
  return tab.dirty && tab.route.split('?', 1)[0] !== place.route.split('?', 1)[0];
}

/** Undoes the move first, so that address and page agree while the person decides. */
async function askBeforeMove(tab: Tab, place: Place, entry: Entry): Promise<void> {
  const back = position() - entry.index;
  if (back !== 0) await undo(back);
  const leave = await askLeave({ reason: 'close', tabIds: [tab.id] });
  if (!leave) return;
  changeTab(tab.id, { dirty: false });
  if (back !== 0) history.go(-back);
  else accept(tab, place, entry);
}
