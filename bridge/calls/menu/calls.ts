/** The menu tree of the signed-in person, and the registry of the apps it opens. */
import * as z from 'zod/mini';
import { id } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';

/** What an entry of the menu is, as `mutp` says: a menu with entries of its own, a page of an app, or a website. */
export const menuItemTypes = ['menu', 'page', 'link'] as const;

const itemFields = z.object({
  code: z.string(),
  name: z.string(),
  /** Pinyin of the name by syllables, such as `yuan gong dang an`; empty for a name without Chinese. */
  spelling: z.string(),
  linkUrl: z.string(),
  icon: z.string(),
  itemAttr: z.string(),
  functionId: z.string(),
  bizTypeId: z.string(),
  /** `3` means the page is not added as a tab. */
  openType: z.string(),
  keepAlive: z.boolean(),
  authFlag: z.string(),
  buttonVoList: z.array(
    z.object({ functionId: z.string(), name: z.string(), authFlag: z.string() }),
  ),
  /** Code of the app whose frame shows the page; another one than it is under when the menu borrows the page. */
  sourceApp: z.string(),
});

/**
 * One entry below an app, as the specification's menu item, with the entries of a menu as its children. `itemAttr` is
 * JSON: `muName`, `muShow` (`'0'` hides) and `mutp`, one of `menuItemTypes`.
 */
export interface MenuItem extends z.output<typeof itemFields> {
  readonly children: MenuItem[];
}

const menuItem: z.ZodMiniType<MenuItem> = z.extend(itemFields, {
  children: z.array(z.lazy(() => menuItem)),
});

/** One app entry of the menu, with its visible entries. */
export const menuApp = z.object({
  appId: z.string(),
  code: z.string(),
  linkUrl: z.string(),
  name: z.string(),
  showName: z.string(),
  group: z.string(),
  icon: z.string(),
  type: z.string(),
  children: z.array(menuItem),
});

/** What the shell needs to mount an app; everything here comes from its registered manifest. */
export const registeredApp = z.object({
  code: z.string(),
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  icon: z.string(),
  tier: z.enum(['in-house', 'vendor', 'opaque']),
  /** Exact origin of the app's page. */
  origin: z.string(),
  /** Address of the app's page. */
  entry: z.string(),
  /** Address of the portal's page around it, which is framed in its place; empty unless it has no origin. */
  sandboxPage: z.string(),
  sandbox: z.string(),
  allow: z.string(),
  capabilities: z.array(z.string()),
  services: z.array(z.string()),
  /** Origins that the policy of its frame lets it reach besides its own. */
  domains: z.array(z.string()),
  /** Addresses of what its document loads, to be fetched ahead; empty for an app that was not built with the portal. */
  files: z.array(z.string()),
  /** The smallest space its frame is given, in pixels. */
  sizes: z.object({ width: z.number(), height: z.number() }),
  /** Names what was approved of an app of a vendor, and changes with it; empty for one that was built. */
  stamp: z.string(),
});

/** An app that is installed, and that the person may not open. */
export const closedApp = z.object({
  code: z.string(),
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  stamp: z.string(),
});

export const menuTree = defineCall({
  name: 'joyhr.menu.treeForPc',
  path: '/gateway/joyhr/web/elesMenu/menuTreeForPc',
  service: 'joyhr',
  request: z.strictObject({
    sysId: z.optional(z.string()),
    tenantId: z.optional(id),
    lang: z.optional(z.enum(locales)),
  }),
  result: z.object({
    menus: z.array(menuApp),
    apps: z.array(registeredApp),
    closed: z.array(closedApp),
  }),
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Returns the apps and pages the signed-in person may open, in the language asked for, and the names of the apps that are closed to them.',
});

export const tourShopCheck = defineCall({
  name: 'joyhr.tourShop.check',
  path: '/gateway/joyhr/web/tourShop/checkAuth',
  service: 'joyhr',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.boolean(),
  access: { kind: 'session' },
  doc: 'Says whether the tour shop is open to the signed-in person; its menu is left out for whom it is not.',
});

/** The calls about the apps and the menu. */
export const menuCalls = {
  menuTree,
  tourShopCheck,
} as const satisfies CallTable;
