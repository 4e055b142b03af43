import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContext, ElementHandle, Frame, Page } from 'playwright';
import { sandboxPath } from '#bridge/methods/sandbox-page.ts';
import type { Drawn, Subject, Variant } from './check.ts';
import { exampleAnswer } from './example-gateway.ts';
import type { Stage } from './stage.ts';

/** The app under test, and how it is hosted. */
export interface AppUnderTest {
  /** Address of its document. */
  readonly entry: string;
  /** The place it is opened at, `/` otherwise. */
  readonly route?: string;
  readonly tier?: 'in-house' | 'vendor' | 'opaque';
  /** Another of its places; otherwise one that the `manifest.json` beside the document names. */
  readonly otherRoute?: string;
  /** Whether it stays on this server, whose own policy says what may run in its page. */
  readonly hasOwnServer?: boolean;
}

/** Where the hosting page stands while the app does not say who may frame it. */
const anyHost = 'http://atrium.localhost';

/** Hosts an app in a page that consists of the bridge and nothing else. */
export async function openFrameSubject(
  browser: Browser,
  app: AppUnderTest,
  variant?: Variant,
): Promise<Subject> {
  const host = await hostOrigin(browser, app.entry);
  const context = await browser.newContext({ viewport: { width: 900, height: 600 } });
  if (variant === 'withoutStorage') await denyStorage(context);
  if (variant === 'bundle') await denyInlineScripts(context);
  await serveHost(context, host);
  await serveGateway(context, app.entry);
  const page = await context.newPage();
  const tier = variant === 'opaque' ? 'opaque' : (app.tier ?? 'vendor');
  const query = new URLSearchParams({ entry: app.entry, tier, route: app.route ?? '/' });
  const drawn = drawnIn(page);
  await page.goto(`${host}/?${query}`);
  return {
    stage: remoteStage(page),
    drawn,
    otherRoute: app.otherRoute ?? (await readOtherRoute(browser, app)),
    vary: async (other) => {
      // Who names a tier asks for no stricter one, and a server of its own may count on its origin.
      const isPromised = app.tier === 'opaque' || (!app.tier && !app.hasOwnServer);
      const isElsewhere =
        (other === 'opaque' && !isPromised) || (other === 'bundle' && app.hasOwnServer);
      return isElsewhere ? null : openFrameSubject(browser, app, other);
    },
    close: () => context.close(),
  };
}

/** A promise can be rejected with nothing, of which the browser makes the word. */
function nameOf(message: string): string {
  return /(?:^|\s)undefined$/.test(message) ? 'a promise was rejected without a reason' : message;
}

/** What a browser shows of an app whose host has a `window.stage`. */
export function drawnIn(page: Page): Drawn {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(nameOf(message)));
  return {
    page,
    errors,
    async frame(): Promise<Frame> {
      return appInside(await page.waitForSelector('iframe', { state: 'attached' }));
    },
  };
}

/** The page of the app in a host's frame, in the portal's own page around it where there is one. */
export async function appInside(element: ElementHandle | null): Promise<Frame> {
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The app has no frame.');
  if (!URL.parse(frame.url())?.pathname.endsWith(sandboxPath)) return frame;
  return appInside(await frame.waitForSelector('iframe', { state: 'attached' }));
}

/** The stage of a page, spoken to from here. */
export function remoteStage(page: Page): Subject['stage'] {
  return new Proxy({} as Subject['stage'], {
    get: (_, name: keyof Stage) =>
      (name as string) === 'then'
        ? undefined
        : (...given: unknown[]) =>
            page.evaluate(([verb, parts]) => Reflect.apply(window.stage[verb], null, parts), [
              name,
              given,
            ] as const),
  });
}

/**
 * An app that says who may frame it is hosted from there. The browser asks: it alone finds every `*.localhost`.
 * Throws with a sentence when there is no page.
 */
async function hostOrigin(browser: Browser, entry: string): Promise<string> {
  const page = await browser.newPage();
  let status: number | undefined;
  // A browser shows a page of its own for an empty one of an error, and says that nothing was loaded.
  page.on('response', (response) => {
    status ??= response.status();
  });
  const answer = await page.goto(entry, { waitUntil: 'commit' }).catch(() => null);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  await page.close();
  if (status === undefined) throw new Error(`Nothing answers at ${entry}.`);
  if (!answer?.ok()) throw new Error(`There is no page at ${entry}: it answers ${status}.`);
  const [, ancestors = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  return ancestors.split(/\s+/).find((one) => URL.canParse(one)) ?? anyHost;
}

let bundled: Promise<string> | undefined;

function hostScript(): Promise<string> {
  bundled ??= build({
    entryPoints: [fileURLToPath(new URL('./host-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundled;
}

const hostDocument =
  '<!doctype html><meta charset="utf-8"><title>Conformance</title><style>html,body{margin:0;height:100%}#layer{position:relative;height:100%}iframe{position:absolute;inset:0;width:100%;height:100%;border:0}</style><div id="layer"></div><script type="module" src="/host.js"></script>';

async function serveHost(context: BrowserContext, host: string): Promise<void> {
  const script = await hostScript();
  await context.route(`${host}/**`, (route) =>
    route.fulfill(
      new URL(route.request().url()).pathname === '/host.js'
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: hostDocument },
    ),
  );
}

/** Calls of the app to the gateway are answered here: what is tested is the app, with no data and no one signed in. */
async function serveGateway(context: BrowserContext, entry: string): Promise<void> {
  await context.route(`${new URL(entry).origin}/gateway/**`, (route) => {
    const { status, headers, body } = exampleAnswer(new URL(route.request().url()).pathname);
    return route.fulfill({
      status,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': '*',
        ...headers,
      },
      body,
    });
  });
}

/** A page of the manifest beside the document, other than the one it is opened at. */
async function readOtherRoute(
  browser: Browser,
  { entry, route = '/' }: AppUnderTest,
): Promise<string | undefined> {
  const page = await browser.newPage();
  try {
    const answer = await page.goto(new URL('manifest.json', entry).href, { waitUntil: 'commit' });
    const pages: unknown = answer?.ok() ? Reflect.get(Object(await answer.json()), 'pages') : [];
    const routes = Array.isArray(pages)
      ? pages.map((one: unknown): unknown => Reflect.get(Object(one), 'route'))
      : [];
    return routes.filter((one) => typeof one === 'string').find((one) => one !== route);
  } catch {
    // Most apps have none there.
    return undefined;
  } finally {
    await page.close();
  }
}

/**
 * Lets no inline script run in a frame, as the portal's policy for bundles does. The policy is in the page before
 * its parser comes to the first script; what it blocks is kept for the report.
 */
async function denyInlineScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window === window.top) return;
    addEventListener('securitypolicyviolation', ({ blockedURI, lineNumber }) => {
      document.documentElement.dataset.blocked ??= `${blockedURI} in line ${lineNumber}`;
    });
    const observer = new MutationObserver(() => {
      if (!document.head) return;
      observer.disconnect();
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = 'script-src http: https: blob: data:';
      document.head.prepend(policy);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Takes storage from every frame, as a browser does that keeps nothing for frames of other websites. */
export async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window === window.top) return;
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}
