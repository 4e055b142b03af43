import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

/** A page with the home page and three notes open, the last one in front. */
async function visitNotes(): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  for (const name of ['便签1', '便签2', '便签3']) {
    await page.locator('#navigation').getByRole('link', { name, exact: true }).click();
  }
  await appFrame(page, 'note-3');
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const names = (page: Page) => page.getByRole('tab').allTextContents();

async function middleOf(
  page: Page,
  name: string,
): Promise<{ x: number; y: number; width: number }> {
  const box = await tab(page, name).boundingBox();
  if (!box) throw new Error(`${name} is out of sight.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test('a tab is dragged to another place, not before the home page, and stays there after a reload', async () => {
  const page = await visitNotes();
  const from = await middleOf(page, '便签3');
  const to = await middleOf(page, '便签1');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - to.width / 4, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['首页', '便签3', '便签1', '便签2']);
  const home = await middleOf(page, '首页');
  const last = await middleOf(page, '便签2');
  await page.mouse.move(last.x, last.y);
  await page.mouse.down();
  await page.mouse.move(home.x - home.width / 4, home.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['首页', '便签2', '便签3', '便签1']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['首页', '便签2', '便签3', '便签1']);
});

test('Escape leaves a dragged tab where it was', async () => {
  const page = await visitNotes();
  const from = await middleOf(page, '便签3');
  const to = await middleOf(page, '便签1');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  expect(await page.locator('[data-drop]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-drop]').count()).toBe(0);
  await page.mouse.up();
  expect(await names(page)).toEqual(['首页', '便签1', '便签2', '便签3']);
});

test('Shift with an arrow moves a tab, keeps the keyboard on it, and says where it went', async () => {
  const page = await visitNotes();
  await tab(page, '便签3').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => names(page)).toEqual(['首页', '便签1', '便签3', '便签2']);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('便签3');
  await page.getByText('便签3，已移到第 3 位，共 4 页').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => names(page)).toEqual(['首页', '便签3', '便签1', '便签2']);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await names(page)).toEqual(['首页', '便签3', '便签1', '便签2']);
});

test('the menu of a tab moves it and opens closed pages again, the last one first, where they stood', async () => {
  const page = await visitNotes();
  const choose = async (name: string, item: string | RegExp) => {
    await tab(page, name).click({ button: 'right' });
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('便签1', '右移');
  await expect.poll(() => names(page)).toEqual(['首页', '便签2', '便签1', '便签3']);
  await choose('便签2', /^关闭 ?Delete$/);
  await expect.poll(() => names(page)).toEqual(['首页', '便签1', '便签3']);
  await choose('便签1', /^关闭 ?Delete$/);
  await expect.poll(() => names(page)).toEqual(['首页', '便签3']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['首页', '便签3']);
  await choose('首页', '恢复关闭的页面');
  await expect.poll(() => names(page)).toEqual(['首页', '便签1', '便签3']);
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('Control+Shift+L');
  await expect.poll(() => names(page)).toEqual(['首页', '便签2', '便签1', '便签3']);
  expect(await tab(page, '便签2').getAttribute('aria-selected')).toBe('true');
});

test('a person pins a tab, which then stays beside the home page until it is unpinned', async () => {
  const page = await visitNotes();
  const choose = async (name: string, item: string | RegExp) => {
    await tab(page, name).click({ button: 'right' });
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('便签3', '固定');
  await expect.poll(() => names(page)).toEqual(['首页', '便签3，已固定', '便签1', '便签2']);
  await choose('便签3', '关闭其他');
  await expect.poll(() => names(page)).toEqual(['首页', '便签3，已固定']);
  await tab(page, '便签3').focus();
  await page.keyboard.press('Delete');
  expect(await names(page)).toEqual(['首页', '便签3，已固定']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['首页', '便签3，已固定']);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByTitle('取消固定').click();
  await expect.poll(() => names(page)).toEqual(['首页', '便签3']);
  await tab(page, '便签3').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => names(page)).toEqual(['首页']);
});

test('a figure and a pin stand on the tab', async () => {
  const page = await visitNotes();
  const app = await appFrame(page, 'note-3');
  await app.evaluate(() => window.bridge.tabs.badge({ count: 120 }));
  await app.evaluate(() => window.bridge.tabs.pin({ pinned: true }));
  await expect
    .poll(() => names(page))
    .toEqual(['首页', '便签399+，120 项待处理，已固定', '便签1', '便签2']);
  await tab(page, '便签1').click();
  await page.getByRole('tab', { name: /^便签3 ?，120 项待处理 ?，已固定$/ }).waitFor();
});

test('a title that an app has chosen follows its icon and its registered name (T13, T16)', async () => {
  const page = await visitNotes();
  const note = await appFrame(page, 'note-3');
  expect(await tab(page, '便签3').locator('svg').count()).toBe(0);
  await note.evaluate(() => window.bridge.tabs.title({ title: 'Atrium sign-in' }));
  await expect.poll(() => tab(page, 'Atrium sign-in').textContent()).toBe('便签3Atrium sign-in');
  expect(await tab(page, 'Atrium sign-in').locator('svg').count()).toBe(1);
  await expect.poll(() => page.title()).toContain('Atrium sign-in · 便签3');
});
