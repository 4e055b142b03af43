import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/report/work/${place}`);
  return [page, await appFrame(page, 'report')];
}

const patience = 150_000;

test(
  'a report is drafted, sent to a colleague, read and commented',
  async () => {
    const [page, own] = await visit('hr', 'mine');
    await own.getByLabel('完成的工作').fill('整理了第四季度的招聘数据');
    await own.getByRole('button', { name: '存为草稿' }).click();
    await page.getByText('已存为草稿').waitFor();
    await page.reload();
    const again = await appFrame(page, 'report');
    await expect
      .poll(() => again.getByLabel('完成的工作').inputValue())
      .toBe('整理了第四季度的招聘数据');
    const picker = again.getByRole('combobox', { name: '添加接收人' });
    await picker.fill('李慕白');
    await again.getByRole('option', { name: '李慕白' }).first().click();
    await again.getByRole('button', { name: '移除李慕白' }).waitFor();
    await again.getByRole('button', { name: '提交', exact: true }).click();
    await again.getByText('已提交', { exact: true }).first().waitFor();
    const [, manager] = await visit('manager', 'received');
    await manager.locator('tr[data-row]', { hasText: '第四季度' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByText('整理了第四季度的招聘数据').waitFor();
    await dialog.getByLabel('写评论').fill('数据请同步给财务');
    await dialog.getByRole('button', { name: '发表评论' }).click();
    await dialog.getByText('数据请同步给财务').first().waitFor();
  },
  patience,
);

test(
  'a head sees who of the team has sent, and marks what was received as read',
  async () => {
    const [page, manager] = await visit('manager', 'team');
    await manager.getByText('未提交', { exact: true }).first().waitFor();
    await manager.getByRole('button', { name: '上一周期' }).click();
    await manager.locator('tr[data-row]').first().waitFor();
    const [, received] = await visit('manager', 'received');
    await received.getByRole('button', { name: '全部标为已读' }).click();
    await received.getByText('0 份未读').waitFor();
    expect(page.url()).toContain('/work/team');
  },
  patience,
);

test(
  'an account that belongs to no employee reads that it has no reports',
  async () => {
    const [, admin] = await visit('admin', 'mine');
    await admin.getByText('当前账号没有关联员工档案').waitFor();
    expect(await admin.getByRole('button', { name: '重试' }).count()).toBe(0);
  },
  patience,
);
