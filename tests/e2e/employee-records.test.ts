import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { openRecord } from '#tests/support/employee-record.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { database: 'PGlite' });

async function recordOf(name: string): Promise<{ page: Page; frame: Frame }> {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', `/portal/personnel/roster?keyword=${encodeURIComponent(name)}`);
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').first().click();
  await frame.getByRole('heading', { level: 1, name }).waitFor();
  return { page, frame };
}

describe('the records of an employee', () => {
  test('a contract with too long a probation is refused with the article, mended, and has a history', async () => {
    const { page, frame } = await recordOf('贺星');
    await frame.getByRole('tab', { name: '劳动合同' }).click();
    await frame.getByRole('button', { name: '新增劳动合同' }).click();
    const form = frame.getByRole('dialog', { name: '新增劳动合同' });
    await form.getByLabel('合同编号').fill('HT-2040-1');
    await form.getByRole('combobox', { name: '合同类型' }).click();
    await frame.getByRole('option', { name: '固定期限', exact: true }).click();
    await form.getByLabel('签订主体').fill('蓝港科技有限公司');
    await form.getByLabel('合同开始日期').fill('2040-01-01');
    await form.getByLabel('合同到期日期').fill('2040-12-31');
    await form.getByLabel('试用期（月）').fill('3');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('该合同期限的试用期不得超过 2 个月（《劳动合同法》第十九条）').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await form.getByLabel('试用期（月）').fill('2');
    await form.getByRole('button', { name: '保存' }).click();
    await form.waitFor({ state: 'detached' });
    await frame.getByRole('tab', { name: /劳动合同\s*2/ }).waitFor();
    await frame.getByRole('gridcell', { name: 'HT-2040-1' }).click();
    const row = frame.getByRole('dialog', { name: 'HT-2040-1' });
    await row.getByText('变更记录').click();
    await row.locator('ol > li', { hasText: '宋佳慧' }).first().waitFor();
    await page.keyboard.press('Escape');
    await row.waitFor({ state: 'detached' });
  });

  test('what else is kept is filled in on its tab, with the words of the company’s own lists', async () => {
    const { page, frame } = await recordOf('贺星');
    await frame.getByRole('tab', { name: '补充信息' }).click();
    await frame.getByLabel('籍贯').fill('临海县');
    await frame.getByRole('combobox', { name: '政治面貌' }).click();
    await frame.getByRole('option', { name: '共青团员' }).click();
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    await frame.getByRole('tab', { name: '补充信息 1' }).waitFor();
    await page.reload();
    const again = await appFrame(page, 'personnel');
    await expect.poll(() => again.getByLabel('籍贯').inputValue()).toBe('临海县');
    await again.getByRole('combobox', { name: '政治面貌' }).getByText('共青团员').waitFor();
  });

  test('an employee adds an emergency contact, and only reads the own contract', async () => {
    const { frame } = await openRecord(portal, 0, 'staff');
    await frame.getByRole('tab', { name: '紧急联系人' }).click();
    await frame.getByRole('button', { name: '新增紧急联系人' }).click();
    const form = frame.getByRole('dialog', { name: '新增紧急联系人' });
    await form.getByLabel('姓名').fill('周建军');
    await form.getByLabel('与本人关系').fill('父亲');
    await form.getByLabel('联系电话').fill('123');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('请输入正确的手机号码').waitFor();
    await form.getByLabel('联系电话').fill('13800000000');
    await form.getByRole('button', { name: '保存' }).click();
    await frame.getByRole('gridcell', { name: '周建军' }).waitFor();
    await frame.getByRole('gridcell', { name: '13800000000' }).waitFor();
    await frame.getByRole('tab', { name: '劳动合同' }).click();
    await frame.getByRole('columnheader', { name: '合同编号' }).waitFor();
    expect(await frame.getByRole('button', { name: '新增劳动合同' }).count()).toBe(0);
    await frame.getByRole('tab', { name: '银行账户' }).click();
    await frame
      .getByRole('gridcell', { name: /^\*+\d{4}$/ })
      .first()
      .waitFor();
  });
});
