import type { Browser, Frame, Page } from 'playwright';

/** What the bench asks of a browser: fresh pages, and the timings that pages keep. */
export interface Bench {
  readonly browser: Browser;
  /** Origin of the running portal. */
  readonly portal: string;
  /** Account and password of the super user of the demo company. */
  readonly account: string;
  readonly password: string;
}

/** Opens the portal signed in, in a context of its own. */
export async function openPortal(bench: Bench, path: string): Promise<Page> {
  const context = await bench.browser.newContext({ viewport: { width: 1440, height: 860 } });
  const page = await context.newPage();
  await page.goto(`${bench.portal}/login`);
  await page.locator('input[name="account"]').fill(bench.account);
  await page.locator('input[name="password"]').fill(bench.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/portal\//);
  await page.goto(bench.portal + path);
  return page;
}

/** Waits for the frame of an app and for its first drawn page. */
export async function appFrame(page: Page, code: string): Promise<Frame> {
  const element = page.locator(`iframe[data-app="${code}"][data-state="ready"]`);
  await element.waitFor({ state: 'attached', timeout: 20_000 });
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${code} has no frame`);
  return frame;
}

/**
 * Milliseconds the shell took for the named step with one app, as the shell itself measured them with the
 * browser's User Timing: `atrium.mount` from creating the frame to its first page, `atrium.switch` from showing
 * a parked frame to its reply.
 */
export function timings(page: Page, name: 'atrium.mount' | 'atrium.switch'): Promise<number[]> {
  return page.evaluate(
    (wanted) => performance.getEntriesByName(wanted, 'measure').map((entry) => entry.duration),
    name,
  );
}

/** Shows an app by its menu entry, as a person does, without a new document. */
export async function visit(page: Page, code: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/portal/${code}/page`);
}
