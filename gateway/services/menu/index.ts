import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { menuApp, menuCalls, registeredApp } from '#bridge/calls/menu/calls.ts';
import { spellingOf } from '#gateway/kernel/people/name-keys.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { hasFunction, type Rights } from '../../kernel/rights.ts';
import { type AppPage, pagesOf, passesTourShop, visibleApps } from './visible-apps.ts';

type MenuApp = z.output<typeof menuApp>;
type MenuItem = MenuApp['children'][number];

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
    async handle({ rights, apps, locale }, { lang = locale }) {
      const visible = visibleApps(rights, apps);
      return {
        menus: visible.map((app) => presentMenu(app, rights, lang)),
        apps: visible.map(presentApp),
        closed: apps.all
          .filter((app) => !visible.includes(app))
          .map(({ manifest, registered }) => ({
            ...{ code: manifest.code, title: manifest.name, stamp: registered?.stamp ?? '' },
          })),
      };
    },
  },
};

function presentMenu(app: PortalApp, rights: Rights, lang: Locale): MenuApp {
  const { manifest } = app;
  return {
    appId: manifest.code,
    code: manifest.code,
    linkUrl: `/${manifest.code}`,
    name: manifest.code,
    showName: manifest.name[lang],
    group: manifest.group,
    icon: manifest.icon,
    type: manifest.tier,
    children: pagesOf(rights, app).map((page) => presentItem(page, app, rights, lang)),
  };
}

function presentItem(page: AppPage, app: PortalApp, rights: Rights, lang: Locale): MenuItem {
  return {
    code: page.code,
    name: page.name[lang],
    spelling: spellingOf(page.name[lang]),
    linkUrl: page.route,
    icon: page.icon,
    itemAttr: JSON.stringify({
      muName: page.name[lang],
      muShow: page.hidden ? '0' : '1',
      mutp: 'page',
    }),
    functionId: page.functionId,
    bizTypeId: page.bizTypeId,
    openType: page.openType,
    keepAlive: page.keepAlive,
    authFlag: '1',
    buttonVoList: page.buttons
      .filter(({ functionId }) => hasFunction(rights, functionId))
      .map(({ functionId, name, authFlag }) => ({ functionId, name: name[lang], authFlag })),
    sourceApp: app.manifest.code,
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
