import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { root } from '#tests/support/source-files.ts';

const portal = portalOfFile();

test('charts measure their words when the font of the page is there, however late it comes', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  const { arrive } = await giveLateFont(page);
  await signIn(page, 'hr', '/portal/bi/workforce');
  const frame = await appFrame(page, 'bi');
  const charts = frame.locator('canvas');
  await frame.getByRole('button', { name: /^在职人数/ }).waitFor();
  // A chart that does not wait stands soon after its figures.
  await Promise.race([charts.first().waitFor(), page.waitForTimeout(500)]);
  arrive();
  await charts.nth(3).waitFor();
  const measured = await frame.evaluate(() => document.documentElement.dataset.measured);
  expect(measured).toBe('in the font');
});

/** Gives every document a font that stays on its way until it is told to arrive, and notes what is measured without it. */
async function giveLateFont(page: Page): Promise<{ arrive: () => void }> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const address = `${portal.origin.replace('//', '//static.')}/late.woff2`;
  const file = 'node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2';
  const body = await readFile(join(root, file));
  await page.route(address, async (route) => {
    await arrival;
    await route.fulfill({ body, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.addInitScript((url) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@font-face { font-family: Late; src: url(${url}) } :root { --font: Late !important }`,
    );
    document.adoptedStyleSheets = [sheet];
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function measure(words) {
      const { dataset } = document.documentElement;
      if (!document.fonts.check('12px Late', words)) dataset.measured = 'too early';
      dataset.measured ??= 'in the font';
      return measureText.call(this, words);
    };
  }, address);
  return { arrive };
}
