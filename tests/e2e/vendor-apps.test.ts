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
  await entry(page, '供应商协同').waitFor();
  expect(await entry(page, '线路预订').count()).toBe(0);
  expect(await page.getByRole('navigation').getByText('员工旅游').count()).toBe(0);
});

test('a personnel officer books a delivery for a department that the gateway names', async () => {
  const [page, frame] = await open('hr', 'supplier/deliveries');
  await frame.getByRole('combobox').selectOption({ index: 1 });
  const organ = await frame.getByRole('combobox').inputValue();
  await frame.getByRole('button', { name: '登记收货' }).first().click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByText(`将登记为由${organ}收货`).waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await frame.getByText(`已由${organ}收货`).waitFor();
  expect(await violationsOf(frame)).toEqual([]);
});

test('another company has neither', async () => {
  const page = await portal.visit();
  await signIn(page, 'maple', '/portal');
  await entry(page, 'Employees').waitFor();
  expect(await entry(page, 'Suppliers').count()).toBe(0);
  expect(await entry(page, 'Tours').count()).toBe(0);
});

test('what a vendor has made is marked over its page, whatever that shows (T13)', async () => {
  const [page] = await open('staff', 'tourshop/tours');
  await page.getByText('员工旅游 · 由外部供应商提供').waitFor();
  await page.getByRole('tab', { name: '首页' }).click();
  await page.getByText('由外部供应商提供').waitFor({ state: 'detached' });
});
