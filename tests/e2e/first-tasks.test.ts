import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

/** A person at the portal for the first time: what they press is counted, in the shell and in its apps. */
interface Newcomer {
  readonly page: Page;
  /** How often they pressed the button of the mouse. */
  clicks(): number;
  /** Asks the search of the header, with the keyboard alone. */
  search(words: string, found: string): Promise<void>;
}

async function newcomer(path?: string): Promise<Newcomer> {
  const page = await portal.visit();
  let clicks = 0;
  await page.context().exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.context().addInitScript(() => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && window.countClick(), true);
  });
  await signIn(page, 'hr', path);
  await appFrame(page, 'ums');
  clicks = 0;
  return {
    page,
    clicks: () => clicks,
    async search(words, found) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '全局搜索' }).fill(words);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Enter');
    },
  };
}

declare global {
  interface Window {
    countClick(): void;
  }
}

const menu = (page: Page, name: string): Locator =>
  page.locator('#navigation').getByRole('link', { name, exact: true });

describe('a person who sees the portal for the first time, in three clicks or one search,', () => {
  test('finds the phone of a colleague', async () => {
    const { page, search, clicks } = await newcomer();
    await search('shenshukai', '沈书恺');
    const record = await appFrame(page, 'personnel');
    await record
      .getByText(/^1\d{10}$/)
      .first()
      .waitFor();
    expect(clicks()).toBe(0);
  });

  test('corrects the department of a person', async () => {
    const { page, search, clicks } = await newcomer();
    await search('shenshukai', '沈书恺');
    const record = await appFrame(page, 'personnel');
    await record.getByRole('button', { name: '修改所属部门' }).click();
    await record.getByPlaceholder('搜索部门').fill('测试组');
    await record.getByRole('treeitem', { name: /测试组/ }).click();
    await record.getByRole('button', { name: '保存', exact: true }).click();
    await record.getByRole('button', { name: '编辑', exact: true }).waitFor();
    await record.locator('li', { hasText: /\/ 测试组$/ }).waitFor();
    expect(clicks()).toBe(3);
  });

  test('sees who joined this month', async () => {
    const { page, clicks } = await newcomer();
    await menu(page, '员工档案').click();
    const roster = await appFrame(page, 'personnel');
    const figure = roster.getByRole('button', { name: '本月入职' });
    await expect.poll(() => figure.innerText()).toMatch(/\d/);
    const joined = Number((await figure.innerText()).replace(/\D/g, ''));
    await figure.click();
    await expect.poll(() => roster.locator('tr[data-row]').count()).toBe(Math.min(joined, 10));
    expect(clicks()).toBeLessThanOrEqual(3);
  });

  test('switches the language', async () => {
    const { page, clicks } = await newcomer();
    await page.getByRole('button', { name: '语言', exact: true }).click();
    await page.locator('[role^="menuitem"]', { hasText: 'English' }).click();
    await menu(page, 'Employees').waitFor();
    expect(clicks()).toBeLessThanOrEqual(3);
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.locator('[role^="menuitem"]', { hasText: '简体中文' }).click();
    await menu(page, '员工档案').waitFor();
  });

  test('gets back to a page of yesterday', async () => {
    const { page, search, clicks } = await newcomer();
    await search('shenshukai', '沈书恺');
    await page.getByRole('tab', { name: '沈书恺' }).waitFor();
    const tomorrow = await page.context().newPage();
    await page.close();
    await tomorrow.clock.setFixedTime(Date.now() + 86_400_000);
    await tomorrow.goto('/');
    await appFrame(tomorrow, 'ums');
    const before = clicks();
    await tomorrow.getByRole('button', { name: /^搜索人员/ }).click();
    await tomorrow.getByRole('option').filter({ hasText: '沈书恺' }).first().click();
    await (await appFrame(tomorrow, 'personnel'))
      .getByRole('heading', { name: '沈书恺' })
      .waitFor();
    expect(clicks() - before).toBeLessThanOrEqual(3);
  });
});
