import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/attendance/${place}`);
  return [page, await appFrame(page, 'attendance')];
}

const patience = 150_000;

test(
  'an exception is cleared from the inbox by keyboard',
  async () => {
    const [page, frame] = await visit('hr', 'exceptions');
    const list = frame.getByRole('list', { name: '待处理的考勤异常' });
    const rows = list.getByRole('listitem');
    const late = rows.filter({ hasText: /迟到 \d+ 分钟/ }).first();
    const open = late.getByRole('button');
    const before = await open.innerText();
    await open.focus();
    await page.keyboard.press('Enter');
    const day = frame.getByRole('dialog');
    await day.getByText('结果由来').waitFor();
    await page.keyboard.press('Escape');
    await day.waitFor({ state: 'hidden' });
    await open.focus();
    await page.keyboard.press('w');
    const asking = frame.getByRole('dialog');
    await asking.getByLabel('原因').fill('地铁故障');
    await asking.getByRole('button', { name: '提交' }).click();
    await asking.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await rows.allInnerTexts()).some((text) => text.includes(before)))
      .toBe(false);
    await frame.getByRole('tab', { name: '已处理' }).click();
    await frame.locator('tr[data-row]', { hasText: '地铁故障' }).first().waitFor();
  },
  patience,
);

test(
  'a month is closed, and what is settled later counts in the next one',
  async () => {
    const [, frame] = await visit('maple', 'months');
    await frame.locator('[aria-haspopup="listbox"]').first().click();
    const last = frame.getByRole('option').nth(1);
    const [name = ''] = (await last.innerText()).split(' · ');
    await last.click();
    await frame.getByRole('button', { name: 'Close month' }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByText('Open exceptions').waitFor();
    const close = dialog.getByRole('button', { name: 'Close month' });
    expect(await close.isDisabled()).toBe(true);
    await dialog.getByText('I checked it').click();
    await close.click();
    await dialog.waitFor({ state: 'hidden' });
    await frame.getByText('Closed', { exact: true }).first().waitFor();
    const before = await corrections();
    const [page, inbox] = await visit('maple', 'exceptions');
    const from = new Date(`1 ${name} UTC`).toISOString().slice(0, 10);
    await inbox.getByLabel('From').fill(from);
    await page.keyboard.press('Enter');
    const late = inbox.getByRole('listitem').filter({ hasText: 'Late' }).first();
    await late.filter({ hasText: name.slice(0, 3) }).waitFor();
    await late.getByRole('button').focus();
    await page.keyboard.press('w');
    const asking = inbox.getByRole('dialog');
    await asking.getByLabel('Reason').fill('The metro stood still');
    await asking.getByRole('button', { name: 'Submit' }).click();
    await asking.waitFor({ state: 'hidden' });
    expect(await corrections()).toBe(before + 1);
  },
  patience,
);

test(
  'a punch outside the range says so at once, and on the day',
  async () => {
    await notePlaces();
    const page = await portal.visit();
    await page.context().grantPermissions(['geolocation']);
    // A hundredth of a degree to the north is more than a kilometre.
    await page.context().setGeolocation({ latitude: 31.2404, longitude: 121.4737 });
    await signIn(page, 'staff', '/portal/attendance/mine');
    const frame = await appFrame(page, 'attendance');
    const card = frame.getByRole('region', { name: '打卡', exact: true });
    await card.getByText('打卡时将记录位置，打卡范围 300 米').waitFor();
    await card.getByRole('button', { name: '打卡', exact: true }).click();
    await page.getByText(/打卡成功，距打卡地点 11\d\d 米，超出范围/).waitFor();
    const day = frame.getByRole('region', { name: /考勤明细/ });
    await day.getByText(/网页打卡\s+距打卡地点 11\d\d 米，超出范围/).waitFor();
  },
  patience,
);

/** Notes the place of punches in every group of the company. */
async function notePlaces(): Promise<void> {
  const tenantId = await tenantOf(portal.database, 'harbour');
  const place = { tenantId, accountId: null };
  await portal.database.withTransaction(place, 'write', (transaction) =>
    transaction
      .updateTable('attendance_group')
      .where('tenant_id', '=', tenantId)
      .set({ place_rule: 'noted', latitude: '31.2304', longitude: '121.4737', radius: 300 })
      .execute(),
  );
}

/** How many corrections of earlier months count in this month. */
async function corrections(): Promise<number> {
  const [, frame] = await visit('maple', 'months');
  await frame.locator('tr[data-row]').first().waitFor();
  const banner = frame.getByText(/corrections? of (?:an )?earlier months?/);
  return (await banner.count()) === 0 ? 0 : Number.parseInt(await banner.innerText(), 10);
}
