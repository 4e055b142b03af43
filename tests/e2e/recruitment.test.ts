import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

async function openBoard(): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/recruitment/board');
  return [page, await appFrame(page, 'recruitment')];
}

/** Opens the first candidate of a stage. */
async function openCandidate(frame: Frame, stage: string) {
  const column = frame.getByRole('region', { name: stage }).or(frame.getByLabel(stage)).first();
  await column.getByRole('button', { name: /^查看/ }).first().click();
  return frame.getByRole('dialog').first();
}

test('a recruiter offers times, and the candidate chooses one on a phone without an account', async () => {
  const [page, frame] = await openBoard();
  const panel = await openCandidate(frame, '面试');
  await panel.getByRole('button', { name: '发送可选时间' }).click();
  const form = frame.getByRole('dialog', { name: '请候选人选择面试时间' });
  const people = form.getByRole('combobox', { name: '面试官' });
  await people.fill('李慕白');
  await frame.getByRole('option', { name: /李慕白/ }).click();
  await form.getByRole('button', { name: '添加面试官' }).click();
  await form.getByRole('button', { name: '推荐空闲时间' }).click();
  await form
    .getByRole('button', { name: /^移除 20/ })
    .first()
    .waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await form.getByRole('button', { name: '生成链接' }).click();
  const link = await form.getByText('/interview#').innerText();
  await form.getByRole('button', { name: '完成' }).click();
  await panel.getByText('待候选人选择时间').waitFor();

  const phone = await portal.visit();
  await phone.setViewportSize({ width: 390, height: 780 });
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  const times = phone.getByRole('radiogroup', { name: '可选时间' });
  await times.getByRole('radio').nth(1).check();
  const chosen = await times.locator('label').nth(1).innerText();
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByRole('button', { name: '确认时间' }).click();
  const booked = phone.getByRole('status').filter({ hasText: '面试时间已确认' });
  // The zone is between the company's time and the candidate's.
  await booked.getByText(chosen.split('，')[0] ?? '').waitFor();
  const download = phone.waitForEvent('download');
  await booked.getByRole('button', { name: '添加到日历' }).click();
  expect((await download).suggestedFilename()).toBe('interview.ics');

  await page.reload();
  const again = await openCandidate(await appFrame(page, 'recruitment'), '面试');
  await again
    .getByText(chosen.split(' ')[0] ?? '')
    .first()
    .waitFor();
  expect(await again.getByText('待候选人选择时间').count()).toBe(0);
});

test('a link that opens nothing says so in one sentence', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/interview#harbour.wrong');
  await page.getByText('链接无效或已失效，请联系招聘人员重新获取').waitFor();
});
