import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { entriesAhead } from '#tests/support/entries-ahead.ts';
import { addressOf, appFrame, openMenu, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  await appFrame(page, 'note-1');
});

/** Comes back to the second of three pages, so that there is a way forward too. */
async function standBetweenPages(): Promise<void> {
  await openMenu(page, '便签2');
  await appFrame(page, 'note-2');
  await openMenu(page, '便签3');
  await appFrame(page, 'note-3');
  await page.goBack();
  await appFrame(page, 'note-2');
}

/** What lies over the page stays through Forward, is closed by Back alone, and leaves the way on as it was. */
async function isClosedByBack(what: Locator): Promise<void> {
  await what.waitFor();
  await page.goForward();
  await expect.poll(() => addressOf(page)).toBe('/portal/note-2/page');
  expect(await what.isVisible()).toBe(true);
  await page.goBack();
  await what.waitFor({ state: 'hidden' });
  await expect.poll(() => addressOf(page)).toBe('/portal/note-2/page');
  expect(await entriesAhead(page)).toBe(1);
  await page.goBack();
  await appFrame(page, 'note-1');
}

describe('Back closes', () => {
  beforeEach(standBetweenPages);

  test('the search over the whole portal', async () => {
    await page.keyboard.press('Control+k');
    await isClosedByBack(page.getByRole('combobox', { name: '全局搜索' }));
  });

  test('the latest messages under the bell', async () => {
    await page.getByRole('button', { name: /^消息(，|$)/ }).click();
    await isClosedByBack(page.getByRole('link', { name: '查看全部消息' }));
  });

  test('the list of keys', async () => {
    await page.getByRole('button', { name: /^账号/ }).click();
    await page.getByRole('menuitem', { name: '快捷键' }).click();
    await isClosedByBack(page.getByRole('dialog', { name: '快捷键' }));
  });

  test('the tour through the portal', async () => {
    await page.getByRole('button', { name: /^账号/ }).click();
    await page.getByRole('menuitem', { name: '新手引导' }).click();
    await isClosedByBack(page.getByText('第 1 步，共 6 步'));
  });

  test('the menu where it lies over the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '打开菜单' }).click();
    await isClosedByBack(page.locator('#navigation'));
  });

  test('the panel of long work', async () => {
    const app = await appFrame(page, 'note-2');
    await app.evaluate(
      () => void window.bridge.jobs.start({ title: '导出花名册', kind: 'export' }),
    );
    await page.getByRole('button', { name: /^任务/ }).click();
    await isClosedByBack(page.getByRole('dialog', { name: '任务' }));
  });
});

test('Back leads out of the page where the menu lies over it no more since the window is wide', async () => {
  await openMenu(page, '便签2');
  await appFrame(page, 'note-2');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: '打开菜单' }).waitFor({ state: 'hidden' });
  await page.goBack();
  await appFrame(page, 'note-1');
});

test('Back leads out of the page once the search was closed by Escape', async () => {
  await standBetweenPages();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '全局搜索' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '全局搜索' }).waitFor({ state: 'detached' });
  await page.goBack();
  await appFrame(page, 'note-1');
});

test('Back asks about an announcement that is half written, keeps it, and closes it then', async () => {
  await page.evaluate(() => history.pushState(null, '', '/messages'));
  await page.getByRole('button', { name: '发布公告' }).click();
  const form = page.getByRole('dialog', { name: '发布公告' });
  await form.getByLabel('标题').fill('消防演练');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await form.getByLabel('标题').inputValue()).toBe('消防演练');
  await page.goBack();
  await question.getByRole('button', { name: '放弃' }).click();
  await form.waitFor({ state: 'detached' });
  expect(addressOf(page)).toBe('/messages');
  await page.goBack();
  await appFrame(page, 'note-1');
});
