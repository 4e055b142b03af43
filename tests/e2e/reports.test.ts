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
