import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const looks = (['zh-CN', 'en'] as const).flatMap((language) =>
  (['blue', 'orange'] as const).flatMap((theme) =>
    (['light', 'dark'] as const).map((mode) => ({ language, theme, mode })),
  ),
);

describe.each(looks)('in $language, $theme and $mode', (look) => {
  test('axe finds nothing wrong on any page of an app, nor in the shell around it', async () => {
    const page = await portal.visit(look);
    const found: Record<string, string[]> = {};
    await signIn(page, 'hr');
    for (const [path, app, sign] of appPages) {
      await go(page, path);
      const frame = await appFrame(page, app);
      await frame.locator(sign).first().waitFor();
      found[path] = await violationsOf(frame);
    }
    found['the shell around apps'] = await violationsOf(page);
    Object.assign(found, await recordViolations(page));
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length))).toEqual(
      {},
    );
  });
});

const appPages = [
  ['/portal/ums/structure', 'ums', 'tbody tr td'],
  ['/portal/bi/workforce', 'bi', 'canvas, svg'],
  ['/portal/personnel/roster', 'personnel', 'tbody tr td'],
] as const;

/** A person's record, read and edited, opened from the roster in sight. */
async function recordViolations(page: Page): Promise<Record<string, string[]>> {
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tbody tr').nth(1).getByRole('button').last().click();
  const edit = frame.getByRole('button', { name: /^(编辑|Edit)$/ });
  await edit.waitFor();
  const read = await violationsOf(frame);
  await edit.click();
  await frame.getByRole('textbox').first().waitFor();
  const edited = await violationsOf(frame);
  await frame.getByRole('button', { name: /^(取消|Cancel)$/ }).click();
  return { 'a record': read, 'a record, edited': edited };
}

test('with the keyboard alone a person signs in, opens the roster, opens a record and closes it again', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  await page.goto('/login');
  await page.locator('input[name="account"]').waitFor();
  await page.keyboard.type('hr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbour#2026');
  await page.keyboard.press('Enter');
  await appFrame(page, 'ums');

  await tabUntil(page, () => focusIn(page, 'nav a'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const roster = await appFrame(page, 'personnel');
  await roster.locator('tbody tr td').first().waitFor();

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

/** Goes to a page of the portal without loading the shell again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

function focusIn(target: Page | Frame, selector: string): Promise<boolean> {
  return target.evaluate(
    (wanted) => document.hasFocus() && document.activeElement?.matches(wanted) === true,
    selector,
  );
}

/** Presses Tab until the focus is where it was wanted; a person gives up sooner. */
async function tabUntil(
  page: Page,
  arrived: () => Promise<boolean>,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await arrived()) return;
    await page.keyboard.press(key);
  }
  throw new Error('The Tab key does not lead there.');
}
