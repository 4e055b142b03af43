import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, place);
  return [page, await appFrame(page, 'salary')];
}

const press = (frame: Frame, name: string) =>
  frame.getByRole('button', { name, exact: true }).click();

const patience = 150_000;

test(
  'a run is submitted, and approved by somebody else',
  async () => {
    const [page, hr] = await visit('hr', '/portal/salary/runs');
    await hr.locator('tr[data-row]').first().click();
    await hr.getByRole('tab', { name: '检查结果' }).click();
    await hr.getByText('考勤月未封账').first().waitFor();
    await hr.getByRole('tab', { name: '工资单' }).click();
    await hr.locator('tr[data-row]').nth(1).click();
    await hr.getByRole('dialog').getByText('实发合计').waitFor();
    await page.keyboard.press('Escape');
    await press(hr, '提交审批');
    await hr.getByRole('button', { name: '撤回', exact: true }).waitFor();
    expect(await hr.getByRole('button', { name: '审批通过' }).count()).toBe(0);
    const [, admin] = await visit('admin', new URL(page.url()).pathname);
    await press(admin, '审批通过');
    await admin.getByRole('button', { name: '标记为已发放' }).waitFor();
  },
  patience,
);

test(
  'an employee opens a payslip and disputes it, and gets an answer',
  async () => {
    const [, own] = await visit('staff', '/portal/salary/slips');
    await own.getByRole('button', { name: '查看', exact: true }).first().click();
    // The password was typed a moment ago; later it is asked for.
    await own.getByText('••••').first().waitFor();
    await press(own, '显示金额');
    await own.getByText('基本工资').first().waitFor();
    await press(own, '有异议');
    await own.getByLabel('请说明哪里有问题').fill('加班费少了两小时');
    await press(own, '提交异议');
    await own.getByText('有异议').first().waitFor();
    const [, hr] = await visit('hr', '/portal/salary/disputes');
    const row = hr.locator('tr[data-row]', { hasText: '加班费少了两小时' });
    await row.click();
    await hr.getByLabel('答复内容').fill('已核对，下月补发');
    await press(hr, '答复异议');
    await row.waitFor({ state: 'detached' });
  },
  patience,
);
