import type { Frame, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { chooseOnSignIn, walkThroughPages } from '#tests/support/every-page.ts';
import { colourSets, languages, wear } from '#tests/support/looks.ts';
import { overflowsWithDoubledTexts } from '#tests/support/overflow.ts';
import { addressOf, appFrame } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

// One walk takes every look, since getting there costs more than looking.
describe.each(languages)('in %s', (language) => {
  const barriers: Record<string, string[]> = {};
  const misfits: Record<string, string[]> = {};
  const names: NamesOfPage[] = [];

  beforeAll(async () => {
    const page = await portal.visit({ language });
    await walkThroughPages(page, language, async ({ name, frame }) => {
      const documents = frame ? [page, frame] : [page];
      for (const set of colourSets.toReversed()) {
        await wear(set, page, documents);
        const rules = set === colourSets[0] ? 'all' : 'coloursOnly';
        for (const document of documents) {
          const lines = await violationsOf(document, rules);
          if (lines.length > 0) barriers[`${name}, ${set.theme}, ${set.mode}`] = lines;
        }
      }
      names.push(await namesOf(page));
      // The shell around the apps is doubled once, on a page of its own.
      const lines = await overflowsWithDoubledTexts(frame ?? page);
      if (lines.length > 0) misfits[name] = lines;
    });
  }, 240_000);

  test('axe finds nothing wrong on any page, in any colours, nor in the shell around it', () => {
    expect(barriers).toEqual({});
  });

  test('every tab and every frame has a name, and no two frames the same', () => {
    for (const { tabs, frames } of names) {
      for (const tab of tabs) expect(tab).toMatch(/^- tab "\S.*"/);
      expect(frames.filter((title) => title.trim() === '')).toEqual([]);
      expect(new Set(frames).size).toBe(frames.length);
    }
    expect(Math.max(...names.map(({ frames }) => frames.length))).toBe(3);
  });

  test('no page cuts a text that is twice as long, lets it leave its box, or lays one over another', () => {
    expect(misfits).toEqual({});
  });
});

interface NamesOfPage {
  /** The tabs as a screen reader is given them. */
  readonly tabs: readonly string[];
  /** Titles of the frames. */
  readonly frames: readonly string[];
}

async function namesOf(page: Page): Promise<NamesOfPage> {
  const tabs = await page.getByRole('tab').all();
  return {
    tabs: await Promise.all(tabs.map((tab) => tab.ariaSnapshot())),
    frames: await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title') ?? '')),
  };
}

test('with the keyboard alone a person signs in, opens the roster, opens a record and closes it again', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  await page.goto('/login');
  // Those before left the account in English.
  await chooseOnSignIn(page, 'zh-CN');
  await page.locator('input[name="account"]').focus();
  await page.keyboard.type('hr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbour#2026');
  await page.keyboard.press('Enter');
  await appFrame(page, 'ums');

  await tabUntil(page, () => focusIn(page, 'nav a'));
  await tabUntil(page, () => focusIn(page, 'nav a[href*="/personnel/roster"]'), 'ArrowDown');
  await page.keyboard.press('Enter');
  const roster = await appFrame(page, 'personnel');
  await roster.locator('tbody tr[data-row]').first().waitFor();
  await roster.waitForLoadState('networkidle');

  await tabUntil(page, () => focusIn(roster, 'input'));
  await tabUntil(page, () => focusIn(roster, 'tbody tr, tbody td, [role="grid"]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await roster.getByRole('button', { name: '编辑', exact: true }).waitFor();
  expect(addressOf(page)).toMatch(/^\/portal\/personnel\/employee\//);

  await tabUntil(page, () => focusIn(page, '[role="tab"]'), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect.poll(() => addressOf(page)).toMatch(/^\/portal\/personnel\/roster/);
});

function focusIn(target: Page | Frame, selector: string): Promise<boolean> {
  return target.evaluate(
    (wanted) => document.hasFocus() && document.activeElement?.matches(wanted) === true,
    selector,
  );
}

/** Presses a key until the focus is where it was wanted; a person gives up sooner. */
async function tabUntil(
  page: Page,
  arrived: () => Promise<boolean>,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await arrived()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}
