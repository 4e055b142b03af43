import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  { language: 'zh-CN' },
  {
    database: 'PGlite',
    prepare: (database, settings) => registerVendors(database, settings, new Date()),
  },
);
const patience = 150_000;

async function visit(place: string, account: 'manager' | 'hr' = 'manager'): Promise<[Page, Frame]> {
  const page = await portal.visit();
  if (account === 'manager') await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, account, `/portal/tourshop/${place}`);
  return [page, await appFrame(page, 'tourshop')];
}

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d]/g, ''));

async function balanceOf(): Promise<number> {
  const [page, frame] = await visit('points');
  const text = await frame.locator('.statistic-value').textContent();
  await page.close();
  return numberIn(text);
}

const tooWide = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test(
  'on a telephone, a manager books a trip with points and cancels it at the fee that was shown',
  async () => {
    const before = await balanceOf();
    const [page, frame] = await visit('tours');
    await frame.locator('.trip-card').first().getByRole('link').click();
    const total = frame.locator('.total strong');
    await total.waitFor();
    expect(await tooWide(frame)).toBe(false);
    const points = numberIn(await total.textContent());
    expect(points).toBeGreaterThan(0);
    await frame.getByRole('button', { name: '预订', exact: true }).click();
    await frame.getByRole('timer').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '确认支付积分' }).click();
    await frame.locator('.page-actions').getByText('待供应商确认').waitFor();
    expect(await tooWide(frame)).toBe(false);
    expect(await balanceOf()).toBe(before - points);
    await frame.getByRole('button', { name: '取消预订' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const text = (await question.getByText(/将收取 .* 积分/).textContent()) ?? '';
    const [fee = 0, refund = 0] = (text.match(/[\d,]+(?= 积分)/g) ?? []).map(numberIn);
    expect(fee + refund).toBe(points);
    await question.getByRole('button', { name: '取消预订' }).click();
    await frame.locator('.page-actions').getByText('已取消').waitFor();
    expect(await balanceOf()).toBe(before - fee);
  },
  patience,
);

test(
  'a companion is kept only with their consent, and what was typed remains after a refusal',
  async () => {
    const [, frame] = await visit('companions');
    await frame.getByRole('button', { name: '添加同行人' }).click();
    await frame.getByLabel('姓名').fill('林小满');
    await frame.getByLabel('出生日期').fill('2019-05-01');
    await frame.getByRole('button', { name: '保存' }).click();
    await frame.getByText('须先确认已取得同行家属的同意').waitFor();
    expect(await frame.getByLabel('姓名').inputValue()).toBe('林小满');
    await frame.getByRole('checkbox').check();
    await frame.getByRole('button', { name: '保存' }).click();
    await frame.getByRole('heading', { name: '林小满' }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
  },
  patience,
);

test(
  'a personnel officer changes the seats of a departure, never below those that are sold, and confirms a booking',
  async () => {
    const [, frame] = await visit('desk', 'hr');
    const row = frame.locator('tr[data-departure]').first();
    await row.getByRole('button', { name: /^改名额/ }).click();
    await row.getByRole('spinbutton', { name: /^总名额/ }).fill('1');
    await row.getByRole('button', { name: '保存' }).click();
    await frame.getByText('名额不能少于已售和保留的人数').waitFor();
    await row.getByRole('spinbutton', { name: /^总名额/ }).fill('25');
    await row.getByRole('button', { name: '保存' }).click();
    await row.getByRole('cell', { name: '25', exact: true }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    const [, other] = await visit('desk-bookings', 'hr');
    const confirm = other.getByRole('button', { name: /^确认 TS/ }).first();
    const number = (await confirm.getAttribute('aria-label'))?.slice(3) ?? '';
    await confirm.click();
    await other.getByLabel('供应商编号').fill('HX-2026-77');
    await other.getByRole('button', { name: '确认', exact: true }).click();
    await other.getByRole('button', { name: `确认 ${number}` }).waitFor({ state: 'detached' });
    await other.getByRole('combobox', { name: '状态' }).selectOption('confirmed');
    await other.getByText('HX-2026-77').waitFor();
    expect(await violationsOf(other)).toEqual([]);
  },
  patience,
);
