import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
const joinedOn = addDays(dayOf(new Date()), 20);
const people = 500;
const mistakes = 20;

const headings = [
  '姓名',
  '证件类型',
  '证件号码',
  '性别',
  '手机号',
  '入职部门',
  '用工类型',
  '入职日期',
];

/** A resident ID number of a man born on a day of 1992. */
function idNumberOf(serial: number): string {
  const month = String(1 + (serial % 12)).padStart(2, '0');
  const day = String(1 + (serial % 28)).padStart(2, '0');
  const digits = `3301061992${month}${day}${String(601 + 2 * (serial % 180)).padStart(3, '0')}`;
  return digits + idCheckCharacter(digits);
}

/** The sheet of those who join; every 25th row names a department that is not there, unless it is mended. */
function sheetOf(organ: string, isMended: boolean): Buffer {
  const rows = Array.from({ length: people }, (_, index) => [
    `新同事${index + 1}`,
    '居民身份证',
    idNumberOf(index),
    '男',
    `1390000${String(index).padStart(4, '0')}`,
    isMended || index % 25 !== 7 ? organ : '没有的部门',
    '全职',
    joinedOn,
  ]);
  const lines = [headings, ...rows].map((row) => row.join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

async function choose(frame: Frame, buffer: Buffer): Promise<void> {
  const file = { name: '入职.csv', mimeType: 'text/csv', buffer };
  await frame.locator('input[type="file"]').setInputFiles(file);
}

test('five hundred people come in as a sheet: twenty mistakes are said, mended, and drafts are submitted together', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/personnel/changes/entries');
  const frame = await appFrame(page, 'personnel');
  const button = (name: string | RegExp) => frame.getByRole('button', { name });
  await button('导入').press('Enter');
  const dialog = frame.getByRole('dialog', { name: '导入入职' });
  await choose(frame, sheetOf('客户成功', false));
  await dialog.getByText(`发现 ${mistakes} 处错误，尚未导入任何数据`).waitFor();
  await button('重新选择文件').press('Enter');
  await choose(frame, sheetOf('客户成功', true));
  await dialog.getByText(`共 ${people} 行：新增 ${people}，更新 0，无变化 0`).waitFor();
  await button(`导入 ${people} 行`).press('Enter');
  await dialog.getByText('导入完成').waitFor();
  await button('返回列表').press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await frame.getByRole('searchbox').fill('新同事50');
  const rows = frame.getByRole('grid').locator('tbody tr[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await button('批量办理').press('Enter');
  const batch = frame.getByRole('dialog', { name: '批量办理' });
  await batch.getByRole('combobox').click();
  await frame.getByRole('option', { name: '提交' }).click();
  // The list gives the focus back as it closes, which would take a key away from the button.
  await batch.getByRole('button', { name: '办理 2 条' }).click();
  await batch.getByText(/已.*2 条/).waitFor();
});
