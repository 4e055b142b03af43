import type { Frame, JSHandle, Page } from 'playwright';
import { appInside } from '#bridge/conformance/frame-subject.ts';
import { launchBrowser } from '../browser.ts';
import { type EnginePage, frameOf } from './engine-page.ts';

/** Opens a page in Chromium. */
export async function openChromiumPage(): Promise<EnginePage> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 860 } });
  return pageOf(await context.newPage(), () => browser.close());
}

function pageOf(page: Page, end: () => Promise<void>): EnginePage {
  const place = async (app?: string): Promise<Page | Frame> =>
    app === undefined ? page : appInside(await page.locator(frameOf(app)).elementHandle());
  const find = async (expression: string, app?: string): Promise<JSHandle> =>
    (await place(app)).evaluateHandle(expression);
  const element = async (expression: string, app?: string) => {
    const found = (await find(expression, app)).asElement();
    if (found === null) throw new Error(`There is no element: ${expression}`);
    return found;
  };
  return {
    async goto(address) {
      await page.goto(address);
    },
    read: async (expression, app) => (await place(app)).evaluate(expression),
    click: async (expression, app) => (await element(expression, app)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (expression, path, app) => (await element(expression, app)).setInputFiles(path),
    close: end,
  };
}
