import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { database: 'PGlite' });
const today = dayOf(new Date());
const joinedOn = addDays(today, -40);
const roster = '/portal/personnel/roster';

const field = (frame: Frame, label: string) => frame.getByRole('dialog').getByLabel(label);

async function fillDay(page: Page, frame: Frame, label: string, day: string): Promise<void> {
  await field(frame, label).fill(day);
  await page.keyboard.press('Tab');
}

async function chooseOrgan(frame: Frame): Promise<void> {
  await frame.getByRole('dialog').getByText('选择部门').click();
  await frame.getByRole('treeitem').nth(1).click();
}

async function submit(page: Page, frame: Frame, said: string): Promise<void> {
  await frame.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText(said).waitFor();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
}

async function start(frame: Frame, change: string): Promise<void> {
  await frame.getByRole('button', { name: '人事异动' }).click();
  await frame.getByRole('menuitem', { name: change, exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).waitFor();
}

/** Opens the record of the person from the roster. */
async function openPerson(page: Page): Promise<Frame> {
  const frame = await appFrame(page, 'personnel');
  await frame.getByPlaceholder(/姓名、拼音/).fill('顾清和');
  await frame.locator('tr[data-row]', { hasText: '顾清和' }).first().click();
  await frame.getByRole('tab', { name: '变更记录' }).waitFor();
  return frame;
}

test('somebody is hired, is to move next month, leaves, and comes back as the same person', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', roster);
  const list = await appFrame(page, 'personnel');
  await list.getByRole('button', { name: '办理入职' }).click();
  await field(list, '姓名').fill('顾清和');
  await field(list, '证件号码').fill('110101199003077299');
  await expect.poll(() => field(list, '出生日期').inputValue()).toBe('1990-03-07');
  await field(list, '手机号').fill('13800138123');
  await chooseOrgan(list);
  await fillDay(page, list, '入职日期', joinedOn);
  await field(list, '入职时开通账号').check();
  await list.getByRole('button', { name: '提交', exact: true }).click();
  await list.getByText('账号 13800138123 已开通').waitFor();
  await list.getByText(/\/password#/).waitFor();
  await list.getByRole('button', { name: '完成' }).click();
  await list.getByRole('dialog').waitFor({ state: 'detached' });

  const frame = await openPerson(page);
  await start(frame, '调动');
  await fillDay(page, frame, '生效日期', addDays(today, 30));
  await field(frame, '新工作地点').fill('苏州');
  await submit(page, frame, '将于生效日自动生效');
  await frame.getByRole('tab', { name: '任职信息' }).click();
  const planned = frame.locator('ol > li', { hasText: '待生效' });
  await planned.getByText('苏州').waitFor();

  await start(frame, '离职');
  await field(frame, '离职类型').click();
  await frame.getByRole('option', { name: '合同到期终止' }).click();
  await fillDay(page, frame, '最后工作日', addDays(today, -1));
  await frame.getByRole('button', { name: '提交', exact: true }).click();
  await frame.getByText('此日期之后还有其他人事异动，请先取消').waitFor();
  await frame.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
  await planned.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await planned.waitFor({ state: 'detached' });

  await start(frame, '离职');
  await field(frame, '离职类型').click();
  await frame.getByRole('option', { name: '合同到期终止' }).click();
  await fillDay(page, frame, '最后工作日', addDays(today, -1));
  await submit(page, frame, '已提交并生效');
  await frame.getByText('已离职').first().waitFor();

  await start(frame, '再入职');
  await frame.getByText('将按再入职办理').waitFor();
  await chooseOrgan(frame);
  await fillDay(page, frame, '入职日期', today);
  await submit(page, frame, '已提交并生效');
  await frame.getByText('同一人的其他任职').waitFor();
});
