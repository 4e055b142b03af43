import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import {
  addressOf,
  appFrame,
  type DemoAccountName,
  openPortal,
  signIn,
  type TestPortal,
} from '#tests/support/portal.ts';
import { ShellClient } from '#tests/support/shell-client.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const found = (page: Page) =>
  page.getByRole('group', { name: '员工档案' }).getByRole('option', { name: /全体女员工/ });

async function searchFor(page: Page, keyword: string): Promise<void> {
  await page.getByRole('button', { name: /^搜索人员/ }).click();
  await page.getByRole('combobox', { name: '全局搜索' }).fill(keyword);
}

/** Takes the roster from everybody of a person's company, and tells their sessions, as a changed role does. */
async function withdrawRoster(account: DemoAccountName): Promise<void> {
  const { gateway, database, origin } = portal;
  const { tenant } = await new ShellClient(gateway.server, origin).signIn(account);
  const caller = { tenantId: tenant.id, accountId: null };
  await database.withTransaction(caller, 'write', async (change) => {
    await change
      .deleteFrom('role_function')
      .where('function_id', '=', 'personnel.roster')
      .execute();
    await change.updateTable('permission_mark').set({ version: 99 }).execute();
  });
}

test('a view of the roster is found no more once the right to the roster is withdrawn, before the page is refreshed and after', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/personnel/roster?gender=F');
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('button', { name: '查询方案' }).click();
  await frame.getByRole('button', { name: '保存为新方案' }).click();
  await frame.getByLabel('方案名称').fill('全体女员工');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toContain('schemeId=');
  await frame.locator('tr[data-row]').first().click();
  await expect.poll(() => addressOf(page)).toContain('/personnel/employee/');
  await searchFor(page, '女员工');
  await found(page).waitFor();
  await page.keyboard.press('Escape');

  await withdrawRoster('hr');
  await searchFor(page, '女员工');
  const prompt = page.getByRole('alertdialog', { name: '权限变更提示' });
  await prompt.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(() => page.getByText('全体女员工').count()).toBe(0);

  await prompt.getByRole('button', { name: '刷新页面' }).click();
  await prompt.waitFor({ state: 'detached' });
  await appFrame(page, 'personnel');
  await searchFor(page, '女员工');
  await page.getByText('没有找到与“女员工”相关的内容').waitFor();
  expect(await found(page).count()).toBe(0);
});
