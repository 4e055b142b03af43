import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function openCatalogue(): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/report/reports');
  const frame = await appFrame(page, 'report');
  await frame.getByRole('button', { name: '花名册统计', exact: true }).waitFor();
  return [page, frame];
}

const heading = (frame: Frame, name: string) =>
  frame.getByRole('heading', { level: 1, name, exact: true });

test('a built-in report is narrowed to an organisation, exported, and the address keeps it', async () => {
  const [page, frame] = await openCatalogue();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: '花名册统计', exact: true }).click();
  await heading(frame, '花名册统计').waitFor();
  const table = frame.getByRole('region', { name: '“花名册统计”数据表' });
  await table
    .getByRole('row', { name: /市场与销售/ })
    .first()
    .waitFor();

  await frame.getByRole('button', { name: /^组织/ }).click();
  await frame.getByRole('treeitem', { name: '研发中心' }).click();
  await table
    .getByRole('row', { name: /市场与销售/ })
    .first()
    .waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).searchParams.get('organ')).toBeTruthy();
  expect(await violationsOf(frame)).toEqual([]);

  const saving = page.waitForEvent('download');
  await frame.getByRole('button', { name: '导出', exact: true }).click();
  await frame.getByRole('menuitem', { name: '导出 CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('全职');
  expect(file).not.toContain('市场与销售');

  await page.reload();
  const again = await appFrame(page, 'report');
  await heading(again, '花名册统计').waitFor();
  await again.getByRole('button', { name: /^组织.*研发中心/ }).waitFor();
});

test('a copy of a report is changed, undone, and kept as an own one', async () => {
  const [page, frame] = await openCatalogue();
  await frame.getByRole('button', { name: '年龄结构', exact: true }).click();
  await heading(frame, '年龄结构').waitFor();
  await frame.getByRole('button', { name: '复制', exact: true }).click();
  const fields = frame.getByRole('region', { name: '字段' });
  const share = fields.getByRole('button', { name: '女性占比', exact: true });
  await share.click();
  await expect.poll(() => share.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Control+z');
  await expect.poll(() => share.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Control+y');
  await frame.getByRole('columnheader', { name: /女性占比/ }).waitFor();
  expect(await violationsOf(frame)).toEqual([]);

  const name = frame.getByRole('textbox', { name: /名称/ });
  await name.fill('');
  await frame.getByRole('button', { name: '保存', exact: true }).click();
  await frame.getByText('请填写报表名称').waitFor();
  await name.fill('女性占比（按年龄段）');
  await frame.getByRole('button', { name: '保存', exact: true }).click();
  await heading(frame, '女性占比（按年龄段）').waitFor();
  await frame.getByRole('button', { name: '返回' }).click();
  await frame.getByRole('button', { name: /我的报表/ }).click();
  await frame.getByRole('button', { name: '女性占比（按年龄段）', exact: true }).waitFor();
});

test('a report is subscribed to as it is narrowed, paused, changed and ended', async () => {
  const [page, frame] = await openCatalogue();
  await frame.getByRole('button', { name: '花名册统计', exact: true }).click();
  await heading(frame, '花名册统计').waitFor();
  await frame.getByRole('button', { name: /^组织/ }).click();
  await frame.getByRole('treeitem', { name: '研发中心' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('organ')).toBeTruthy();

  await frame.getByRole('button', { name: '订阅', exact: true }).click();
  const dialog = frame.getByRole('dialog', { name: '订阅“花名册统计”' });
  await dialog.getByText('查询条件：研发中心').waitFor();
  const monday = dialog.getByRole('checkbox', { name: '周一' });
  await monday.uncheck();
  const save = dialog.getByRole('button', { name: '保存订阅' });
  await save.click();
  await dialog.getByText('请至少选择一天').waitFor();
  await monday.check();
  await dialog.getByRole('checkbox', { name: '周四' }).check();
  const time = dialog.getByRole('textbox', { name: /时间/ });
  await time.fill('0730');
  await time.blur();
  expect(await time.inputValue()).toBe('07:30');
  expect(await violationsOf(frame)).toEqual([]);
  await save.click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(new URL('/portal/report/subscriptions', page.url()).href);
  const list = await appFrame(page, 'report');
  const row = list.getByRole('row', { name: /花名册统计.*研发中心/ });
  await row.getByText(/周一.*周四 07:30/).waitFor();
  await row.getByText('生效中').waitFor();
  expect(await violationsOf(list)).toEqual([]);
  const act = async (name: string): Promise<void> => {
    await row.getByRole('button', { name: '“花名册统计”的更多操作' }).click();
    await list.getByRole('menuitem', { name }).click();
  };
  await act('暂停');
  await row.getByText('已暂停').waitFor();
  await act('编辑');
  const editing = list.getByRole('dialog', { name: '修改“花名册统计”的订阅' });
  await editing.getByRole('checkbox', { name: '周四' }).uncheck();
  await editing.getByRole('button', { name: '保存订阅' }).click();
  await row.getByText('每周一 07:30').waitFor();
  await row.getByText('生效中').waitFor();
  await act('取消订阅');
  await page
    .getByRole('button', { name: /确定|确认/ })
    .last()
    .click();
  await row.waitFor({ state: 'detached' });
});
