import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { openGallery, type TestGallery } from '#tests/support/gallery.ts';
import { type ColourSet, colourSets, languages } from '#tests/support/looks.ts';
import { keptPictures, patience } from './kept-pictures.ts';
import { launchPinned, type PinnedBrowser, pinnedContext } from './pinned-browser.ts';
import { strangeSigns } from './pinned-fonts.ts';

const kept = keptPictures('gallery');
const size = { width: 1040, height: 720 };
let gallery: TestGallery;
let pinned: PinnedBrowser;

beforeAll(async () => {
  [gallery, pinned] = await Promise.all([openGallery(), launchPinned()]);
});
afterAll(async () => {
  await gallery.close();
  if (pinned.state === 'open') await pinned.browser.close();
});

// Both at once: most of the time goes into waiting for a picture to be handed over.
describe.concurrent.each(languages)('in %s', (language) => {
  test(
    'every part in every state and colour set looks as it did',
    async ({ skip }) => {
      if (pinned.state === 'absent') return skip(pinned.reason);
      if (kept.absence !== null) return skip(kept.absence);
      const context = await pinnedContext(pinned.browser, size);
      // Never answered: the page is not to load itself again, and a picture at this address stays on its way.
      await context.route('**/changes', () => {});
      const page = await context.newPage();
      await page.goto(`${gallery.address}?language=${language}`);
      const targets = await page
        .locator('main dl a[data-view]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
      // What stands around the parts is no part of them.
      await page.addStyleTag({
        content:
          '[data-target] { display: block } [data-target] > :is(nav, header) { display: none }',
      });
      const found: (string | null)[] = [];
      for (const target of targets) {
        // The pictures in a story keep the colours in which it was opened.
        await dress(page, { theme: 'blue', mode: 'light' });
        await show(page, target);
        found.push(...(await strangeSigns(page, target)));
        for (const set of setsOf(target, language)) {
          await dress(page, set);
          const name = `${target.replace('/', '.')}/${language}-${set.theme}-${set.mode}`;
          found.push(await kept.check(name, page));
        }
      }
      await context.close();
      expect(found.filter((sentence) => sentence !== null)).toEqual([]);
    },
    patience,
  );
});

test('no picture is kept that nothing draws any more', async ({ skip }) => {
  if (pinned.state === 'absent') return skip(pinned.reason);
  if (kept.absence !== null) return skip(kept.absence);
  expect(await kept.leftOver()).toEqual([]);
});

/**
 * A story in all colour sets; a state that stands alone in two of them, others in each language, so that each language,
 * theme and brightness is seen twice.
 */
function setsOf(target: string, language: Locale): readonly ColourSet[] {
  if (!target.includes('/')) return colourSets;
  return colourSets.filter(
    ({ theme, mode }) => (theme === 'blue') === ((mode === 'light') === (language === 'zh-CN')),
  );
}

function dress(page: Page, set: ColourSet): Promise<void> {
  return page.evaluate((to) => void Object.assign(document.documentElement.dataset, to), set);
}

/** Goes to a story in a window as high as its content, to one of its states in a window of the usual size. */
async function show(page: Page, target: string): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((to) => location.assign(`#${to}`), target);
  await page.locator(`[data-target="${target}"] h1`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Grey lines come late, and take room when they come.
  await page.waitForFunction(
    () => !document.querySelector('main [role="status"][aria-label]:empty'),
  );
  if (target.includes('/')) return;
  const height = await page.evaluate(
    () => document.querySelector('main')?.scrollHeight ?? document.body.scrollHeight,
  );
  await page.setViewportSize({ ...size, height });
}
