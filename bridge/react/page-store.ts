import type { Bridge } from '#bridge/guest/connect.ts';
import { createStore, type Readable } from '#bridge/guest/store.ts';

/** The app's tabs that have been shown, each with the place it is at, and the one that is shown now. */
export interface OpenPages {
  readonly shown: string;
  readonly routes: Readonly<Record<string, string>>;
}

/** Values kept over an eviction, by tab and then by the key a component gave. */
type Snapshots = Record<string, Record<string, unknown>>;

/** Follows the shell's tabs of this app, and keeps what each of them needs to come back. */
export interface PageStore {
  readonly open: Readable<OpenPages>;
  /** Moves a tab to another place: at once here, and reported to the shell. */
  move(tabId: string, route: string, how: 'push' | 'replace'): void;
  /** What the tab kept under the key before the app was taken out of the pool. */
  restored(tabId: string, key: string): unknown;
  /** Keeps a value for the next eviction; returns how to forget it. */
  keep(tabId: string, key: string, read: () => unknown): () => void;
  /** Says that a part of the tab holds unsaved work; the tab is dirty while any part does. */
  markDirty(tabId: string, part: string, dirty: boolean): void;
}

/** Makes the store of one connection. */
export function createPageStore(bridge: Bridge): PageStore {
  const { tabId: first, route } = bridge.route.get();
  const open = createStore<OpenPages>({ shown: first, routes: { [first]: route } });
  const kept = new Map<string, Map<string, () => unknown>>();
  const dirtyParts = new Map<string, Set<string>>();
  const before = isSnapshots(bridge.launch.snapshot) ? bridge.launch.snapshot : {};

  bridge.route.listen((place) => {
    open.set({
      shown: place.tabId,
      routes: { ...open.get().routes, [place.tabId]: place.route },
    });
  });
  // A page that was not kept is shown again where it stood: no place changes, and yet it starts over.
  bridge.on('show', ({ tabId, route }) => {
    const { routes } = open.get();
    if (!(tabId in routes)) open.set({ shown: tabId, routes: { ...routes, [tabId]: route } });
  });
  bridge.on('tabClosed', ({ tabId }) => {
    const { [tabId]: _, ...routes } = open.get().routes;
    open.set({ ...open.get(), routes });
    dirtyParts.delete(tabId);
    delete before[tabId];
  });
  bridge.onSuspend(() => {
    const snapshots: Snapshots = { ...before };
    for (const [tabId, readers] of kept) {
      snapshots[tabId] = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
    }
    return snapshots;
  });

  return {
    open,
    move(tabId, next, how) {
      const { shown, routes } = open.get();
      if (routes[tabId] === next) return;
      open.set({ shown, routes: { ...routes, [tabId]: next } });
      void bridge.navigation[how]({ tabId, route: next }).catch(() => {});
    },
    restored: (tabId, key) => before[tabId]?.[key],
    keep(tabId, key, read) {
      const readers = kept.get(tabId) ?? new Map<string, () => unknown>();
      kept.set(tabId, readers.set(key, read));
      return () => {
        readers.delete(key);
        if (readers.size === 0) kept.delete(tabId);
      };
    },
    markDirty(tabId, part, dirty) {
      const parts = dirtyParts.get(tabId) ?? new Set<string>();
      const was = parts.size > 0;
      if (dirty) parts.add(part);
      else parts.delete(part);
      dirtyParts.set(tabId, parts);
      const now = parts.size > 0;
      if (now !== was) void bridge.tabs.dirty({ tabId, dirty: now }).catch(() => {});
    },
  };
}

function isSnapshots(value: unknown): value is Snapshots {
  return typeof value === 'object' && value !== null;
}
