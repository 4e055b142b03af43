/**
 * The browser's history, owned by the shell alone: apps report places and the shell writes the entries, so that Back
 * and Forward work across apps, inside of them, and after one was taken out of the pool.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { noteClosed, takeClosed } from './closed-tabs.ts';
import { askLeave } from './dialogs.ts';
import { beforePaint } from './drawn.ts';
import { closedApps, landing, registeredApps } from './menu.ts';
import { homePlace, isHome, type Place, placePath, readPlace, samePlace } from './places.ts';
import {
  addTab,
  changeTab,
  findPage,
  findTab,
  placeTab,
  removeTab,
  type Tab,
  tabs,
} from './tabs.ts';

/** What the shell keeps with every entry of the history. */
interface Entry {
  readonly tabId: string;
  /** Position in the history, counted up, so that a refused move can be undone exactly. */
  readonly index: number;
}

const $shown = atom<string | null>(null);
let at = 0;
let undoing = false;
/** Settles when the move that takes another one back has arrived. */
let undone: Promise<void> = Promise.resolve();
/** Whether the history changes because this module says so: tabs and frames are where it leads already. */
let writing = false;
/** Writes what the entry in front still lacks; null when it lacks nothing. */
let unwritten: (() => void) | null = null;

/** What lies over the page in front and takes Back for itself. */
interface Cover {
  readonly index: number;
  readonly onBack: () => void;
}

let cover: Cover | null = null;

const writeNow = (): void => unwritten?.();

/** The tab in front; null while the shell shows a page of its own. */
export const activeTab: ReadableAtom<Tab | null> = computed(
  [$shown, tabs],
  (id, list) => list.find((tab) => tab.id === id) ?? null,
);

/** Follows the address from now on; answers how to stop. Links of the shell need only change the address. */
export function followAddress(): () => void {
  // wouter announces what goes through `history` by events of these names.
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const name of events) addEventListener(name, follow);
  // A link that is clicked brings another entry to the front, and this one could not be written any more.
  addEventListener('click', writeNow, true);
  at = readEntry()?.index ?? 0;
  follow();
  return () => {
    for (const name of events) removeEventListener(name, follow);
    removeEventListener('click', writeNow, true);
    unwritten = null;
    // The history belongs to somebody else from here on: nothing of it is taken back.
    cover = null;
    undoing = false;
    undone = Promise.resolve();
    $shown.set(null);
  };
}

/** Shows a page, in the tab it has or in a new one; answers the tab. */
export function openPlace(place: Place, title: string | null = null): Tab {
  const tab = findPage(place) ?? addTab(place, { title });
  if (title !== null) changeTab(tab.id, { ownTitle: title });
  goTo(tab.id, place.route);
  return tab;
}

/** Shows a tab at the place it stands at. */
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

/** Takes a tab away and shows its neighbour when it was in front; whoever calls it has asked about unsaved work. */
export function dropTab(tabId: string): void {
  const list = tabs.get();
  const position = list.findIndex((tab) => tab.id === tabId);
  const neighbour = list[position + 1] ?? list[position - 1];
  const dropped = list[position];
  if (dropped?.listed) noteClosed(dropped, position);
  removeTab(tabId);
  if ($shown.get() !== tabId || !neighbour) return;
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

/**
 * Gives what opens over the page in front an entry of its own, so that Back leads out of it and not out of the page.
 * Answers how to take the entry away again, which is done once the history stands where it stood before.
 */
export function coverPage(onBack: () => void): () => Promise<void> {
  const tab = activeTab.get();
  at += 1;
  const own: Cover = { index: at, onBack };
  cover = own;
  if (tab) write('pushState', tab.id, tab);
  return async () => {
    if (cover !== own) return;
    cover = null;
    // Of two moves that are under way at once the browser makes one.
    await undone;
    // Where the person has gone on meanwhile, the entry lies behind them.
    if (at !== own.index) return;
    at -= 1;
    await undo(-1);
    // The app may have moved its page meanwhile.
    const now = activeTab.get();
    if (now) write('replaceState', now.id, now);
  };
}

/** Whether Back was meant for what lies over the page: the history stays, and that is told. */
function takesBack(): boolean {
  const entry = readEntry();
  if (!cover || !entry || entry.index >= cover.index) return false;
  void undo(at - entry.index);
  cover.onBack();
  return true;
}

/** Moves in the history without going anywhere; settles when it has arrived. */
function undo(steps: number): Promise<void> {
  undoing = true;
  undone = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
  history.go(steps);
  return undone;
}

function goTo(tabId: string, route: string): void {
  const tab = findTab(tabId);
  if (!tab) return;
  const before = activeTab.get();
  const same = before?.id === tabId && before.route === route;
  arrive(tabId, route);
  if (same) return;
  at += 1;
  write('pushState', tabId, { app: tab.app, route });
}

/** Makes the tab the one in front; a page that is no tab goes when another one comes. */
function arrive(tabId: string, route: string): void {
  const before = activeTab.get();
  if (findTab(tabId)?.route !== route) changeTab(tabId, { route });
  $shown.set(tabId);
  if (before && !before.listed && before.id !== tabId) removeTab(before.id);
}

function write(
  how: 'pushState' | 'replaceState',
  tabId: string,
  place: Place,
  index: number = at,
): void {
  writeNow();
  const entry: Entry = { tabId, index };
  writing = true;
  history[how](entry, '', placePath(place));
  writing = false;
}

/** Notes the tab with the entry in front before the next paint: the app that is shown answers sooner for it. */
function writeSoon(tabId: string, place: Place): void {
  // The next entry may be counted already when this one is written before it.
  const index = at;
  const note = (): void => {
    if (unwritten !== note) return;
    unwritten = null;
    write('replaceState', tabId, place, index);
  };
  unwritten = note;
  beforePaint(note);
}

function readEntry(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const tabId: unknown = Reflect.get(state, 'tabId');
  const index: unknown = Reflect.get(state, 'index');
  return typeof tabId === 'string' && typeof index === 'number' ? { tabId, index } : undefined;
}

/** Brings tabs and frames to where the address says, whoever changed it. */
function follow(): void {
  if (writing) return;
  // Another entry is in front by now.
  unwritten = null;
  if (undoing) {
    undoing = false;
    return;
  }
  if (takesBack()) return;
  const { pathname, search } = location;
  const place = readPlace(pathname + search);
  if (!place) {
    if (pathname === '/portal' || pathname === '/portal/') {
      history.replaceState(null, '', landing.get());
      if (readPlace(landing.get())) follow();
    } else if (pathname.startsWith('/portal')) history.replaceState(null, '', '/404');
    else $shown.set(null);
    return;
  }
  const known = isHome(place) ? samePlace(place, homePlace) : registeredApps.get().has(place.app);
  if (!known) {
    $shown.set(null);
    // The address of an app that is closed to the person stays: it opens once the right is given.
    if (!closedApps.get().has(place.app)) history.replaceState(null, '', '/404');
    return;
  }
  settle(place, readEntry());
}

function settle(place: Place, entry: Entry | undefined): void {
  const known = entry && findTab(entry.tabId);
  const tab = known?.app === place.app ? known : (findPage(place) ?? addTab(place));
  if (entry?.index === at && $shown.get() === tab.id && samePlace(tab, place)) return;
  if (leavesUnsavedPage(tab, place) && entry) {
    void askBeforeMove(tab, place, entry);
    return;
  }
  accept(tab, place, entry);
}

function accept(tab: Tab, place: Place, entry: Entry | undefined): void {
  if (entry) at = entry.index;
  else at += $shown.get() === null ? 0 : 1;
  arrive(tab.id, place.route);
  if (entry?.tabId !== tab.id) writeSoon(tab.id, place);
}

/** Whether the move takes a dirty tab to another page, so that what was typed there would be gone. */
function leavesUnsavedPage(tab: Tab, place: Place): boolean {
  return tab.dirty && tab.route.split('?', 1)[0] !== place.route.split('?', 1)[0];
}

/** Undoes the move first, so that address and page agree while the person decides. */
async function askBeforeMove(tab: Tab, place: Place, entry: Entry): Promise<void> {
  const back = at - entry.index;
  if (back !== 0) void undo(back);
  const leave = await askLeave({ reason: 'close', tabIds: [tab.id] });
  if (!leave) return;
  changeTab(tab.id, { dirty: false });
  if (back !== 0) history.go(-back);
  else accept(tab, place, entry);
}
