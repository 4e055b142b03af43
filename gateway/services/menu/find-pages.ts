import type { MenuItem } from '#bridge/calls/menu/calls.ts';
import { entryFits } from '#bridge/calls/menu/entry-fits.ts';
import type { AskedSystem } from '#gateway/kernel/apps.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { menuItems } from './menu-items.ts';
import { visibleApps } from './visible-apps.ts';

/** A page of the menu with the menus above it. */
export interface FoundPage {
  readonly title: string;
  readonly icon: string;
  readonly menus: readonly string[];
  readonly place: { readonly app: string; readonly route: string };
}

/** Finds the pages of the caller's menu by a part of the name, its pinyin or its initials, in the order of the menu. */
export function findPages(
  context: CallContext,
  system: AskedSystem,
  keyword: string,
): readonly FoundPage[] {
  const { rights, apps, locale: lang } = context;
  const hidden = context.hiddenApps?.(system);
  return visibleApps(rights, apps)
    .filter(({ manifest }) => hidden?.has(manifest.code) !== true)
    .flatMap((app) =>
      pagesIn(menuItems(app, { rights, apps, lang }), [app.manifest.name[lang]], keyword),
    );
}

function pagesIn(
  items: readonly MenuItem[],
  menus: readonly string[],
  keyword: string,
): readonly FoundPage[] {
  return items.flatMap((item) => {
    const { muShow, mutp }: { muShow: string; mutp: string } = JSON.parse(item.itemAttr);
    if (mutp === 'menu') return pagesIn(item.children, [...menus, item.name], keyword);
    const fits = entryFits({ title: item.name, spelling: item.spelling }, keyword);
    if (mutp !== 'page' || muShow === '0' || !fits) return [];
    const place = { app: item.sourceApp, route: item.linkUrl };
    return [{ title: item.name, icon: item.icon, menus, place }];
  });
}
