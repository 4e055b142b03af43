import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

async function visit(account: 'admin' | 'hr' = 'hr'): Promise<Page> {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await signIn(page, account);
  await appFrame(page, 'ums');
  return page;
}

const menu = (page: Page) => page.locator('#navigation');
const links = (page: Page) => menu(page).getByRole('link');
const group = (page: Page, name: string) => menu(page).getByRole('region', { name });
const search = (page: Page) => menu(page).getByRole('searchbox', { name: '搜索菜单' });

test('the menu is searched by a part of a name, by pinyin and by initials, and Enter opens what was found', async () => {
  const page = await visit();
  for (const typed of ['工档', 'yuangong', 'ygda', 'gongdangan']) {
    await search(page).fill(typed);
    await expect.poll(() => links(page).allTextContents()).toEqual(['员工档案']);
  }
  await search(page).fill('zzz');
  await menu(page).getByText('没有与“zzz”匹配的菜单').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => links(page).count()).toBeGreaterThan(2);
  await search(page).fill('ygda');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toMatch(/^\/portal\/personnel\/roster/);
  await expect.poll(() => search(page).inputValue()).toBe('');
});

test('a starred page stands at the top of the menu, for this account alone, until its star is taken away', async () => {
  const page = await visit();
  await menu(page).getByRole('button', { name: '收藏员工档案' }).click();
  await expect
    .poll(() => group(page, '收藏').getByRole('link').allTextContents())
    .toEqual(['员工档案']);
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await group(page, '收藏').getByRole('link', { name: '员工档案' }).waitFor();
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  expect(await group(page, '收藏').count()).toBe(0);
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'hr');
  await group(page, '收藏').getByRole('button', { name: '收藏员工档案' }).click();
  await expect.poll(() => group(page, '收藏').count()).toBe(0);
});

test('a page is found, starred and opened with the keyboard alone', async () => {
  const page = await visit('admin');
  await search(page).focus();
  await page.keyboard.type('yg');
  await page.keyboard.press('ArrowDown');
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('员工档案');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('收藏员工档案');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('员工档案');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/personnel/roster*');
  await group(page, '收藏').waitFor();
});

test('pages opened lately are unfolded in the menu, without the one in front, and stay so', async () => {
  const page = await visit();
  await links(page).filter({ hasText: '员工档案' }).click();
  await appFrame(page, 'personnel');
  await menu(page).getByRole('button', { name: '最近访问' }).click();
  const recent = group(page, '最近访问').getByRole('link');
  await expect.poll(() => recent.allTextContents()).toEqual(['组织架构']);
  await page.reload();
  await expect.poll(() => recent.allTextContents()).toEqual(['组织架构']);
  await recent.first().click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/portal\/ums\/structure/);
});
