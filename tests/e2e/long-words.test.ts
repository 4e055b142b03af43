import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGallery, type TestGallery } from '#tests/support/gallery.ts';
import { overflowsWithDoubledTexts } from '#tests/support/overflow.ts';

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

describe.each(['zh-CN', 'en'] as const)('in %s, with every text twice as long,', (language) => {
  test('no part of the gallery cuts a text, lets it leave its box, or lays one over another', async () => {
    const page = await gallery.open('', { language });
    const targets = await page
      .locator('main dl a[data-view]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const found: Record<string, string[]> = {};
    for (const target of targets) {
      await page.evaluate((to) => location.assign(`#${to}`), target);
      await page.locator(`[data-target="${target}"] h1`).first().waitFor();
      const lines = await overflowsWithDoubledTexts(page);
      if (lines.length > 0) found[target] = lines;
    }
    expect(found).toEqual({});
  }, 180_000);
});
