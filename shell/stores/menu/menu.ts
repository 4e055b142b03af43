/** The menu of the signed-in person, built from the gateway's tree (specification §2, menu-to-route building). */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { menuTree } from '#bridge/calls/menu/calls.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway } from '../../gateway.ts';
import { systemInfo } from '../portal/system-info.ts';

/** The gateway's answer: what may be opened, and how its apps are mounted. */
export type MenuTree = ResultOf<typeof menuTree>;

/** One app as the gateway registers it. */
export type RegisteredApp = MenuTree['apps'][number];

/** One app that is closed to the person. */
export type ClosedApp = MenuTree['closed'][number];

type TreeApp = MenuTree['menus'][number];
type TreeItem = TreeApp['children'][number];

/** Where an entry leads: a page in the portal, or an address outside. */
export type MenuTarget =
  | { readonly kind: 'page'; readonly app: string; readonly route: string; readonly path: string }
  | { readonly kind: 'external'; readonly address: string };

/** One entry of the menu. */
export interface MenuEntry {
  /** Unique in the menu. */
  readonly key: string;
  readonly title: string;
  /** Pinyin of the title by syllables, such as `yuan gong dang an`; empty where there is none. */
  readonly spelling: string;
  readonly icon: string;
  readonly functionId: string;
  /** What the page is about, such as `employee`; empty where fields have no rules. */
  readonly bizTypeId: string;
  readonly target: MenuTarget;
  /** Hidden pages have no entry, but they give a tab its title. */
  readonly shown: boolean;
  /** False for `openType` 3: the page is shown without becoming a tab. */
  readonly tab: boolean;
  readonly keepAlive: boolean;
}

/** A line of the menu: an entry, or a menu that holds lines. */
export type MenuNode =
  | { readonly kind: 'entry'; readonly entry: MenuEntry }
  | {
      readonly kind: 'menu';
      /** Unique in the menu. */
      readonly key: string;
      readonly title: string;
      readonly icon: string;
      /** Address of the menu itself, which leads to its first page. */
      readonly path: string;
      readonly shown: boolean;
      readonly nodes: readonly MenuNode[];
    };

/** What is under one heading; `group` is the code of the heading. */
export interface MenuGroup {
  readonly group: string;
  readonly nodes: readonly MenuNode[];
  /** The entries of all nodes, in their order. */
  readonly entries: readonly MenuEntry[];
}

/** Where a person lands when the menu names no first page. */
export const defaultLanding = '/portal/ums/structure';

const $tree = atom<MenuTree | undefined>(undefined);

/** Every entry, hidden ones too, in the order of the menu; empty before it is loaded. */
export const menuGroups: ReadableAtom<readonly MenuGroup[]> = computed($tree, (tree) =>
  tree ? buildMenu(tree.menus) : [],
);

/** Whether the menu names any page at all. */
export const hasPages: ReadableAtom<boolean> = computed(menuGroups, (groups) =>
  groups.some(({ entries }) => entries.some(({ shown }) => shown)),
);

/** The registered apps by code. */
export const registeredApps: ReadableAtom<ReadonlyMap<string, RegisteredApp>> = computed(
  $tree,
  (tree) => new Map(tree?.apps.map((app) => [app.code, app])),
);

/** The installed apps that the person may not open, by code. */
export const closedApps: ReadableAtom<ReadonlyMap<string, ClosedApp>> = computed(
  $tree,
  (tree) => new Map(tree?.closed.map((app) => [app.code, app])),
);

/** The page a signed-in person starts at: the first visible one. */
export const landing: ReadableAtom<string> = computed(
  $tree,
  (tree) => redirectOf('/portal', tree?.menus) ?? defaultLanding,
);

/**
 * Where the address of a menu leads, or that of the app `index` (specification §2): to the first visible page below;
 * undefined for an address of its own.
 */
export function redirectOf(
  path: string,
  apps: readonly TreeApp[] = $tree.get()?.menus ?? [],
): string | undefined {
  const bare = path.replace(/\/$/, '');
  const groups = buildMenu(apps);
  const all = groups.flatMap(({ nodes }) => nodes);
  if (bare === '/portal') return firstPage(all) ?? defaultLanding;
  if (bare === '/portal/index') {
    const index = apps.find(({ code }) => code === 'index');
    return (index && firstPage(buildNodes(index, index.children))) ?? firstPage(all);
  }
  const isPage = groups.some(({ entries }) =>
    entries.some(({ target: to }) => to.kind === 'page' && to.path === bare),
  );
  return isPage ? undefined : firstPage(findMenu(all, bare)?.nodes ?? []);
}

/** Loads the menu in the language now in use. */
export async function loadMenu(): Promise<void> {
  $tree.set(await callGateway(menuTree, { lang: locale.get(), sysId: systemInfo?.sysCode }));
}

/** Milliseconds within which the open shells of a company ask for the changed menu, so that they do not come all at once. */
const spread = 1_000;

let asking: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears which apps of vendors the company has now, as stamps by code. One that it lost leaves the menu at once, before
 * the gateway is asked; what else is other about them is asked for.
 */
export function heedApps(text: string): void {
  const tree = $tree.get();
  const stamps = readAttributes(text);
  if (!tree) return;
  const isThere = ({ stamp, code }: RegisteredApp): boolean => stamp === '' || code in stamps;
  const lost = new Set(tree.apps.filter((app) => !isThere(app)).map(({ code }) => code));
  if (lost.size > 0) {
    $tree.set({
      ...tree,
      menus: tree.menus.filter(({ code }) => !lost.has(code)),
      apps: tree.apps.filter(({ code }) => !lost.has(code)),
    });
  }
  const known = new Map(
    [...tree.apps, ...tree.closed].map(({ code, stamp }) => [code, stamp] as const),
  );
  if (!Object.entries(stamps).some(([code, stamp]) => known.get(code) !== stamp)) return;
  clearTimeout(asking);
  asking = setTimeout(() => void loadMenu().catch(() => {}), Math.random() * spread);
}

/** Whether there is a menu, be it an empty one. */
export function hasMenu(): boolean {
  return $tree.get() !== undefined;
}

/** Forgets the menu, at the end of a session. */
export function clearMenu(): void {
  $tree.set(undefined);
}

/** Finds the entry whose page an app's route belongs to: the one with the longest route that starts it. */
export function findEntry(app: string, route: string): MenuEntry | undefined {
  const path = route.split('?', 1)[0] ?? '';
  let best: { entry: MenuEntry; length: number } | undefined;
  for (const entry of menuGroups.get().flatMap((group) => group.entries)) {
    if (entry.target.kind !== 'page' || entry.target.app !== app) continue;
    const own = entry.target.route;
    const fits = path === own || path.startsWith(own === '/' ? own : `${own}/`);
    if (fits && own.length > (best?.length ?? -1)) best = { entry, length: own.length };
  }
  return best?.entry;
}

/** Turns the tree into entries under their headings; a heading keeps the place of its first app. */
export function buildMenu(apps: readonly TreeApp[]): MenuGroup[] {
  const groups = new Map<string, MenuNode[]>();
  for (const app of apps) {
    // It stands for no app: its address leads on, see `redirectOf`.
    if (app.code === 'index') continue;
    const nodes = groups.get(app.group) ?? [];
    groups.set(app.group, nodes);
    nodes.push(...buildNodes(app, app.children));
  }
  return [...groups].map(([group, nodes]) => ({ group, nodes, entries: entriesOf(nodes) }));
}

function buildNodes(app: TreeApp, items: readonly TreeItem[]): MenuNode[] {
  return items.map((item) => {
    const attributes = readAttributes(item.itemAttr);
    if (attributes.mutp !== 'menu') return { kind: 'entry', entry: buildEntry(app, item) };
    return {
      kind: 'menu',
      key: `${app.code}/${item.code}`,
      title: attributes.muName || item.name,
      icon: item.icon || app.icon,
      path: pagePath(app.code, `/${item.linkUrl.replace(/^\/+/, '')}`),
      shown: attributes.muShow !== '0',
      nodes: buildNodes(app, item.children),
    };
  });
}

/** The entries of lines and of the menus among them; in a hidden menu none is shown. */
function entriesOf(nodes: readonly MenuNode[]): MenuEntry[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'entry') return [node.entry];
    const entries = entriesOf(node.nodes);
    return node.shown ? entries : entries.map((entry) => ({ ...entry, shown: false }));
  });
}

/** Descends through the first visible line of each level. */
function firstPage(nodes: readonly MenuNode[]): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'menu') {
      const path = node.shown ? firstPage(node.nodes) : undefined;
      if (path !== undefined) return path;
    } else if (node.entry.shown && node.entry.target.kind === 'page') {
      return node.entry.target.path;
    }
  }
  return undefined;
}

function findMenu(
  nodes: readonly MenuNode[],
  path: string,
): Extract<MenuNode, { kind: 'menu' }> | undefined {
  for (const node of nodes) {
    if (node.kind !== 'menu') continue;
    const found = node.path === path ? node : findMenu(node.nodes, path);
    if (found) return found;
  }
  return undefined;
}

function buildEntry(app: TreeApp, item: TreeItem): MenuEntry {
  const attributes = readAttributes(item.itemAttr);
  return {
    key: `${app.code}/${item.code}`,
    title: attributes.muName || item.name,
    spelling: item.spelling,
    icon: item.icon || app.icon,
    functionId: item.functionId,
    bizTypeId: item.bizTypeId,
    target: boardTarget(attributes) ?? target(item.sourceApp || app.code, item.linkUrl),
    shown: attributes.muShow !== '0',
    tab: item.openType !== '3',
    keepAlive: item.keepAlive,
  };
}

/** An entry whose attributes name a board, or a tab of one, opens the board whatever its address is. */
function boardTarget(attributes: Readonly<Record<string, string>>): MenuTarget | undefined {
  const board = attributes.baobiaoPortalId || attributes.baobiaoDashboardId;
  return board ? target('dashboard', `/boards/${encodeURIComponent(board)}`) : undefined;
}

function target(app: string, link: string): MenuTarget {
  if (/^(?:https?:|mailto:|tel:)/i.test(link)) return { kind: 'external', address: link };
  const route = `/${link.replace(/^\/+/, '')}`;
  return { kind: 'page', app, route, path: pagePath(app, route) };
}

function pagePath(app: string, route: string): string {
  return `/portal/${app}${route === '/' ? '' : route}`;
}

/** The attribute text is used only when it is a JSON object; only its texts are read. */
function readAttributes(text: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : '']),
    );
  } catch {
    return {};
  }
}
