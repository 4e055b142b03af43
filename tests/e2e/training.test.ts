import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function visit(
  account: DemoAccountName,
  place: string,
  width = 1280,
): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await page.setViewportSize({ width, height: 800 });
  await signIn(page, account, `/portal/training/${place}`);
  return [page, await appFrame(page, 'training')];
}

test('an employee sees what has to be learnt, and enrols on a phone', async () => {
  const [page, frame] = await visit('staff', 'learning', 390);
  await frame.getByText('全员信息安全年训').waitFor();
  await frame.getByText('待完成').first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: '报名', exact: true }).first().click();
  await page.getByText('已提交报名').waitFor();
});

test('an account without an employee has an empty page of learning and of exams', async () => {
  for (const place of ['learning', 'my-exams']) {
    const [page, frame] = await visit('admin', place);
    await frame.getByText('当前账号没有关联员工档案').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await page.close();
  }
});

test('HR makes a course mandatory and sees who has not taken it', async () => {
  const [page, frame] = await visit('hr', 'duties');
  await frame.getByRole('article', { name: '全员信息安全年训' }).waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame
    .getByRole('article', { name: '部门消防安全年训' })
    .getByRole('button', { name: '查看未完成人员' })
    .click();
  const people = frame.getByRole('dialog', { name: '部门消防安全年训' });
  await people.getByText('已逾期').first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await page.close();
});
