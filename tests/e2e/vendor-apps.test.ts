import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  {},
  { prepare: (database, settings) => registerVendors(database, settings, new Date()) },
);

async function open(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  return [page, await appFrame(page, place.split('/')[0] ?? '')];
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('an employee finds a trip of the tour shop, and what it says is in their language', async () => {
  const [, frame] = await open('staff', 'tourshop/tours');
  const cards = frame.locator('.trip-card');
  await cards.first().waitFor();
  const name = (await cards.last().getByRole('link').textContent()) ?? '';
  await frame.getByRole('searchbox').fill(name);
  await frame.getByText('共 1 条线路').waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('link', { name }).click();
  await frame.getByRole('heading', { name, level: 1 }).waitFor();
  await frame.getByRole('heading', { name: '取消规则' }).waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('link', { name: '返回线路列表' }).click();
  await frame.getByRole('searchbox').fill('没有这样的线路');
  await frame.getByText('没有符合条件的线路').waitFor();
});

test('who is not employed by the company has no tour shop, a super user as little as others', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal');
  await entry(page, '收货').waitFor();
  expect(await entry(page, '线路预订').count()).toBe(0);
  expect(await page.getByRole('navigation').getByText('员工旅游').count()).toBe(0);
});

test('a personnel officer receives an order: too much is refused at its line, a mistake is taken back', async () => {
  const [page, frame] = await open('hr', 'supplier/deliveries');
  const late = frame.locator('.order', { hasText: '已逾期' }).first();
  await late.waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await late.getByRole('link').click();
  const accepted = frame.getByRole('textbox', { name: /^合格数量/ }).first();
  await accepted.fill('99999');
  await frame.getByRole('button', { name: '验收入库' }).click();
  await frame.getByText('超过未收数量和允许的超收比例').waitFor();
  expect(await accepted.getAttribute('aria-invalid')).toBe('true');
  await accepted.fill('1.5');
  await frame
    .getByRole('textbox', { name: /^拒收数量/ })
    .first()
    .fill('1');
  await frame.getByRole('button', { name: '验收入库' }).click();
  await frame.getByText('请填写拒收原因').waitFor();
  await frame.getByRole('textbox', { name: '拒收原因' }).fill('外箱破损');
  await frame.getByRole('button', { name: '验收入库' }).click();
  await page
    .getByText(/-\d+ 已入库/)
    .first()
    .waitFor();
  await frame.getByText('外箱破损').first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: /^冲销/ }).first().click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '冲销' }).click();
  await frame.getByText('已冲销').waitFor();
  await frame.getByRole('link', { name: '返回订单列表' }).click();
  await frame.getByRole('searchbox').fill('没有这样的订单');
  await frame.getByText('没有待收货的订单').waitFor();
});

test('another company has neither', async () => {
  const page = await portal.visit();
  await signIn(page, 'maple', '/portal');
  await entry(page, 'Employees').waitFor();
  expect(await entry(page, 'Receiving').count()).toBe(0);
  expect(await entry(page, 'Tours').count()).toBe(0);
});

test('what a vendor has made is marked over its page, whatever that shows (T13)', async () => {
  const [page] = await open('staff', 'tourshop/tours');
  await page.getByText('员工旅游 · 由外部供应商提供').waitFor();
  await page.getByRole('tab', { name: '首页' }).click();
  await page.getByText('由外部供应商提供').waitFor({ state: 'detached' });
});
