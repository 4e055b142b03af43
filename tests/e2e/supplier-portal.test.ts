import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  { language: 'zh-CN' },
  {
    database: 'PGlite',
    prepare: (database, settings) => registerVendors(database, settings, new Date()),
  },
);
const patience = 240_000;
const password = 'Quiet-River-7';

async function open(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  return [page, await appFrame(page, place.split('/')[0] ?? '')];
}

/** Waits until a purchaser finds a licence by its number. */
async function findLicence(number: string): Promise<void> {
  const [page, frame] = await open('hr', 'purchasing/qualifications');
  await frame.getByRole('searchbox').first().fill(number);
  await frame.getByText(number).first().waitFor();
  await page.close();
}

/** Chooses the password of a one-time link and signs in with it. */
async function activate(page: Page, address: string, account: string): Promise<void> {
  await page.goto(address);
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(password);
  await fields.nth(1).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '去登录' }).click();
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/portal\/supplier\/today/);
}

test(
  'a purchaser invites a contact, who signs in, accepts an order and hands in a licence; another supplier sees neither',
  async () => {
    const [desk, list] = await open('hr', 'purchasing/logins');
    await list.getByText('晨光办公用品（演示）').first().waitFor();
    await list.getByRole('button', { name: '邀请联系人' }).click();
    const form = list.getByRole('dialog');
    await form.getByLabel('供应商').click();
    await list.getByRole('option', { name: '晨光办公用品（演示）' }).click();
    await form.getByLabel('姓名').fill('林采');
    await form.getByLabel('邮箱').fill('lin@supplier.example');
    expect(await violationsOf(list)).toEqual([]);
    await form.getByRole('button', { name: '发送邀请' }).click();
    const address = (await form.locator('output').textContent()) ?? '';
    expect(address).toMatch(/\/password#/);
    await form.getByRole('button', { name: '完成' }).click();
    await list.getByText('lin@supplier.example').first().waitFor();
    await desk.close();

    const page = await portal.freshVisit();
    await activate(page, address, 'lin@supplier.example');
    const frame = await appFrame(page, 'supplier');
    await frame.getByRole('heading', { name: '待办' }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    expect(await page.getByRole('button', { name: /搜索/ }).count()).toBe(0);

    const orders = frame.getByRole('region', { name: /待接订单/ });
    const number =
      (await orders.getByRole('link').first().locator('span').first().textContent()) ?? '';
    await orders.getByRole('link').first().click();
    await frame.getByRole('heading', { name: number }).waitFor();
    await frame.getByLabel('回复（选填）').fill('周五送达');
    await frame.getByRole('button', { name: '接单' }).click();
    await frame.getByText('已接单').first().waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    await page.getByRole('link', { name: '企业与资质' }).first().click();
    await frame.getByRole('button', { name: '提交资质' }).click();
    await frame.getByLabel('资质类型').selectOption('other');
    await frame.getByLabel('证书编号').fill('ISO-9001-LIN');
    await frame.getByRole('button', { name: '提交', exact: true }).click();
    await frame.getByText(/ISO-9001-LIN/).waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    await findLicence('ISO-9001-LIN');
    const [purchaser, found] = await open('hr', 'purchasing/orders');
    await found.getByRole('searchbox').first().fill(number);
    await found.getByText(number).first().click();
    await found.getByRole('dialog').getByText('周五送达').first().waitFor();
    await purchaser.close();

    const [, other] = await open('supplier2', 'supplier/company');
    await other.getByRole('heading', { name: '恒信人力资源（演示）' }).waitFor();
    expect(await other.getByText('ISO-9001-LIN').count()).toBe(0);
    const [, theirs] = await open('supplier2', 'supplier/orders');
    await theirs.getByRole('heading', { name: '订单与送货' }).waitFor();
    expect(await theirs.getByText(number).count()).toBe(0);
  },
  patience,
);
