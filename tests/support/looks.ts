import type { Frame, Page } from 'playwright';
import { violationsOf } from './axe.ts';

/** The four colour sets; the first is the one a page opens in. */
export const colourSets = (['blue', 'orange'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).map((mode) => ({ theme, mode })),
);

/** One of the colour sets. */
export type ColourSet = (typeof colourSets)[number];

/** Both languages, the one of the demo accounts first. */
export const languages = ['zh-CN', 'en'] as const;

/** Changes the colours of a portal's page as another browser tab would, and waits until its documents have followed. */
export async function wear(
  { theme, mode }: ColourSet,
  page: Page,
  documents: readonly (Page | Frame)[],
): Promise<void> {
  const set = { theme, mode };
  await page.evaluate((chosen) => {
    for (const [key, newValue] of Object.entries(chosen)) {
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }, set);
  for (const one of documents) {
    await one.waitForFunction((chosen) => {
      const { dataset } = document.documentElement;
      return dataset.theme === chosen.theme && dataset.mode === chosen.mode;
    }, set);
  }
}

/** What axe finds wrong in a page in each of the colour sets; the page is left in the first. */
export async function violationsInAllColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const set of colourSets.toReversed()) {
    await wear(set, page, [page]);
    found.push(...(await violationsOf(page, set === colourSets[0] ? 'all' : 'coloursOnly')));
  }
  return found;
}
