import type { Manifest } from '#bridge/methods/manifest.ts';
import type { AppRegistry, PortalApp } from '../../kernel/apps.ts';
import { hasFunction, type Rights } from '../../kernel/rights.ts';

/** One page of an app. */
export type AppPage = Manifest['pages'][number];

/** One menu of an app, which holds other entries. */
export type AppMenu = Manifest['menus'][number];

/** One entry of an app's menu that is no page of it. */
export type AppLink = Manifest['links'][number];

/** The tour shop, which has no menu for who does not pass its check (specification §2). */
const tourShop = 'tourshop';

/** Whether the tour shop is open to a person: its prices are for those the company employs. */
export function passesTourShop({ employmentId }: Rights): boolean {
  return employmentId !== null;
}

/** The pages of an app that a person may open, the hidden ones among them: links lead there. */
export function pagesOf(rights: Rights, app: PortalApp): readonly AppPage[] {
  if (app.manifest.code === tourShop && !passesTourShop(rights)) return [];
  return app.manifest.pages.filter(({ functionId }) => hasFunction(rights, functionId));
}

/** Whether a person may open an app at all: at least one of its pages. */
export function mayOpen(rights: Rights, app: PortalApp): boolean {
  return pagesOf(rights, app).length > 0;
}

/** The apps a person may open, in the order of the menu. */
export function visibleApps(rights: Rights, apps: AppRegistry): readonly PortalApp[] {
  return apps.all.filter((app) => mayOpen(rights, app));
}
