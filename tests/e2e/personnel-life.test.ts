import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const clock = createTestClock();
const portal = portalOfFile({}, { database: 'PGlite', clock });
const today = dayOf(new Date());
/** The day on which a transfer of next month takes effect, and the one after it. */
const movesOn = addDays(today, 30);
const dayAfter = addDays(today, 31);
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

/** Plans a transfer to another place on its day. */
async function planTransfer(page: Page, frame: Frame): Promise<void> {
  await start(frame, '调动');
  await fillDay(page, frame, '生效日期', movesOn);
  await field(frame, '新工作地点').fill('苏州');
  await submit(page, frame, '将于生效日自动生效');
}

/** Lets the days pass, and waits until the job of that day has done its work. */
async function letDaysPass(days: number): Promise<void> {
  const tenantId = await tenantOf(portal.database, 'harbour');
  clock.advance(days * 86_400_000);
  const runs = () =>
    portal.database.withTransaction({ tenantId, accountId: null }, 'read', (transaction) =>
      transaction
        .selectFrom('job')
        .select('state')
        .where('kind', '=', 'joyhr.takeEffect')
        .where('created_at', '>=', new Date(clock.now().getTime() - 43_200_000))
        .execute(),
    );
  await expect.poll(runs, { timeout: 60_000 }).toContainEqual({ state: 'done' });
}

test('somebody is hired, moves next month on the day, leaves, and comes back as the same person', async () => {
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
  await planTransfer(page, frame);
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

  await planTransfer(page, frame);
  await planned.getByText('苏州').waitFor();
  await letDaysPass(31);
  // The session has ended meanwhile.
  await signIn(page, 'hr', roster);
  const later = await openPerson(page);
  await later.getByRole('tab', { name: '任职信息' }).click();
  await later.getByText('苏州').first().waitFor();
  expect(await later.locator('ol > li', { hasText: '待生效' }).count()).toBe(0);

  await start(later, '离职');
  await field(later, '离职类型').click();
  await later.getByRole('option', { name: '合同到期终止' }).click();
  await fillDay(page, later, '最后工作日', movesOn);
  await submit(page, later, '已提交并生效');
  await later.getByText('已离职').first().waitFor();

  await start(later, '再入职');
  await later.getByText('将按再入职办理').waitFor();
  await chooseOrgan(later);
  await fillDay(page, later, '入职日期', dayAfter);
  await submit(page, later, '已提交并生效');
  await later.getByText('同一人的其他任职').waitFor();
}, 150_000);
