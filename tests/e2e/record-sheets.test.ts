import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

async function openPosts(): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/ums/posts');
  const frame = await appFrame(page, 'ums');
  await frame.getByRole('grid').locator('tbody tr[data-row]').first().waitFor();
  return frame;
}

const button = (frame: Frame, name: string | RegExp) => frame.getByRole('button', { name });

/** Chooses a sheet of posts: code, name and category of each. */
async function choose(frame: Frame, rows: readonly (readonly string[])[]): Promise<void> {
  const lines = [['职位编码', '职位名称', '所属职类'], ...rows].map((row) => row.join(','));
  await frame.locator('input[type="file"]').setInputFiles({
    name: '职位.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
}

test('a sheet with errors imports nothing; mended it is applied', async () => {
  const frame = await openPosts();
  await button(frame, '导入').press('Enter');
  const dialog = frame.getByRole('dialog', { name: '导入职位' });
  await choose(frame, [
    ['QY01', '泊位计划员', '客户成功'],
    ['QY02', '港口调度员', '没有的职类'],
  ]);
  await dialog.getByText('发现 1 处错误，尚未导入任何数据').waitFor();
  const row = dialog.getByRole('row', { name: /3.*所属职类/ });
  expect(await row.textContent()).toContain('找不到：可能已被删除，或不在您的数据范围内');
  expect(await violationsOf(frame)).toEqual([]);
  const saved = page.waitForEvent('download');
  await button(frame, '下载错误清单').click();
  expect((await saved).suggestedFilename()).toBe('职位-错误清单.csv');

  await dialog.getByRole('textbox', { name: '所属职类，第 3 行' }).fill('客户成功');
  await button(frame, '再次校验（已改 1 处）').press('Enter');
  await dialog.getByText('共 2 行：新增 2，更新 0，无变化 0').waitFor();
  await button(frame, '导入 2 行').press('Enter');
  await dialog.getByText('导入完成').waitFor();
  await button(frame, '返回列表').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await frame.getByRole('searchbox').fill('港口调度员');
  await expect.poll(() => frame.getByRole('grid').locator('tbody tr[data-row]').count()).toBe(1);
});

test('one field of chosen rows is changed at once, and who is refused is told why', async () => {
  const frame = await openPosts();
  const boxes = frame.getByRole('grid').locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await button(frame, '批量修改').press('Enter');
  const dialog = frame.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('combobox', { name: '要修改的字段' }).click();
  await frame.getByRole('option', { name: '职位名称' }).click();
  await dialog.getByRole('textbox', { name: '修改为' }).fill('同名职位');
  await dialog.getByText('将把所选 2 条的“职位名称”改为“同名职位”').waitFor();
  await button(frame, '修改 2 条').press('Enter');
  await dialog.getByText('已修改 2 条').waitFor();
  await button(frame, '完成').press('Enter');
  await expect.poll(() => frame.getByRole('gridcell', { name: '同名职位' }).count()).toBe(2);
  // Others point to these posts: each is refused by itself, and stays selected.
  await boxes.nth(0).check();
  await button(frame, '批量删除').click();
  await page.getByRole('button', { name: '确定' }).click();
  await frame.getByText('1 条未处理').first().waitFor();
  await frame.getByRole('dialog').getByText('该数据已被引用，不能删除').waitFor();
});
