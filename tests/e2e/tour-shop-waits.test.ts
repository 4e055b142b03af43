import { sql } from 'kysely';
import type { Frame, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { publishDemoRoutes } from '#gateway/seed/workflow/publish-routes.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  { language: 'zh-CN' },
  {
    database: 'PGlite',
    async prepare(database, settings) {
      await registerVendors(database, settings, new Date());
      await publishDemoRoutes(database, new Date());
    },
  },
);
const patience = 240_000;

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  return [page, await appFrame(page, place.split('/')[0] ?? '')];
}

const press = (frame: Frame, name: string | RegExp) =>
  frame.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
const state = (frame: Frame, words: string) =>
  frame.locator('.page-actions').getByText(words).waitFor();

async function openTrip(frame: Frame, name: string): Promise<void> {
  await frame.getByRole('link', { name }).click();
  await frame.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Sets how many seats a departure has, as the administrator of the shop. */
async function setSeats(departureId: string, seats: number): Promise<void> {
  const [page, frame] = await visit('hr', 'tourshop/desk');
  const row = frame.locator(`tr[data-departure="${departureId}"]`);
  await row.getByRole('button', { name: /^改名额/ }).click();
  await row.getByRole('spinbutton', { name: /^总名额/ }).fill(String(seats));
  await row.getByRole('button', { name: '保存' }).click();
  await row
    .getByRole('cell', { name: String(seats), exact: true })
    .first()
    .waitFor();
  await page.close();
}

/** The supplier's yes to the booking of a number, noted at the desk. */
async function confirmBooking(number: string): Promise<void> {
  const [page, frame] = await visit('hr', 'tourshop/desk-bookings');
  await press(frame, `确认 ${number}`);
  await frame.getByLabel('供应商编号').fill('HX-2027-01');
  await press(frame, '确认');
  await frame.getByRole('button', { name: `确认 ${number}` }).waitFor({ state: 'detached' });
  await page.close();
}

const numberOf = async (frame: Frame): Promise<string> =>
  (await frame.getByText(/^TS\d/).first().textContent()) ?? '';

test(
  'who finds a departure full waits in line, is offered the seat that becomes free, and books it',
  async () => {
    const [desk, rows] = await visit('hr', 'tourshop/desk');
    const open = rows.locator('tr[data-departure]', { hasText: '莫干山竹海两日' });
    const row = open.filter({ hasText: '销售中' }).first();
    const departureId = (await row.getAttribute('data-departure')) ?? '';
    const [dates = '', taken = 0] = [
      await row.locator('td').nth(1).textContent(),
      Number(await row.locator('td').nth(3).textContent()),
    ];
    const fromOn = dates?.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '';
    await desk.close();
    await setSeats(departureId, taken);

    const [page, frame] = await visit('staff', 'tourshop/tours');
    await openTrip(frame, '莫干山竹海两日');
    const departure = frame.locator('label.departure', { hasText: fromOn });
    await departure.getByText('已满').waitFor();
    await departure.click();
    await press(frame, '加入候补（第 1 位）');
    await frame.getByText('您的候补位次').waitFor();
    await frame.getByText('第 1 位', { exact: true }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    const [other, list] = await visit('hr', `tourshop/desk/${departureId}`);
    await list.getByText('候补中').waitFor();
    expect(await violationsOf(list)).toEqual([]);
    await other.close();
    await setSeats(departureId, taken + 1);

    await page.goto('/portal/tourshop/bookings');
    const bookings = await appFrame(page, 'tourshop');
    const held = bookings.locator('li.card', { hasText: '待支付' });
    await held.getByRole('link').click();
    // Seats that are offered are kept for a day, not for a quarter of an hour.
    await bookings
      .getByRole('timer')
      .getByText(/^2[34]:\d\d:\d\d$/)
      .waitFor();
    await press(bookings, '确认支付积分');
    await state(bookings, '待供应商确认');
    await confirmBooking(await numberOf(bookings));
    await page.reload();
    await state(await appFrame(page, 'tourshop'), '已确认');
  },
  patience,
);

test(
  'what own points do not pay the company is asked for; with its yes the trip is booked, and leave opens with its days',
  async () => {
    await makeDear('大阪京都五日');
    const [page, shop] = await visit('staff', 'tourshop/tours');
    await openTrip(shop, '大阪京都五日');
    await shop.getByText(/超出的 .* 积分将申请公司资助/).waitFor();
    await press(shop, '预订');
    await shop.getByRole('timer').waitFor();
    expect(await shop.getByRole('button', { name: '提交公司资助申请' }).isDisabled()).toBe(true);
    await shop.getByLabel('申请理由').fill('部门年度团建');
    expect(await violationsOf(shop)).toEqual([]);
    await press(shop, '提交公司资助申请');
    await state(shop, '待公司审批');
    const number = await numberOf(shop);
    const days =
      (await shop
        .getByText(/^\d{4}-\d\d-\d\d .*至 \d{4}/)
        .first()
        .textContent()) ?? '';
    const [fromOn = '', toOn = ''] = days.match(/\d{4}-\d\d-\d\d/g) ?? [];

    const [leader, approvals] = await visit('manager', 'workflow/approvals');
    await approvals.locator('tr[data-row]', { hasText: '旅游资助申请' }).first().click();
    await approvals.getByText('部门年度团建').first().waitFor();
    await press(approvals, '同意');
    const dialog = approvals.getByRole('dialog');
    await dialog.getByLabel('意见').fill('同意资助');
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await approvals.locator('ol > li', { hasText: '同意资助' }).waitFor();
    await leader.close();

    await confirmBooking(number);
    await page.reload();
    const own = await appFrame(page, 'tourshop');
    await state(own, '已确认');
    await own.getByText('其中公司资助').waitFor();
    await press(own, '去请假');
    const attendance = await appFrame(page, 'attendance');
    const leave = attendance.getByRole('dialog');
    expect(await leave.getByLabel('开始').inputValue()).toBe(fromOn);
    expect(await leave.getByLabel('结束').inputValue()).toBe(toOn);
  },
  patience,
);

/** Makes a trip dearer than the points that anybody has. */
async function makeDear(product: string): Promise<void> {
  const { id } = await portal.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .where('code', '=', 'harbour')
        .select('id')
        .executeTakeFirstOrThrow(),
  );
  await portal.database.withTransaction({ tenantId: id, accountId: null }, 'write', (database) =>
    sql`update tour_price set points = 9000
      where tenant_id = ${id} and traveller = 'adult' and departure_id in (
        select d.id from tour_departure d
        join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
        where d.tenant_id = ${id} and p.name = ${product})`.execute(database),
  );
}

test(
  'on a telephone a trip is booked in six presses, and a hold is found again after the shop was closed',
  async () => {
    const page = await portal.visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'manager', '/portal');
    let presses = 0;
    const tap = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    await tap(page.getByRole('button', { name: '打开菜单' }));
    const menu = page.locator('#navigation');
    const group = menu.locator('button[data-menu]', { hasText: '员工旅游' });
    await group.waitFor();
    if ((await group.getAttribute('aria-expanded')) === 'false') await tap(group);
    await tap(menu.getByRole('link', { name: '线路预订', exact: true }));
    const shop = await appFrame(page, 'tourshop');
    await tap(shop.getByRole('link', { name: '苏州园林一日' }));
    await tap(shop.getByRole('button', { name: '预订', exact: true }));
    await shop.getByRole('timer').waitFor();

    // The page of the portal goes with every frame in it; the seats do not.
    await page.goto('/portal/tourshop/tours');
    const again = await appFrame(page, 'tourshop');
    await again.getByText(/苏州园林一日 的名额为您保留至/).waitFor();
    await again.getByRole('link', { name: '去支付' }).click();
    await again.getByRole('timer').waitFor();
    await tap(again.getByRole('button', { name: '确认支付积分' }));
    await state(again, '待供应商确认');
    expect(presses).toBeLessThanOrEqual(6);
  },
  patience,
);

test(
  'a person of the travel agency sees who travels within 30 days of a departure, and confirms a booking of a later one',
  async () => {
    const [page, frame] = await visit('supplier3', 'supplier/trips');
    await frame.getByRole('heading', { name: '旅游团期' }).waitFor();
    const later = frame.locator('li.card', { hasText: /起可查看出行人/ }).first();
    await later.waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await frame.locator('li.card', { hasText: '可查看至' }).getByRole('link').first().click();
    await frame.getByText('成人').first().waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('link', { name: '← 旅游团期' }).click();
    await frame
      .locator('li.card', { hasText: '起可查看出行人' })
      .filter({ hasText: '待确认' })
      .getByRole('link')
      .first()
      .click();
    const booking = frame
      .locator('li.card')
      .filter({ has: frame.getByRole('button') })
      .first();
    expect(await frame.getByText('成人').count()).toBe(0);
    await booking.getByRole('button', { name: /^确认/ }).click();
    await frame.getByRole('button', { name: '确认', exact: true }).click();
    await frame.getByText('请填写贵司订单编号').waitFor();
    await frame.getByLabel('贵司订单编号').fill('YT-2027-5');
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '确认', exact: true }).click();
    await frame.getByText('已提交确认').first().waitFor();
    expect(await page.getByRole('link', { name: '派遣员工' }).count()).toBe(0);
    const [other] = await visit('supplier2', 'supplier/today');
    expect(await other.getByRole('link', { name: '旅游团期' }).count()).toBe(0);
  },
  patience,
);
