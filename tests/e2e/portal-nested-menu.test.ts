import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const menu = (page: Page) => page.locator('#navigation');
const access = (page: Page) => menu(page).getByRole('button', { name: '权限管理' });
const roles = (page: Page) => menu(page).getByRole('link', { name: '角色管理' });

async function visit(path: string): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, 'admin', path);
  return page;
}

test('a menu is folded until it is opened or holds the page in front, and the search finds its pages', async () => {
  const page = await visit('/portal/ums/structure');
  await appFrame(page, 'ums');
  expect(await access(page).getAttribute('aria-expanded')).toBe('false');
  expect(await roles(page).count()).toBe(0);
  await menu(page).getByRole('searchbox', { name: '搜索菜单' }).fill('jsgl');
  await roles(page).waitFor();
  await page.keyboard.press('Escape');
  await access(page).click();
  await roles(page).waitFor();
  await page.reload();
  await roles(page).waitFor();
  await access(page).click();
  await roles(page).waitFor({ state: 'detached' });
  await page.reload();
  await access(page).waitFor();
  expect(await roles(page).count()).toBe(0);
  await page.goto('/portal/system/roles');
  await appFrame(page, 'system');
  await expect.poll(() => roles(page).getAttribute('aria-current')).toBe('page');
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  ['the address of a menu', '/portal/system/access', '/portal/system/accounts', 'system'],
  ['the app index', '/portal/index', '/portal/ums/structure', 'ums'],
  ['the portal', '/portal', '/portal/ums/structure', 'ums'],
])('%s leads to the first page below it', async (_name, path, landing, app) => {
  const page = await visit(path);
  await appFrame(page, app);
  expect(addressOf(page)).toBe(landing);
});
