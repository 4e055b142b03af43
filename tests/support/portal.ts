/**
 * A whole portal for a test file: the real shell and sub-apps and six note apps, the demo companies in a database of
 * its own, a gateway on a port of its own, the browser of the worker. Every page has a context of its own.
 */
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { appInside } from '#bridge/conformance/frame-subject.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { createLog } from '#gateway/http/log.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { readSettings, type Settings } from '#gateway/settings.ts';
import { type RunningGateway, startGateway } from '#gateway/start-gateway.ts';
import { sharedBrowser } from './browser.ts';
import type { TestClock } from './clock.ts';
import { freePort } from './free-port.ts';
import { madeOnce } from './made-once.ts';
import { seededData } from './seeded.ts';
import { ShellClient } from './shell-client.ts';

/** Whose pages stand in a context. */
const portals = new WeakMap<BrowserContext, TestPortal>();

/** A running portal with a browser. */
export interface TestPortal {
  readonly settings: Settings;
  /** Origin of the shell, such as `http://atrium.localhost:41234`. */
  readonly origin: string;
  readonly gateway: RunningGateway;
  /** The gateway's own, for what no call of it does. */
  readonly database: GatewayDatabase;
  readonly browser: Browser;
  /** Every line the gateway logged. */
  readonly logged: readonly string[];
  /** A page in a context of its own, with nothing stored, in the given look. */
  visit(look?: Look): Promise<Page>;
  close(): Promise<void>;
}

/** What a person has chosen on this machine before. */
export interface Look {
  readonly language?: Locale;
  readonly theme?: 'blue' | 'orange';
  readonly mode?: 'light' | 'dark';
  /** Somebody who was never led through the portal; the tour lies over their first page. */
  readonly newcomer?: boolean;
  /** Time zone of the machine; that of the tests otherwise. */
  readonly zone?: string;
}

/** The accounts of the demo, in the two companies. */
export type DemoAccountName =
  | ('admin' | 'hr' | 'manager' | 'staff' | 'operator' | 'maple')
  | ('supplier' | 'supplier2' | 'supplier3');

/** What a portal is opened with; everything has a default. */
export interface PortalOptions {
  readonly build?: string;
  /** Instead of the browser of the worker; closed with the portal. */
  readonly browser?: Browser;
  /** The embedded database instead of a copy on the PostgreSQL server of the run. */
  readonly database?: 'PGlite';
  /** The moment at which the gateway's clock stands still, and whose day the demo is made for; on PGlite. */
  readonly standsAt?: Date;
  /** The clock of the gateway, for a test that moves it. */
  readonly clock?: TestClock;
  /** Keeps what is sent, for its operators to read, as a demo does. */
  readonly keepsSent?: boolean;
  /** Fills the database before the gateway reads what it keeps in memory, such as the registered apps. */
  readonly prepare?: (database: GatewayDatabase, settings: Settings) => Promise<void>;
}

/** Opens a portal; `close` removes everything it made. */
export async function openPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const { standsAt } = options;
  const embedded = options.database === 'PGlite' || standsAt !== undefined;
  const [buildFolder, copy, port, browser] = await Promise.all([
    options.build ?? builtPortal(),
    embedded ? copyOfFolder(standsAt) : copyOnServer(),
    freePort(),
    options.browser ?? sharedBrowser(),
  ]);
  const settings = readSettings({
    PORT: String(port),
    ...copy.environment,
    NODE_ENV: 'test',
    ATRIUM_DEMO: options.keepsSent ? 'on' : 'off',
  });
  const logged: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void logged.push(line) });
  let opened: GatewayDatabase | undefined;
  const gateway = await startGateway({
    settings,
    buildFolder,
    log,
    prepare: async (database) => {
      opened = database;
      await options.prepare?.(database, settings);
    },
    ...(options.clock && { now: options.clock.now }),
    ...(standsAt && { now: () => standsAt }),
  });
  if (!opened) throw new Error('The gateway opened no database.');
  const contexts = new Set<BrowserContext>();
  const portal: TestPortal = {
    settings,
    origin: settings.publicOrigin,
    gateway,
    database: opened,
    browser,
    logged,
    async visit(look = {}) {
      const page = await visit(browser, settings.publicOrigin, look);
      contexts.add(page.context());
      portals.set(page.context(), portal);
      return page;
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      await options.browser?.close();
      await gateway.close();
      await copy.remove();
    },
  };
  return portal;
}

/** A copy of the demo, as the settings of a gateway name it. */
interface DemoCopy {
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

async function copyOfFolder(day?: Date): Promise<DemoCopy> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-portal-'));
  cpSync(await seededData(day), dataDir, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function copyOnServer(): Promise<DemoCopy> {
  // It knows the server of a run of tests, which is not there for others who open a portal.
  const { createTestDatabase } = await import('./database.ts');
  const { settings, remove } = await createTestDatabase('PostgreSQL', 'portal');
  return {
    environment: {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      DATABASE_OWNER_URL: settings.databaseOwnerUrl ?? '',
    },
    remove,
  };
}

/** The built portal with the note apps beside the real ones. */
export function builtPortal(): Promise<string> {
  const parts = ['bridge', 'shell', 'ui', 'subapps', 'assets'];
  return madeOnce({
    name: 'portal',
    script: 'tests/support/build-portal.mjs',
    sources: [
      'build.mjs',
      'gateway/launch/build-chunks.ts',
      'package-lock.json',
      'tests/support/{build-portal.mjs,note-app.ts,note-apps.ts,shell-driver.ts}',
      'tests/bench/sites/content.ts',
      ...parts.map((part) => `${part}/**/*.{ts,tsx,css,svg,png,woff2,json}`),
    ],
  });
}

async function visit(browser: Browser, origin: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 860 },
    reducedMotion: 'reduce',
    ...(look.zone && { timezoneId: look.zone }),
  });
  await remember(context, look);
  return context.newPage();
}

async function remember(
  context: BrowserContext,
  { newcomer = false, zone: _, ...look }: Look,
): Promise<void> {
  if (!newcomer) await skipTour(context);
  await context.addInitScript((chosen) => {
    if (window !== window.top || !location.hostname.startsWith('atrium.')) return;
    for (const [key, value] of Object.entries(chosen)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, look);
}

/** Marks the tour of a new person as seen for every account of the demo. */
export async function skipTour(context: BrowserContext): Promise<void> {
  const accounts: DemoAccountName[] = ['admin', 'hr', 'manager', 'staff', 'operator', 'maple'];
  await context.addInitScript((seen) => {
    if (window === window.top && location.hostname.startsWith('atrium.')) {
      localStorage.setItem('tourSeen', seen);
    }
  }, JSON.stringify(accounts));
}

/**
 * Opens a page as somebody who has signed in, by default the one they land on. The sign-in page, which has its own
 * tests, is left out: it would cost every other test a second.
 */
export async function signIn(
  page: Page,
  account: DemoAccountName,
  path = '/portal',
): Promise<void> {
  const context = page.context();
  const portal = portals.get(context);
  if (!portal) throw new Error('The page is no visit to a portal.');
  const epoch = await addSession(context, portal, account);
  // Once, before the page that is opened: the shell knows its session by it.
  const marking = await page.addInitScript((marker) => {
    if (window === window.top) localStorage.setItem('t', marker);
  }, epoch);
  await page.goto(path);
  await marking.dispose();
}

/** Gives a context the cookies of a new session; returns the marker by which the shell knows it. */
export async function addSession(
  context: BrowserContext,
  { gateway, origin }: Pick<TestPortal, 'gateway' | 'origin'>,
  account: DemoAccountName,
): Promise<string> {
  const browser = new ShellClient(gateway.server, origin);
  const { epoch } = await browser.signIn(account);
  await context.addCookies(
    [...browser.cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    })),
  );
  return epoch;
}

/** Signs in on the sign-in page and waits for the page behind it; `path` is where the person was going. */
export async function signInByHand(
  page: Page,
  account: DemoAccountName,
  path = '/login',
): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, account);
}

/** Signs in where the sign-in page stands already. */
export async function fillSignIn(page: Page, account: DemoAccountName): Promise<void> {
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a page by its name in the menu, in whichever menu it is. */
export async function openMenu(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('link').first().waitFor();
  const folded = navigation.locator('button[data-menu][aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await navigation.getByRole('link', { name, exact: true }).click();
}

/** The frame of an app, once it is in sight and has drawn its page. It has as long as a test has. */
export async function appFrame(page: Page, code: string): Promise<Frame> {
  const element = page.locator(`iframe[data-app="${code}"][data-state="ready"]`);
  await element.waitFor({ state: 'visible', timeout: 50_000 });
  return appInside(await element.elementHandle());
}

/** Opens a page by its name in the menu and returns the frame of its app. */
export async function openApp(page: Page, name: string, code: string): Promise<Frame> {
  await openMenu(page, name);
  return appFrame(page, code);
}

/** What the address bar shows after the host. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
