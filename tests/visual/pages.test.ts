import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { type ShownPage, walkThroughPages } from '#tests/support/every-page.ts';
import { colourSets, languages, wear } from '#tests/support/looks.ts';
import { openPortal, skipTour, type TestPortal } from '#tests/support/portal.ts';
import { keptPictures, patience } from './kept-pictures.ts';
import { launchPinned, type PinnedBrowser, pinnedContext, pinnedNow } from './pinned-browser.ts';
import { strangeSigns } from './pinned-fonts.ts';

const kept = keptPictures('pages');
/** As wide as the main case, and high enough to see the home page and the charts whole. */
const size = { width: 1280, height: 1080 };
let portal: TestPortal;
let pinned: PinnedBrowser;

beforeAll(async () => {
  pinned = await launchPinned();
  if (pinned.state === 'absent') return;
  portal = await openPortal({ browser: pinned.browser, standsAt: pinnedNow });
});
afterAll(() => portal?.close());

describe.each(languages)('in %s', (language) => {
  test(
    'every page looks as it did in all colour sets',
    async ({ skip }) => {
      if (pinned.state === 'absent') return skip(pinned.reason);
      if (kept.absence !== null) return skip(kept.absence);
      const context = await contextOf(pinned);
      const found: string[] = [];
      await walkThroughPages(await context.newPage(), language, async (shown) => {
        found.push(...(await picturesOf(shown, language)));
      });
      await context.close();
      expect(found).toEqual([]);
    },
    patience,
  );
});

test('no picture is kept that nothing draws any more', async ({ skip }) => {
  if (pinned.state === 'absent') return skip(pinned.reason);
  if (kept.absence !== null) return skip(kept.absence);
  expect(await kept.leftOver()).toEqual([]);
});

async function contextOf({ browser }: PinnedBrowser & { state: 'open' }): Promise<BrowserContext> {
  const context = await pinnedContext(browser, size, portal.origin);
  await skipTour(context);
  return context;
}

/** Compares a page in all colour sets; the one it stands in comes last, so that it stays as it was. */
async function picturesOf({ name, page, frame }: ShownPage, language: Locale): Promise<string[]> {
  const documents = frame ? [page, frame] : [page];
  const found = (
    await Promise.all(documents.map((document) => strangeSigns(document, name)))
  ).flat();
  for (const set of colourSets.toReversed()) {
    await wear(set, page, documents);
    for (const one of documents) await one.waitForFunction(isDrawn);
    const sentence = await kept.check(`${name}/${language}-${set.theme}-${set.mode}`, page);
    if (sentence !== null) found.push(sentence);
  }
  return found;
}

/** Whether fonts and pictures in sight are there. Runs in the page. */
function isDrawn(): boolean {
  const inSight = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  );
  return document.fonts.status === 'loaded' && inSight.every((image) => image.complete);
}
