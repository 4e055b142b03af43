/**
 * The pages a person opened lately, on this machine: a hint of where to go, which grants nothing. Kept for each
 * account in each company, without what stood in the query.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { isRoute } from '#bridge/methods/atoms.ts';
import { frameSynced } from '../history/frame-synced.ts';
import { activeTab } from '../history/navigation.ts';
import { session } from '../session/session.ts';
import { readLocal, writeLocal } from '../session/storage.ts';
import { isHome, type Place } from '../tabs/places.ts';
import { lookOf, type PageLook } from '../tabs/tabs.ts';
import { menuGroups, registeredApps } from './menu.ts';

/** One opened page, as it is kept. */
export interface RecentPage extends Place {
  /** The account in the company. */
  readonly owner: string;
  /** What the app called it, or null while it has the menu's name. */
  readonly ownTitle: string | null;
  /** When it was opened last, in milliseconds since 1970. */
  readonly at: number;
}

/** One opened page, as it is drawn. */
export type RecentPageView = RecentPage & PageLook;

/** How long a page counts as opened lately, in milliseconds. */
export const recentFor = 7 * 24 * 3_600_000;

/** How many pages are kept of each account in each company. */
export const mostRecent = 20;

const $pages = atom<readonly RecentPage[]>([]);

const $owner = computed(session, (info) => (info ? `${info.tenant.id}/${info.user.id}` : ''));

/** The pages the signed-in person opened within seven days, the newest first; only those of apps they may open. */
export const recentPages: ReadableAtom<readonly RecentPageView[]> = computed(
  [$pages, $owner, registeredApps, menuGroups],
  (pages, owner, apps) =>
    pages
      .filter((page) => page.owner === owner && apps.has(page.app))
      .map((page) => ({ ...page, ...lookOf(page, page.ownTitle) })),
);

/** Notes every page that comes in front from now on; returns how to stop. */
export function followRecentPages(): () => void {
  $pages.set(readKept(Date.now()));
  return computed([frameSynced(activeTab), $owner], (tab, owner) => ({ tab, owner })).subscribe(
    ({ tab, owner }) => {
      if (!tab?.listed || isHome(tab) || owner === '') return;
      const route = tab.route.split('?', 1)[0] ?? '/';
      const page = { owner, app: tab.app, route, ownTitle: tab.ownTitle, at: Date.now() };
      // Another browser tab may have noted some meanwhile.
      const next = withPage(readKept(page.at), page);
      writeLocal('recentPages', JSON.stringify(next));
      $pages.set(next);
    },
  );
}

/** Puts a page first, once, and drops what is too old or too much. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  const others = pages.filter(
    ({ owner, app, route }) => owner !== page.owner || app !== page.app || route !== page.route,
  );
  const kept = [page, ...others].filter(({ at }) => at > page.at - recentFor);
  const counts = new Map<string, number>();
  return kept.filter(({ owner }) => {
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= mostRecent;
  });
}

/** Reads what was stored; it may have been changed by hand, so every part is checked. */
function readKept(now: number): RecentPage[] {
  try {
    const list: unknown = JSON.parse(readLocal('recentPages') ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .slice(0, 500)
      .flatMap(readPage)
      .filter(({ at }) => at > now - recentFor);
  } catch {
    return [];
  }
}

function readPage(kept: Partial<Record<keyof RecentPage, unknown>> | null): RecentPage[] {
  const { owner, app, route, ownTitle, at } = kept ?? {};
  if (typeof owner !== 'string' || typeof app !== 'string' || typeof at !== 'number') return [];
  if (typeof route !== 'string' || !isRoute(route)) return [];
  const title = typeof ownTitle === 'string' ? ownTitle.slice(0, 64) : null;
  return [{ owner, app, route, ownTitle: title, at }];
}
