import type { Locale } from '#bridge/calls/kit/words.ts';
import type { MenuItem, menuItemTypes } from '#bridge/calls/menu/calls.ts';
import { spellingOf } from '#gateway/kernel/people/name-keys.ts';
import type { AppRegistry, PortalApp } from '../../kernel/apps.ts';
import { hasFunction, type Rights } from '../../kernel/rights.ts';
import { type AppLink, type AppMenu, type AppPage, pagesOf } from './visible-apps.ts';

/** Whose menu is made, and in which language. */
export interface MenuReader {
  readonly rights: Rights;
  readonly apps: AppRegistry;
  readonly lang: Locale;
}

/** The entries of an app that a person may open: pages and links in their order, a menu at the place of its first entry. */
export function menuItems(app: PortalApp, reader: MenuReader): MenuItem[] {
  const { menus, links } = app.manifest;
  const items: MenuItem[] = [];
  const opened = new Map<string, MenuItem[]>([['', items]]);
  const entriesOf = (code: string): MenuItem[] => {
    const known = opened.get(code);
    if (known) return known;
    const menu = menus.find((one) => one.code === code);
    if (!menu) throw new Error(`${app.manifest.code} has no menu ${code}.`);
    const item = presentMenu(menu, app, reader);
    opened.set(code, item.children);
    entriesOf(menu.menu).push(item);
    return item.children;
  };
  for (const page of pagesOf(reader.rights, app)) {
    entriesOf(page.menu).push(presentPage(page, app, reader));
  }
  for (const link of links) {
    const item = presentLink(link, app, reader);
    if (item) entriesOf(link.menu).push(item);
  }
  return items;
}

function presentMenu(menu: AppMenu, app: PortalApp, { lang }: MenuReader): MenuItem {
  return { ...item('menu', menu, lang, app), linkUrl: `/${menu.code}` };
}

function presentPage(page: AppPage, app: PortalApp, { rights, lang }: MenuReader): MenuItem {
  return {
    ...item('page', page, lang, app, page.hidden),
    linkUrl: page.route,
    functionId: page.functionId,
    bizTypeId: page.bizTypeId,
    openType: page.openType,
    keepAlive: page.keepAlive,
    authFlag: page.authFlag,
    buttonVoList: page.buttons
      .filter(({ functionId }) => hasFunction(rights, functionId))
      .map(({ functionId, name, authFlag }) => ({ functionId, name: name[lang], authFlag })),
  };
}

/** A borrowed page is shown as its own app shows it; nothing for what the person may not open. */
function presentLink(link: AppLink, app: PortalApp, reader: MenuReader): MenuItem | undefined {
  const { to } = link;
  if ('address' in to) {
    if (!hasFunction(reader.rights, to.functionId)) return undefined;
    const { address, functionId } = to;
    return { ...item('link', link, reader.lang, app), linkUrl: address, functionId };
  }
  const source = reader.apps.byCode(to.app);
  const page = source && pagesOf(reader.rights, source).find(({ code }) => code === to.page);
  if (!page) return undefined;
  const { name, icon, code } = link;
  return presentPage({ ...page, name, icon, code, hidden: false }, source, reader);
}

/** What every entry has; an entry that is no page has nothing of a page. */
function item(
  type: (typeof menuItemTypes)[number],
  { code, name, icon }: Pick<AppMenu, 'code' | 'name' | 'icon'>,
  lang: Locale,
  app: PortalApp,
  hidden = false,
): MenuItem {
  return {
    code,
    name: name[lang],
    spelling: spellingOf(name[lang]),
    linkUrl: '',
    icon,
    itemAttr: JSON.stringify({ muName: name[lang], muShow: hidden ? '0' : '1', mutp: type }),
    functionId: '',
    bizTypeId: '',
    openType: '1',
    keepAlive: true,
    authFlag: '1',
    buttonVoList: [],
    sourceApp: app.manifest.code,
    children: [],
  };
}
