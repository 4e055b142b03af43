import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a company reads its organisation in from a sheet, and mends a cell', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/system/start');
  const start = await appFrame(page, 'system');
  await start.getByRole('button', { name: '导入组织' }).click();
  const frame = await appFrame(page, 'ums');
  const dialog = frame.getByRole('dialog', { name: '导入组织' });
  await dialog.getByText('一次最多 1,000 个组织').waitFor();
  const lines = [
    '组织编码,组织名称,类型,上级组织,生效日期',
    'IMP-02,宁波仓,小组,仓储部,2021-03-01',
    'IMP-01,仓储部,部门,蓝港,2021-03-01',
  ];
  await frame.locator('input[type="file"]').setInputFiles({
    name: '组织.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
  // The row below the wrong one has no error of its own.
  await dialog.getByText('发现 1 处错误，尚未导入任何数据').waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await dialog.getByRole('textbox', { name: '上级组织，第 3 行' }).fill('蓝港科技');
  await frame.getByRole('button', { name: '再次校验（已改 1 处）' }).press('Enter');
  await dialog.getByText('共 2 行：新增 2，更新 0，无变化 0').waitFor();
  await frame.getByRole('button', { name: '导入 2 行' }).press('Enter');
  await dialog.getByText('导入完成').waitFor();
  await frame.getByRole('button', { name: '返回列表' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await frame.getByRole('treeitem', { name: '仓储部' }).click();
  await frame.getByRole('tab', { name: '下级组织' }).click();
  await frame.getByRole('tabpanel').getByText('宁波仓').waitFor();
});

test('the tree is taken along as a workbook', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/ums/structure');
  const frame = await appFrame(page, 'ums');
  const saved = page.waitForEvent('download');
  await frame.getByRole('button', { name: '更多操作' }).click();
  await frame.getByRole('menuitem', { name: '导出组织' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^组织-.*\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

test('who may only read the tree is offered no sheet', async () => {
  const page = await portal.visit();
  await signIn(page, 'manager', '/portal/ums/structure?import=1');
  const frame = await appFrame(page, 'ums');
  await frame.getByRole('button', { name: '更多操作' }).click();
  await frame.getByRole('menuitem', { name: '变更记录' }).waitFor();
  expect(await frame.getByRole('menuitem', { name: '导入组织' }).count()).toBe(0);
  expect(await frame.getByRole('dialog').count()).toBe(0);
});
