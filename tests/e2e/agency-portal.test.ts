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

async function open(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  return [page, await appFrame(page, place.split('/')[0] ?? '')];
}

test(
  'a person of an agency sees its workers, answers a month and proposes a worker, which the company finds',
  async () => {
    const [page, frame] = await open('supplier2', 'supplier/workers');
    await frame.getByRole('heading', { name: '派遣员工' }).waitFor();
    await frame.locator('.card').first().waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    await page.getByRole('link', { name: '派遣结算' }).first().click();
    const line = frame.locator('.card', { hasText: '待确认' }).first();
    const name = (await line.locator('.card-title').textContent())?.trim().split(/\s+/)[0] ?? '';
    await line.getByRole('button', { name: /提出异议/ }).click();
    await frame.getByLabel('异议说明').fill('少计一个休息日');
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '提交异议' }).click();
    await frame.getByText('少计一个休息日').waitFor();

    await page.getByRole('link', { name: '用工需求' }).first().click();
    await frame
      .getByRole('button', { name: /推荐人选/ })
      .first()
      .click();
    await frame.getByLabel('姓名').fill('程远');
    await frame.getByLabel('手机号').fill('13800138111');
    await frame.getByLabel('身份证号').fill('11010519491231002X');
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '提交推荐' }).click();
    await frame.getByText('待定').first().waitFor();
    expect(await frame.getByText('11010519491231002X').count()).toBe(0);

    await page.getByRole('link', { name: '派遣协议' }).first().click();
    await frame.getByText('DA-001').waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    const [, desk] = await open('hr', 'outsourcing/overview');
    const disputes = desk.getByRole('region', { name: '派遣单位有异议的结算' });
    await disputes.getByText('少计一个休息日').waitFor();
    expect(await disputes.getByText(name).count()).toBeGreaterThan(0);
    await desk.getByRole('region', { name: '待确认的推荐人选' }).getByText('推荐 1 人').waitFor();
    expect(await violationsOf(desk)).toEqual([]);

    const [, plain] = await open('supplier', 'supplier/today');
    await plain.getByRole('heading', { name: '待办' }).waitFor();
    expect(await plain.page().getByRole('link', { name: '派遣员工' }).count()).toBe(0);
  },
  patience,
);
