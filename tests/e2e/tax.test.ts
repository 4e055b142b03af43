import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, place);
  return [page, await appFrame(page, 'tax')];
}

const patience = 150_000;

test(
  'a month is exported for the tax bureau, compared with its file, and noted as filed',
  async () => {
    const [page, hr] = await visit('hr', '/portal/tax/declarations');
    await hr.locator('tr[data-row]', { hasText: '待申报' }).click();
    await hr.getByRole('button', { name: '导出扣缴端表格' }).click();
    const saved = page.waitForEvent('download');
    await hr.getByRole('menuitem', { name: '正常工资薪金所得' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^正常工资薪金所得_\d{6}\.xlsx$/);
    await hr.locator('tr[data-row]').first().click();
    await hr.getByRole('dialog').getByText('累计应纳税所得额').waitFor();
    await page.keyboard.press('Escape');
    await hr.getByRole('tab', { name: '与税局数据比对' }).click();
    await hr.locator('input[type=file]').setInputFiles({
      name: '税局.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('姓名,证件号码,应补（退）税额\n外人,X0000001,1.00'),
    });
    await hr.getByText('第 2 行 外人（证件尾号 0001）').waitFor();
    await hr.locator('input[type=file]').setInputFiles({
      name: '其他.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('姓名,金额\n王芳,1'),
    });
    await hr.getByText('文件中没有“证件号码”列').waitFor();
  },
  patience,
);

test(
  'a month that is over is noted as filed again after a correction',
  async () => {
    const [page, hr] = await visit('hr', '/portal/tax/declarations');
    await hr.locator('tr[data-row]', { hasText: '已申报' }).first().click();
    await hr.getByRole('button', { name: '登记申报' }).click();
    const dialog = hr.getByRole('dialog');
    const day = dialog.getByLabel('申报日期');
    await day.fill('2019-01-01');
    await day.press('Tab');
    await dialog.getByRole('button', { name: '登记申报' }).click();
    await dialog.getByText('申报日期应在税款所属期结束之后').waitFor();
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await day.fill(today);
    await day.press('Tab');
    await dialog.getByLabel('申报回执号').fill('R-20260001');
    await dialog.getByRole('button', { name: '登记申报' }).click();
    await page.getByText('已登记申报').waitFor();
    await hr.getByRole('tab', { name: '申报记录' }).click();
    await hr.getByText('R-20260001').waitFor();
  },
  patience,
);

test(
  'who may not see declarations reads that, with nothing to try again',
  async () => {
    const [, staff] = await visit('staff', '/portal/tax/declarations');
    await staff.getByText('没有访问权限').waitFor();
    expect(await staff.getByRole('button', { name: '重试' }).count()).toBe(0);
  },
  patience,
);

test(
  'an employee reads the own tax of the year and saves it',
  async () => {
    const [page, own] = await visit('staff', '/portal/tax/mine');
    // The password was typed a moment ago; later it is asked for.
    await own.getByText('累计应纳税所得额').waitFor();
    const saved = page.waitForEvent('download');
    await own.getByRole('button', { name: '下载 PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  },
  patience,
);
