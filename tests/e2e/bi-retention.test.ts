import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in, in Chinese, and returns the frame of a page of retention. */
async function open(path: string, account: 'hr' | 'manager' = 'hr'): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, account, `/portal/bi/${path}`);
  const frame = await appFrame(page, 'bi');
  await frame.getByRole('table').first().waitFor();
  return frame;
}

test('retention by hiring cohort is narrowed and kept in the address, a reload and going back included', async () => {
  const frame = await open('cohort');
  await frame.getByRole('columnheader', { name: '满 12 个月' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await frame.getByLabel('入职时间按').selectOption({ label: '年' });
  await frame
    .getByRole('rowheader', { name: /^\d{4} 年$/ })
    .first()
    .waitFor();
  await frame.getByLabel('添加条件').selectOption({ label: '性别' });
  await frame.getByRole('checkbox', { name: '女' }).check();
  await frame.getByRole('button', { name: '性别：女' }).waitFor();
  await page.reload();
  const again = await appFrame(page, 'bi');
  await again.getByRole('button', { name: '性别：女' }).waitFor();
  await again
    .getByRole('rowheader', { name: /^\d{4} 年$/ })
    .first()
    .waitFor();
  await page.goBack();
  await again.getByRole('button', { name: '性别：女' }).waitFor({ state: 'detached' });
});

test('survival curves are drawn for each group, with their figures and how they are counted', async () => {
  const frame = await open('survival');
  await frame.locator('canvas').first().waitFor();
  await frame.getByText('Kaplan–Meier', { exact: false }).waitFor();
  await frame.getByRole('table', { name: '各月留存率' }).waitFor();
  await frame.getByLabel('分组').selectOption({ label: '离职原因' });
  await frame.getByRole('rowheader', { name: '员工辞职' }).waitFor();
  await frame.getByRole('rowheader', { name: '全部' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('the head of a department sees that small cohorts are hidden', async () => {
  const frame = await open('cohort', 'manager');
  await frame.getByText('不显示', { exact: true }).first().waitFor();
  await frame.getByText(/个单元格人数过少/).waitFor();
});
