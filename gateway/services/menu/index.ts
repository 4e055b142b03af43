import type * as z from 'zod/mini';
import type { menuApp, menuCalls, registeredApp } from '#bridge/calls/menu/calls.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { type MenuReader, menuItems } from './menu-items.ts';
import { passesTourShop, visibleApps } from './visible-apps.ts';

type MenuApp = z.output<typeof menuApp>;

/** The handlers of the area `menu`. */
export const menuHandlers: HandlersFor<typeof menuCalls> = {
  tourShopCheck: {
    policy: accessIsEnough,
    handle: async ({ rights }) => passesTourShop(rights),
  },

  menuTree: {
    policy({ tenantId }, request) {
      return request.tenantId === undefined || request.tenantId === tenantId
        ? 'allow'
        : 'permissionChanged';
    },
    async handle({ rights, apps, locale, hiddenApps }, { lang = locale, sysId = '' }) {
      const hidden = hiddenApps?.({ sysCode: sysId });
      const visible = visibleApps(rights, apps).filter(
        ({ manifest }) => hidden?.has(manifest.code) !== true,
      );
      return {
        menus: visible.map((app) => presentMenu(app, { rights, apps, lang })),
        apps: visible.map(presentApp),
        closed: apps.all
          .filter((app) => !visible.includes(app))
          .map(({ manifest, registered }) => ({
            code: manifest.code,
            title: manifest.name,
            stamp: registered?.stamp ?? '',
          })),
      };
    },
  },
};

function presentMenu(app: PortalApp, reader: MenuReader): MenuApp {
  const { manifest } = app;
  return {
    appId: manifest.code,
    code: manifest.code,
    linkUrl: `/${manifest.code}`,
    name: manifest.code,
    showName: manifest.name[reader.lang],
    group: manifest.group,
    icon: manifest.icon,
    type: manifest.tier,
    children: menuItems(app, reader),
  };
}

function presentApp(app: PortalApp): z.output<typeof registeredApp> {
  const { manifest } = app;
  return {
    code: manifest.code,
    title: manifest.name,
    icon: manifest.icon,
    tier: manifest.tier,
    origin: app.origin,
    entry: app.entry,
    sandboxPage: app.sandboxPage ?? '',
    sandbox: app.sandbox,
    allow: app.allow,
    capabilities: manifest.capabilities.map(({ capability }) => capability),
    services: manifest.services.map(({ service }) => service),
    domains: manifest.domains.map(({ domain }) => domain),
    files: [...app.files],
    sizes: manifest.sizes,
    stamp: app.registered?.stamp ?? '',
  };
}
