import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

const clock = createTestClock();
const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite', clock });
const today = dayOf(new Date());
const effectiveOn = addDays(today, 6);
const roster = '/portal/personnel/roster';

const field = (frame: Frame, label: string) => frame.getByRole('dialog').getByLabel(label);

async function fillDay(page: Page, frame: Frame, label: string, day: string): Promise<void> {
  await field(frame, label).fill(day);
  await page.keyboard.press('Tab');
}

/** Lets people with the role of managers decide about regularisations. */
async function askManagers(): Promise<void> {
  const tenantId = await tenantOf(portal.database, 'harbour');
  const { id } = await portal.database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('role')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('code', '=', 'manager')
        .executeTakeFirstOrThrow(),
  );
  await publishRoute({ gateway: portal }, 'regularisation', [
    stepOf({ id: 'one', name: '部门负责人', who: [{ kind: 'role', ids: [id] }] }),
  ]);
}

/** Hires somebody who is on probation. */
async function hire(page: Page, list: Frame): Promise<void> {
  await list.getByRole('button', { name: '办理入职' }).click();
  await field(list, '姓名').fill('顾清和');
  await field(list, '证件号码').fill('110101199003077299');
  await expect.poll(() => field(list, '出生日期').inputValue()).toBe('1990-03-07');
  await field(list, '手机号').fill('13800138123');
  await list.getByRole('dialog').getByText('选择部门').click();
  await list.getByRole('treeitem').nth(1).click();
  await fillDay(page, list, '入职日期', addDays(today, -40));
  await fillDay(page, list, '试用期截止日期', addDays(today, 40));
  await list.getByRole('button', { name: '提交', exact: true }).click();
  await list.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the record of the person from the roster. */
async function openPerson(page: Page): Promise<Frame> {
  const frame = await appFrame(page, 'personnel');
  await frame.getByPlaceholder(/姓名、拼音/).fill('顾清和');
  await frame.locator('tr[data-row]', { hasText: '顾清和' }).first().click();
  await frame.getByRole('tab', { name: '变更记录' }).waitFor();
  return frame;
}

/** The list says in the dialog of the change who is asked. */
async function seeApproval(page: Page): Promise<void> {
  await page.goto(`${portal.origin}/portal/personnel/changes/regularisations`);
  const list = await appFrame(page, 'personnel');
  await list.locator('tr[data-row]', { hasText: '顾清和' }).click();
  const dialog = list.getByRole('dialog');
  await dialog.getByRole('heading', { name: /^审批/ }).waitFor();
  await dialog.getByText('李慕白').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Where a record in sight says that its person is on probation. */
const onProbation = (frame: Frame) =>
  frame.getByText('试用期', { exact: true }).filter({ visible: true });

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

test('a regularisation is asked for, approved by a manager, and takes effect on its day', async () => {
  await askManagers();
  const page = await portal.visit();
  await signIn(page, 'hr', roster);
  await hire(page, await appFrame(page, 'personnel'));
  const frame = await openPerson(page);
  await onProbation(frame).first().waitFor();
  await frame.getByRole('button', { name: '人事异动' }).click();
  await frame.getByRole('menuitem', { name: '转正', exact: true }).click();
  await fillDay(page, frame, '转正日期', effectiveOn);
  await frame.getByRole('button', { name: '提交', exact: true }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
  await frame.getByRole('tab', { name: '任职信息' }).click();
  await frame.locator('ol > li', { hasText: '转正' }).getByText('审批中').waitFor();
  await seeApproval(page);

  const desk = await portal.visit();
  await signIn(desk, 'manager', '/portal/workflow/approvals');
  const centre = await appFrame(desk, 'workflow');
  await centre.locator('tr[data-row]', { hasText: '顾清和' }).first().click();
  await centre.getByRole('button', { name: '同意', exact: true }).click();
  await centre.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
  await centre.getByText('已通过', { exact: true }).first().waitFor();

  await page.goto(`${portal.origin}${roster}`);
  const planned = await openPerson(page);
  await planned.getByRole('tab', { name: '任职信息' }).click();
  await planned.locator('ol > li', { hasText: '转正' }).getByText('待生效').waitFor();
  await letDaysPass(6);
  // The session has ended meanwhile.
  await signIn(page, 'hr', roster);
  const after = await openPerson(page);
  await after.getByRole('tab', { name: '任职信息' }).click();
  await after.locator('ol > li', { hasText: '转正' }).getByText('已生效').waitFor();
  expect(await onProbation(after).count()).toBe(0);
}, 150_000);
