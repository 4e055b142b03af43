import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const password = 'Quiet-River-7';

async function open(path: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, 'admin', path);
  return [page, await appFrame(page, 'system')];
}

/** Invites a person with one role and returns the one-time link. */
async function invite(frame: Frame, loginName: string, role: string): Promise<string> {
  await frame.getByRole('button', { name: '邀请账号' }).click();
  await frame.locator('input[name=name]').fill('赵新来');
  await frame.locator('input[name=loginName]').fill(loginName);
  await frame.getByLabel(role).check();
  await frame.getByRole('button', { name: '创建并生成链接' }).click();
  return (await frame.locator('output').textContent()) ?? '';
}

/** Chooses the password behind a link, in a browser of its own, and signs in with it. */
async function join(link: string, loginName: string): Promise<Page> {
  const page = await portal.freshVisit();
  await page.goto(link);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=again]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '去登录' }).click();
  await page.locator('input[name=account]').fill(loginName);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/**');
  return page;
}

test('an administrator invites a person, who chooses a password and gets what a new role opens', async () => {
  const [page, frame] = await open('/portal/system/roles');
  await frame.getByRole('button', { name: '新建角色' }).click();
  await frame.locator('input[name=nameZh]').fill('人力分析员');
  await frame.locator('input[name=nameEn]').fill('Workforce analyst');
  await frame.locator('input[name=code]').fill('analyst');
  await frame.getByRole('checkbox', { name: '人力分析' }).check();
  await frame.getByRole('button', { name: '保存' }).click();
  await frame.getByRole('tab', { name: /授予对象/ }).waitFor();
  await page.goto(`${portal.origin}/portal/system/accounts`);
  const accounts = await appFrame(page, 'system');
  const link = await invite(accounts, 'analyst-one', '人力分析员');
  expect(new URL(link).pathname).toBe('/password');
  const theirs = await join(link, 'analyst-one');
  const menu = theirs.getByRole('navigation').getByRole('link');
  await expect.poll(() => menu.filter({ hasText: '人力分析' }).count()).toBe(1);
  expect(await menu.filter({ hasText: '员工档案' }).count()).toBe(0);
});

test('a one-time link that was used says so, and a weak password is refused at its field', async () => {
  const [, frame] = await open('/portal/system/accounts');
  const link = await invite(frame, 'used-link', '员工自助');
  const page = await portal.freshVisit();
  await page.goto(link);
  await page.locator('input[name=password]').fill('onlyletters');
  await page.locator('input[name=again]').fill('onlyletters');
  await page.keyboard.press('Enter');
  await page.getByText('须包含大写字母、小写字母、数字、符号中的至少三种').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await join(link, 'used-link');
  const again = await portal.freshVisit();
  await again.goto(link);
  await again.getByText('链接无效、已使用或已过期').waitFor();
});

test('an administrator sees what a person sees, and by which role', async () => {
  const [, frame] = await open('/portal/system/accounts');
  await frame.getByText('李慕白').first().click();
  await frame.getByRole('button', { name: '查看权限' }).click();
  await frame.getByRole('heading', { name: '李慕白 的权限' }).waitFor();
  const roster = frame.getByRole('listitem').filter({ hasText: '员工档案' }).first();
  expect(await roster.textContent()).toContain('部门负责人');
  await frame.getByText('可见 1 名在职员工').waitFor();
});

test('roles and accounts pass the accessibility checks', async () => {
  const [page, frame] = await open('/portal/system/roles');
  await frame.getByText('人事专员').first().click();
  await frame.getByRole('tab', { name: /功能权限/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
