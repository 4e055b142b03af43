/** The open tabs: pages of apps, the home page first, kept for as long as the browser tab lives (specification §2). */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { isRoute } from '#bridge/methods/atoms.ts';
import { locale } from '#ui/texts/locale.ts';
import { homeTitle } from '../../texts/home-title.ts';
import { findEntry, menuGroups, registeredApps } from '../menu/menu.ts';
import { readSession, writeSession } from '../session/storage.ts';
import { homePlace, isHome, type Place, placePath } from './places.ts';

/** One tab, as it is kept. */
export interface Tab extends Place {
  readonly id: string;
  /** What the app called it, or null while it has the menu's name. */
  readonly ownTitle: string | null;
  /** Stands before all others and is not closed before it is unpinned; the home page, the first of them, never is. */
  readonly pinned: boolean;
  /** Unsaved work. */
  readonly dirty: boolean;
  /** How many things in it wait for the person, as its app says; 0 for none. */
  readonly badge: number;
  /** False for a page that is shown without becoming a tab (`openType` 3). */
  readonly listed: boolean;
}

/** How a page is called and drawn, in the language now in use. */
export interface PageLook {
  readonly title: string;
  /** Registered name of the app; the shell shows it, with its icon, before a name the app gave. */
  readonly appTitle: string;
  readonly icon: string;
  readonly functionId: string;
  readonly keepAlive: boolean;
}

/** One tab, as the strip draws it. */
export interface TabView extends Tab, PageLook {}

const $tabs = atom<readonly Tab[]>([]);

/** The tabs in the order of the strip. */
export const tabs: ReadableAtom<readonly Tab[]> = computed($tabs, (list) => list);

/** The tabs with their names in the language now in use; pages that are no tab are not among them. */
export const tabViews: ReadableAtom<readonly TabView[]> = computed(
  [$tabs, menuGroups, registeredApps, locale],
  (list) => list.filter((tab) => tab.listed).map(viewOf),
);

/** A page by its name, and by whose it is where its app has named it. */
export function fullName({ title, appTitle, ownTitle }: TabView): string {
  return ownTitle === null || title === appTitle ? title : `${title} · ${appTitle}`;
}

/** Finds a tab by its id. */
export function findTab(id: string | null): Tab | undefined {
  return $tabs.get().find((tab) => tab.id === id);
}

/** Finds the tab of a page: same app, same path; what is in the query does not make it another page. */
export function findPage({ app, route }: Place): Tab | undefined {
  const path = pathOf(route);
  return $tabs.get().find((tab) => tab.app === app && pathOf(tab.route) === path);
}

/** The tabs of one app. */
export function tabsOf(app: string): readonly Tab[] {
  return $tabs.get().filter((tab) => tab.app === app);
}

/** Adds a tab at the end, or first when it is pinned; returns it. */
export function addTab(place: Place, given: { pinned?: boolean; title?: string | null } = {}): Tab {
  const tab: Tab = {
    id: crypto.randomUUID(),
    app: place.app,
    route: place.route,
    ownTitle: given.title ?? null,
    pinned: given.pinned ?? false,
    dirty: false,
    badge: 0,
    listed: findEntry(place.app, place.route)?.tab ?? true,
  };
  put(tab.pinned ? [tab, ...$tabs.get()] : [...$tabs.get(), tab]);
  return tab;
}

/** Changes one tab. */
export function changeTab(id: string, change: Partial<Omit<Tab, 'id' | 'app'>>): void {
  put($tabs.get().map((tab) => (tab.id === id ? { ...tab, ...change } : tab)));
}

/** Takes a tab out of the strip; its caller has asked about unsaved work. */
export function removeTab(id: string): void {
  put($tabs.get().filter((tab) => tab.id !== id));
}

/** Puts a tab behind the last pinned one, as one of them or as the first of the others; the home page stays as it is. */
export function pinTab(id: string, pinned: boolean): void {
  const tab = findTab(id);
  if (!tab?.listed || isHome(tab) || tab.pinned === pinned) return;
  const others = $tabs.get().filter((one) => one.id !== id);
  const at = others.filter((one) => one.pinned).length;
  put([...others.slice(0, at), { ...tab, pinned }, ...others.slice(at)]);
}

/** Puts a tab at another place of the strip, counted from 0; pinned ones stay where they are. */
export function placeTab(id: string, position: number): void {
  const listed = $tabs.get().filter((tab) => tab.listed);
  const moving = listed.find((tab) => tab.id === id);
  if (!moving || moving.pinned) return;
  const others = listed.filter((tab) => tab.id !== id);
  const first = others.filter((tab) => tab.pinned).length;
  const at = Math.max(first, position);
  const unlisted = $tabs.get().filter((tab) => !tab.listed);
  put([...others.slice(0, at), moving, ...others.slice(at), ...unlisted]);
}

/** Whether any tab, or any tab of one app, holds unsaved work. */
export function hasUnsavedWork(app?: string): boolean {
  return $tabs.get().some((tab) => tab.dirty && (app === undefined || tab.app === app));
}

/** Brings back the tabs of this browser tab, and puts the home page first. */
export function restoreTabs(): void {
  const kept = readKept();
  $tabs.set(kept.filter((tab) => registeredApps.get().has(tab.app)));
  const home = addTab(homePlace, { pinned: true });
  // The history of this browser tab knows it by the id it had.
  const before = kept.find(isHome);
  if (before) changeTabId(home.id, before.id);
}

function changeTabId(id: string, next: string): void {
  put($tabs.get().map((tab) => (tab.id === id ? { ...tab, id: next } : tab)));
}

function pathOf(route: string): string {
  return route.split('?', 1)[0] ?? route;
}

/** Names a page: by the name its app gave it, else by the menu, else by the app. */
export function lookOf(place: Place, ownTitle: string | null): PageLook {
  if (isHome(place)) {
    const title = homeTitle[locale.get()];
    return { title, appTitle: title, icon: 'home', functionId: '', keepAlive: true };
  }
  const entry = findEntry(place.app, place.route);
  const app = registeredApps.get().get(place.app);
  const appTitle = app?.title[locale.get()] ?? place.app;
  return {
    title: ownTitle ?? entry?.title ?? appTitle,
    appTitle,
    icon: entry?.icon ?? app?.icon ?? '',
    functionId: entry?.functionId ?? '',
    keepAlive: entry?.keepAlive ?? true,
  };
}

function viewOf(tab: Tab): TabView {
  return { ...tab, ...lookOf(tab, tab.ownTitle) };
}

function put(next: readonly Tab[]): void {
  $tabs.set(next);
  const listed = next.filter((tab) => tab.listed);
  writeSession('appRouteTabs', listed.length > 0 ? JSON.stringify(listed.map(keep)) : undefined);
}

/** A route tab as the specification stores it (§3). */
interface KeptTab {
  readonly fullPath: string;
  readonly path: string;
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

function keep(tab: Tab): KeptTab {
  const view = viewOf(tab);
  const fullPath = placePath(tab);
  const [path = '', query = ''] = fullPath.split('?', 2);
  return {
    fullPath,
    path,
    name: tab.id,
    params: {},
    query: Object.fromEntries(new URLSearchParams(query)),
    meta: {
      title: view.title,
      ownTitle: tab.ownTitle,
      functionId: view.functionId,
      routerBase: `/portal/${tab.app}`,
      appName: tab.app,
      route: tab.route,
      keepAlive: view.keepAlive,
      affix: tab.pinned,
      openType: '1',
    },
  };
}

/** Reads what was stored; it may have been changed by hand, so every part is checked. */
function readKept(): Tab[] {
  try {
    const list: unknown = JSON.parse(readSession('appRouteTabs') ?? '[]');
    return Array.isArray(list) ? list.slice(0, 100).flatMap(readTab) : [];
  } catch {
    return [];
  }
}

function readTab(kept: Partial<KeptTab> | null): Tab[] {
  const { appName: app, route, ownTitle, affix } = kept?.meta ?? {};
  const id = kept?.name;
  if (typeof app !== 'string' || typeof route !== 'string' || typeof id !== 'string') return [];
  if (!isRoute(route) || id.length > 64) return [];
  const title = typeof ownTitle === 'string' ? ownTitle.slice(0, 64) : null;
  const pinned = affix === true;
  return [{ id, app, route, ownTitle: title, pinned, dirty: false, badge: 0, listed: true }];
}
