import type { Frame, Page } from 'playwright';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { menuTree } from '#bridge/calls/menu/calls.ts';
import type { currentSession, loginPermission } from '#bridge/calls/uac/session.ts';
import { appInside } from '#bridge/conformance/frame-subject.ts';
import { capabilities } from '#bridge/methods/define.ts';
import { sandboxDocument, sandboxPath } from '#bridge/methods/sandbox-page.ts';
import {
  bundlePages,
  openSite,
  page,
  type Site,
  type SiteAnswer,
  type SiteRequest,
} from './site.ts';

/** One app of a test: its code, which page it serves, and how it is mounted. */
export interface TestApp {
  readonly code: string;
  readonly tier?: 'in-house' | 'vendor' | 'opaque';
  /** Entry of `tests/support/bridge` that its document runs. */
  readonly script?: string;
  /** False: the shell's policy does not list its origin. */
  readonly listed?: boolean;
  readonly capabilities?: readonly string[];
}

/** The shell's page, its apps, and what they ask the gateway for, all answered by a small server. */
export interface ShellSite {
  readonly site: Site;
  readonly shell: string;
  /** Bodies of the token and revocation calls, in order. */
  readonly tokenCalls: readonly { readonly path: string; readonly body: string }[];
}

const person = '0190a1b2-0000-7000-8000-000000000001';
const tenant = '0190a1b2-0000-7000-8000-000000000002';

/** Opens a site with these apps. `more` answers what is special about a test. */
export async function openShellSite(
  apps: readonly TestApp[],
  more: (request: SiteRequest) => SiteAnswer | undefined = () => undefined,
): Promise<ShellSite> {
  const names = new Set(['shell-page', ...apps.map((app) => app.script ?? 'sample-app-page')]);
  const scripts = await bundlePages([...names]);
  const tokenCalls: { path: string; body: string }[] = [];
  let port = 0;
  const originOf = ({ code, tier }: TestApp): string =>
    `http://${code}.${(tier ?? 'in-house') === 'in-house' ? 'atrium' : 'vendors'}.localhost:${port}`;

  const site = await openSite(scripts, (request) => {
    const own = more(request);
    if (own) return own;
    if (request.label !== 'atrium') {
      const app = apps.find(({ code }) => code === request.label);
      if (app && request.path === sandboxPath) {
        return sandboxPage(app, `${originOf(app)}/`, `http://atrium.localhost:${port}`);
      }
      return app && request.path === '/' ? page(app.script ?? 'sample-app-page') : undefined;
    }
    if (/\/(?:appToken|revokeMount)$/.test(request.path)) {
      tokenCalls.push({ path: request.path, body: request.body });
    }
    if (request.path.startsWith('/gateway/')) return gateway(request.path, apps, originOf);
    const sources = apps.filter((app) => app.listed !== false).map(originOf);
    return page('shell-page', { 'content-security-policy': `frame-src ${sources.join(' ')}` });
  });
  port = site.port;
  return { site, shell: site.origin('atrium.localhost'), tokenCalls };
}

function gateway(
  path: string,
  apps: readonly TestApp[],
  originOf: (app: TestApp) => string,
): SiteAnswer {
  const call = path.replace(/^.*\/([^/?]+).*$/, '$1');
  const result: unknown = {
    getLoginUserInfo: sessionInfo,
    getLoginPermission: rights,
    menuTreeForPc: menu(apps, originOf),
    hasPermissionMark: false,
    findNewNotice: { unread: 3, latest: [], mustRead: [] },
    listByBizTypeId: { fields: [{ field: 'bankAccount', right: 'hidden' }] },
    appToken: { token: 'token', expiresAt: Date.now() + 120_000 },
  }[call];
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 0, msg: '', result: result ?? null }),
  };
}

const sessionInfo: ResultOf<typeof currentSession> = {
  user: {
    id: person,
    account: 'lin',
    realName: '林晓',
    headUrl: null,
    locale: 'zh-CN',
    employmentId: null,
    isSuper: false,
    isOperator: false,
    isPartner: false,
  },
  tenant: { id: tenant, code: 'harbour', name: 'Harbour', locale: 'zh-CN', systemCode: '' },
  epoch: 'epoch',
};

const rights: ResultOf<typeof loginPermission> = {
  permissionData: {
    isSuper: false,
    menus: [{ functionId: 'a1.home' }, { functionId: 'a2.home' }],
    btns: [],
    mark: 'm1',
  },
};

function menu(
  apps: readonly TestApp[],
  originOf: (app: TestApp) => string,
): ResultOf<typeof menuTree> {
  return {
    menus: apps.map(({ code }) => ({
      appId: code,
      code,
      linkUrl: `/${code}`,
      name: code,
      showName: code,
      group: 'other',
      icon: '',
      type: '1',
      children: [
        pageItem(code, '/home', '1'),
        pageItem(code, '/passing', '3'),
        { ...pageItem(code, '/fresh', '1'), keepAlive: false },
      ],
    })),
    closed: [],
    apps: apps.map((app) => ({
      code: app.code,
      title: { 'zh-CN': app.code, en: app.code },
      icon: '',
      tier: app.tier ?? 'in-house',
      origin: originOf(app),
      entry: `${originOf(app)}/`,
      sandboxPage: app.tier === 'opaque' ? `${originOf(app)}${sandboxPath}` : '',
      sandbox: sandboxOf(app),
      allow: '',
      capabilities: [...(app.capabilities ?? capabilities)],
      services: [],
      domains: [],
      files: [],
      sizes: { width: 0, height: 0 },
      stamp: '',
    })),
  };
}

function sandboxOf({ tier }: TestApp): string {
  return tier === 'opaque' ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms';
}

/** The portal's own page around an app without an origin. */
function sandboxPage(app: TestApp, entry: string, shell: string): SiteAnswer {
  const frame = { entry, sandbox: sandboxOf(app), allow: '' };
  const body = sandboxDocument({ ...frame, shell, title: app.code, language: 'en' });
  return { headers: { 'content-type': 'text/html' }, body };
}

function pageItem(app: string, route: string, openType: string) {
  return {
    code: route.slice(1),
    name: `${app} ${route}`,
    spelling: '',
    linkUrl: route,
    icon: '',
    itemAttr: '{}',
    functionId: `${app}.home`,
    bizTypeId: app === 'a1' ? 'employee' : 'order',
    openType,
    keepAlive: true,
    authFlag: '1',
    buttonVoList: [],
    sourceApp: app,
    children: [],
  };
}

/** Opens the shell at a path and waits until it runs. */
export async function openShell(shell: Page, address: string): Promise<void> {
  await shell.goto(address);
  await shell.waitForFunction(() => Boolean(window.shell));
}

/** Waits until an app's frame is in a state, or in one of several. */
export async function waitForState(
  shell: Page,
  app: string,
  states: string | readonly string[],
): Promise<void> {
  // After a reload the page is there before its script has run.
  await shell.waitForFunction(
    ({ code, kinds }) => Boolean(window.shell) && kinds.includes(window.shell.state(code)),
    { code: app, kinds: [states].flat() },
  );
}

/** The frame of an app, once it has connected. */
export async function frameOf(shell: Page, app: string): Promise<Frame> {
  const element = await shell.waitForSelector(`iframe[data-app="${app}"]`, { state: 'attached' });
  const frame = await appInside(element);
  await frame.waitForFunction(() => Boolean(window.bridge));
  return frame;
}
