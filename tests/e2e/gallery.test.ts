import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { openGallery, type TestGallery } from '#tests/support/gallery.ts';

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

describe.each([
  { language: 'zh-CN', theme: 'blue', mode: 'light' },
  { language: 'en', theme: 'orange', mode: 'dark' },
])('in $language, $theme and $mode', (look) => {
  test('every state of every part draws without a fault, and axe finds nothing', async () => {
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) faults.push(said.text());
    });
    await page.goto(`${gallery.address}?${new URLSearchParams(look)}`);
    const found: Record<string, string[]> = { index: await violationsOf(page) };
    for (const target of await targetsOf(page)) {
      await page.evaluate((to) => location.assign(to), target);
      await page
        .locator(`[data-target="${target.slice(1)}"] h1`)
        .first()
        .waitFor();
      const against = (await violationsOf(page)).filter((line) => !isFloatingMenu(target, line));
      found[target] = [...against, ...faults.splice(0)];
    }
    await page.close();
    expect(Object.keys(found).length).toBeGreaterThan(30);
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length))).toEqual(
      {},
    );
  }, 240_000);
});

/** The views that show every state: each story, and each state that stands only in a view of its own. */
async function targetsOf(page: Page): Promise<string[]> {
  return page
    .locator('main dl a[data-view]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** A menu at a point of the window floats over the page and belongs to none of its landmarks. */
function isFloatingMenu(target: string, line: string): boolean {
  return /\/(?:context|attached)-menu$/.test(target) && line.startsWith('region:');
}
