import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, place);
  return [page, await appFrame(page, 'workflow')];
}

test(
  'an administrator builds an expense form with a condition branch and publishes it',
  async () => {
    const [, frame] = await visit('admin', '/portal/workflow/routes');
    await frame.getByRole('button', { name: '新建流程' }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await frame.getByRole('option', { name: '自定义表单' }).click();
    await dialog.getByLabel('中文名称').fill('差旅报销');
    await dialog.getByLabel('英文名称').fill('Travel claim');
    await dialog.getByRole('button', { name: '新建流程' }).click();
    const palette = frame.getByRole('region', { name: '控件', exact: true });
    await palette.getByRole('button', { name: '单行文本' }).click();
    await palette.getByRole('button', { name: '金额' }).click();
    const canvas = frame.getByRole('region', { name: '表单', exact: true });
    const fields = canvas.locator('[data-field]');
    await fields.nth(1).focus();
    await frame.page().keyboard.press('Alt+ArrowUp');
    await expect.poll(() => fields.first().textContent()).toContain('金额');
    await frame.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => fields.first().textContent()).toContain('单行文本');
    await frame.getByRole('button', { name: '保存草稿' }).click();
    await frame.getByRole('button', { name: '设置流程' }).click();
    await frame.getByRole('button', { name: '添加节点' }).last().click();
    await frame.getByRole('menuitem', { name: '条件分支' }).click();
    await frame.getByRole('button', { name: '添加条件' }).first().click();
    await frame.getByRole('textbox', { name: '值', exact: true }).fill('x');
    await frame.getByRole('button', { name: '发布', exact: true }).click();
    await frame.getByText('已发布', { exact: true }).waitFor();
    await frame.getByText('当前版本 V1').waitFor();
    await frame.getByRole('button', { name: '名称与分组' }).click();
    const naming = frame.getByRole('dialog', { name: '名称与分组' });
    await naming.getByLabel('中文名称').fill('出差报销');
    await naming.getByRole('combobox').click();
    await frame.getByRole('option', { name: '财务', exact: true }).click();
    await naming.getByRole('button', { name: '保存' }).click();
    await frame.getByRole('heading', { name: '出差报销' }).waitFor();
    // Names are saved apart: nothing that is drawn waits to be saved.
    expect(await frame.getByRole('button', { name: '保存草稿' }).isDisabled()).toBe(true);
    const [, own] = await visit('staff', '/portal/workflow/approvals/start');
    const group = own.getByRole('region', { name: '财务' });
    await group.getByRole('button', { name: '出差报销' }).waitFor();
  },
  patience,
);

test(
  'an employee asks for a certificate on a phone and downloads it after approval',
  async () => {
    const [page, frame] = await visit('staff', '/portal/workflow/approvals/start');
    await page.setViewportSize({ width: 390, height: 844 });
    const personnel = frame.getByRole('region', { name: '人事' });
    await personnel.getByRole('button', { name: '在职与收入证明' }).click();
    await frame.getByLabel('证明类型').click();
    await frame.getByRole('option', { name: '在职证明' }).click();
    await frame.getByLabel('用途').fill('租房');
    await frame.getByRole('button', { name: '下一步' }).click();
    await frame.getByRole('button', { name: '提交申请' }).click();
    await frame.getByText('审批中', { exact: true }).first().waitFor();
    const [, other] = await visit('hr', '/portal/workflow/approvals');
    await other.locator('tr[data-row]', { hasText: '在职与收入证明' }).first().click();
    await other.getByRole('button', { name: '同意', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
    await other.getByText('已通过', { exact: true }).first().waitFor();
    const [again, own] = await visit('staff', '/portal/workflow/approvals/list/started');
    await own.locator('tr[data-row]', { hasText: '在职与收入证明' }).first().click();
    const download = again.waitForEvent('download');
    await own.getByRole('button', { name: '下载证明' }).click();
    expect((await download).suggestedFilename()).toMatch(/在职证明.*\.pdf$/);
    const [, start] = await visit('staff', '/portal/workflow/approvals/start');
    const recent = start.getByRole('region', { name: '最近使用' }).getByRole('button');
    await expect.poll(() => recent.first().textContent()).toContain('在职与收入证明');
  },
  patience,
);
