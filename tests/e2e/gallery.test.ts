import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { openGallery, type TestGallery } from '#tests/support/gallery.ts';
import { type ColourSet, colourSets } from '#tests/support/looks.ts';

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

// Words of another language have the same colours, so all of these are looked at in one.
describe.each([
  { language: 'zh-CN', colours: 'all' },
  { language: 'en', colours: 'first' },
])('in $language, with $colours colours', ({ language, colours }) => {
  test('every state of every part draws without a fault, and axe finds nothing', async () => {
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) faults.push(said.text());
    });
    await page.goto(`${gallery.address}?${new URLSearchParams({ language, ...colourSets[0] })}`);
    const found: Record<string, string[]> = { index: await violationsOf(page) };
    for (const target of await targetsOf(page)) {
      await page.evaluate((to) => location.assign(to), target);
      await page
        .locator(`[data-target="${target.slice(1)}"] h1`)
        .first()
        .waitFor();
      const against = (await violationsOf(page)).filter((line) => !isFloatingMenu(target, line));
      const coloured = colours === 'all' ? await violationsOfColours(page) : [];
      found[target] = [...against, ...coloured, ...faults.splice(0)];
    }
    await page.close();
    expect(Object.keys(found).length).toBeGreaterThan(30);
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length))).toEqual(
      {},
    );
  }, 400_000);
});

/** What axe finds wrong in the other colours; the page is given back in the first. */
async function violationsOfColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  const wear = (set: ColourSet | undefined): Promise<unknown> =>
    page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), set);
  for (const set of colourSets.slice(1)) {
    await wear(set);
    const lines = await violationsOf(page, 'coloursOnly');
    found.push(...lines.map((line) => `${set.theme}, ${set.mode}: ${line}`));
  }
  await wear(colourSets[0]);
  return found;
}

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
