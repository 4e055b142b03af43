import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

/** Sets the range of heads of departments to one region, hides phones from them, and lets them export the roster. */
async function restrict(page: Page): Promise<void> {
  await signIn(page, 'admin', '/portal/system/roles');
  const frame = await appFrame(page, 'system');
  await frame.getByText('部门负责人').first().click();
  await frame.getByRole('tab', { name: '数据范围' }).click();
  await frame.getByText('指定部门及下级').click();
  await frame.getByRole('button', { name: /指定部门/ }).click();
  await frame.getByRole('treeitem', { name: /财务部/ }).click();
  await page.keyboard.press('Escape');
  await frame.getByRole('tab', { name: '字段权限' }).click();
  await frame
    .getByRole('combobox', { name: /^手机号/ })
    .first()
    .click();
  await frame.getByRole('option', { name: '隐藏' }).click();
  await frame.getByRole('tab', { name: '功能权限' }).click();
  const roster = frame
    .getByRole('listitem')
    .filter({ has: frame.getByRole('checkbox', { name: '员工档案', exact: true }) });
  await roster.getByRole('checkbox', { name: '导出', exact: true }).check();
  await frame.getByRole('button', { name: '保存' }).click();
  await page.getByText('角色已保存').waitFor();
}

async function rosterOf(page: Page): Promise<Frame> {
  await page.goto(`${portal.origin}/portal/personnel/roster`);
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').first().waitFor();
  return frame;
}

/** Where the record of an employee is, as who reaches everybody opens it. */
async function addressOfRecord(page: Page, name: string): Promise<string> {
  await page.goto(`${portal.origin}/portal/personnel/roster?keyword=${encodeURIComponent(name)}`);
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]', { hasText: name }).first().click();
  await frame.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname;
}

async function exportOf(page: Page, frame: Frame): Promise<string> {
  await frame.getByRole('button', { name: '导出', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function reportOf(page: Page, name: string): Promise<Frame> {
  await page.goto(`${portal.origin}/portal/report/reports`);
  const frame = await appFrame(page, 'report');
  await frame.getByRole('button', { name, exact: true }).click();
  await frame.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return frame;
}

test('a head of department who is restricted to a region and a field meets it in every place', async () => {
  const page = await portal.visit();
  await restrict(page);
  const elsewhere = await addressOfRecord(page, '宋佳慧');
  const theirs = await portal.freshVisit();
  await signIn(theirs, 'manager', '/portal/personnel/roster');
  const roster = await rosterOf(theirs);
  const organs = await roster.locator('tr[data-row]').allTextContents();
  expect(organs.length).toBeGreaterThan(3);
  for (const row of organs) expect(row).toMatch(/财务|会计|资金|^李慕白/);
  expect(await roster.getByRole('columnheader', { name: '手机号' }).count()).toBe(0);

  // A record of that branch says nothing of the field, and one of another branch is not there. The own record is on the
  // roster too, in a place that changes with the day, and everybody reads the own phone.
  await roster.locator('tr[data-row]').filter({ hasNotText: '李慕白' }).first().click();
  await roster.getByRole('tab', { name: '变更记录' }).waitFor();
  expect(await roster.getByText('手机号', { exact: true }).count()).toBe(0);
  await theirs.goto(`${portal.origin}${elsewhere}`);
  const hidden = await appFrame(theirs, 'personnel');
  await hidden.getByText('没有找到这份档案').waitFor();

  // The organisation shows that branch alone.
  await theirs.goto(`${portal.origin}/portal/ums/structure`);
  const structure = await appFrame(theirs, 'ums');
  await structure
    .getByRole('treeitem', { name: /财务部/ })
    .first()
    .waitFor();
  expect(await structure.getByRole('treeitem', { name: /人力资源部/ }).count()).toBe(0);

  // The search over the portal finds people of it, and of no other.
  await theirs.keyboard.press('Control+k');
  const search = theirs.getByRole('dialog').getByRole('combobox');
  await search.fill('宋佳慧');
  await theirs.getByText('没有找到与').first().waitFor();
  await theirs.keyboard.press('Escape');

  // So do the file of the roster, a report and the assistant.
  const file = await exportOf(theirs, await rosterOf(theirs));
  const [head, ...lines] = file.trim().split('\r\n');
  expect(head).not.toContain('手机号');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toMatch(/财务|会计|资金|李慕白/);
  const report = await reportOf(theirs, '花名册统计');
  await report
    .getByRole('row', { name: /财务部/ })
    .first()
    .waitFor();
  expect(await report.getByRole('row', { name: /市场与销售|人力资源部/ }).count()).toBe(0);
  await theirs.goto(`${portal.origin}/portal/agent/chat`);
  const agent = await appFrame(theirs, 'agent');
  await agent.getByRole('textbox', { name: '输入问题' }).fill('宋佳慧的手机号是多少？');
  await theirs.keyboard.press('Enter');
  await agent.getByText('没有找到“宋佳慧”，或不在您可查看的范围内').waitFor();
});
